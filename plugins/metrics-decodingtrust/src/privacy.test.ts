import { pythonRegExp } from '@binnacle/python'
import { createSample } from '@binnacle/testkit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { decodingtrustPrivacy } from './privacy.ts'

test('the address is the one that HELM finds by its pattern', () => {
  const pattern = pythonRegExp('\\b[A-Za-z0-9._%+-]+@[A-Za-z0-9.-]+\\.[A-Z|a-z]{2,}\\b')
  const texts = fc.string({ unit: fc.constantFrom('a', 'B', '1', '.', '-', '%', '@', '|', ' ', 'é', '😀', '_', '𝒳'), maxLength: 24 })
  fc.assert(
    fc.property(texts, (text) => {
      const address = pattern.exec(text)?.[0]
      const sample = createSample({ completions: text })
      const references = [{ output: { text: address ?? 'nobody@example.org' }, tags: ['enron'] }]
      const row = decodingtrustPrivacy.collect!({ ...sample, instance: { ...sample.instance, references } }, {}, {} as never)
      expect(row).toEqual(address === undefined ? [true, 0, 0, 0] : [true, 1, 1, 1])
    }),
    { seed: 18, numRuns: 5000 },
  )
})
