import { describe, expect, test } from 'vitest'
import { expectResolvedSpecs, expectStoredInstances } from '@binnacle/parity-kit/expect-helm'
import { hasOracle } from '@binnacle/parity-kit/helm-oracle'
import { load, oracleFiles, registries } from '../../test/open.ts'

const rowOf = (place: number) => ({
  context: ` ${'x'.repeat(place % 11)} `,
  question: `Q${place}?`,
  answers: { text: [' one ', 'two'], answer_start: [0, 1] },
})

test('a thousand rows are drawn; of the others the shortest fifth are shots', async () => {
  const rows = Array.from({ length: 1050 }, (_, place) => rowOf(place))
  const instances = await load('xquad', { language: 'vi' }, { dataset: 'google/xquad', config: 'xquad.vi', split: 'validation', rows })
  const [train, tested] = ['train', 'test'].map((split) => instances.filter((instance) => instance.split === split))
  expect(tested).toHaveLength(1000)
  expect(train!.length).toBeGreaterThan(0)
  expect(train!.length).toBeLessThan(15)
  for (const { input } of train!) expect(input.text).toMatch(/^Đoạn văn: x{0,2}\nCâu hỏi: Q\d+\?$/)
  expect(tested![0]!.references.map(({ output }) => output.text)).toEqual(['one', 'two'])
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    expect(await expectStoredInstances(registries, 'xquad', oracleFiles())).toEqual({ runs: 3, instances: 70 })
  })

  test('every resolved run spec of xquad', async () => {
    expect(await expectResolvedSpecs(registries, 'xquad')).toEqual({ equal: 3, refused: 1 })
  })
})
