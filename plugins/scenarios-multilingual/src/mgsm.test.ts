import { createFiles } from '@binnacle/hub'
import { describe, expect, test } from 'vitest'
import { hasData, writeDataMirror } from '../../../tests/support/data-mirror.ts'
import { loadAll } from '../../../tests/support/expect-helm.ts'
import { mirrorOptions } from '../../../tests/support/mirror-options.ts'
import { DATA_FILES, MGSM_AT_HAND } from '../test/data.ts'
import { load, registries } from '../test/open.ts'

const fileOf = (text: string) => ({ dataset: 'juletxara/mgsm', file: 'mgsm_es.tsv', text })

test('question and number', async () => {
  expect(await load('mgsm', { language: 'es' }, fileOf('¿Cuántos "patos"?\t18\n'))).toEqual([
    { split: 'test', input: { text: '¿Cuántos "patos"?' }, references: [{ output: { text: '18' }, tags: ['correct'] }] },
  ])
  await expect(load('mgsm', { language: 'es' }, fileOf('¿Cuántos?\tmuchos\n'))).rejects.toThrow(/row 1 .*mgsm_es\.tsv.*must be a number/)
})

test('is asked in the words of the language, without shots, and is not HELM’s', async () => {
  const { build } = await registries.get('tasks', 'mgsm')
  expect(build({ language: 'sw' } as never, {})).toMatchObject({
    adaptation: { inputPrefix: 'Swali: ', outputPrefix: 'Jibu: ', maxTrainInstances: 0, maxTokens: 400, stopSequences: [] },
    main: { stat: 'final_number_exact_match', split: 'test' },
  })
  expect((await registries.get('scenarios', 'mgsm')).helm).toBeUndefined()
})

describe.skipIf(!hasData)('over the data', () => {
  test('250 problems in each language, with the same numbers', async () => {
    const files = createFiles(mirrorOptions(writeDataMirror(DATA_FILES)))
    const numbers = new Set<string>()
    for (const language of MGSM_AT_HAND) {
      const instances = await loadAll(registries, 'mgsm', { language }, files)
      expect(instances, language).toHaveLength(250)
      numbers.add(instances.map(({ references }) => Number(references[0]!.output.text.replaceAll(',', ''))).join())
    }
    expect(numbers.size).toBe(1)
  })
})
