import { describe, expect, test } from 'vitest'
import { expectResolvedSpecs, expectStoredInstances } from '@binnacle/parity-kit/expect-helm'
import { hasOracle } from '@binnacle/parity-kit/helm-oracle'
import { load, oracleFiles, registries } from '../../test/open.ts'

const fileOf = (config: string, split: string, ...rows: readonly object[]) => ({ dataset: 'cambridgeltl/xcopa', config, split, rows })
const rowOf = (idx: number, question: string, label: number) => ({
  idx,
  premise: `P${idx} `,
  choice1: 'one',
  choice2: 'two',
  question,
  label,
})

test('Tamil rows say whether the cause or the effect is asked for', async () => {
  const instances = await load(
    'xcopa',
    { language: 'id' },
    fileOf('id', 'validation', rowOf(0, 'cause', 0)),
    fileOf('ta', 'validation', rowOf(0, 'effect', 0)),
    fileOf('id', 'test', rowOf(1, 'effect', 1), rowOf(2, 'effect', 1)),
    fileOf('ta', 'test', rowOf(1, 'cause', 1)),
  )
  expect(instances).toEqual([
    {
      split: 'train',
      input: {
        text: 'P0\nBerdasarkan situasi di atas, mana dari pilihan-pilihan berikut ini yang lebih mungkin menjadi akibat?\nA: one\nB: two\nJawablah dengan satu huruf saja, A atau B.',
      },
      references: [{ output: { text: 'A' }, tags: ['correct'] }],
    },
    expect.objectContaining({ split: 'test', references: [{ output: { text: 'B' }, tags: ['correct'] }] }),
  ])
  expect(instances[1]!.input.text).toContain('menjadi sebab?')
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    expect(await expectStoredInstances(registries, 'xcopa', oracleFiles())).toEqual({ runs: 5, instances: 110 })
  })

  test('every resolved run spec of xcopa', async () => {
    expect(await expectResolvedSpecs(registries, 'xcopa')).toEqual({ equal: 5, refused: 1 })
  })
})
