import { describe, expect, test } from 'vitest'
import { expectResolvedSpecs, expectStoredInstances } from '@binnacle/parity-kit/expect-helm'
import { hasOracle } from '@binnacle/parity-kit/helm-oracle'
import { load, oracleFiles, registries } from '../../test/open.ts'

const FOLDER = 'https://raw.githubusercontent.com/aisingapore/BHASA/main/lindsea/id/syntax'
const fileOf = (name: string, ...categories: readonly string[]) => ({
  url: `${FOLDER}/${name}.jsonl`,
  text: categories
    .map((category, place) => JSON.stringify({ category, correct: `right ${name} ${place} `, wrong: `wrong ${name} ${place}` }))
    .join('\n'),
})

const FILES = [
  fileOf('NPIs_and_negation', 'npi'),
  fileOf('argument_structure', 'argument', 'argument'),
  fileOf('filler-gap_dependencies', 'gap'),
  fileOf('morphology', 'gap'),
]

test('questions by category, the largest first; each category is shuffled with the same seed', async () => {
  const instances = await load('lindsea_minimal_pairs', { method: 'mcq', language: 'id' }, ...FILES)
  expect(instances.map(({ input }) => /(?:right|wrong) (\S+ \d)/.exec(input.text!)![1])).toEqual([
    'argument_structure 0',
    'argument_structure 1',
    'filler-gap_dependencies 0',
    'morphology 0',
    'NPIs_and_negation 0',
  ])
  const first = instances.filter((_, place) => [0, 2, 4].includes(place))
  expect(new Set(first.map(({ references }) => references.findIndex(({ tags }) => tags.length > 0))).size).toBe(1)
  for (const { input, references } of instances) {
    const right = references.find(({ tags }) => tags.includes('correct'))!.output.text
    expect(input.text).toMatch(new RegExp(`^Kalimat mana yang lebih mungkin\\?\n(.*\n)?${right}: right .*\n`))
  }
})

test('pairs in the order of the files, with no question', async () => {
  const instances = await load('lindsea_minimal_pairs', { method: 'minimal_pairs', language: 'id' }, ...FILES)
  expect(instances).toHaveLength(5)
  expect(instances[0]).toEqual({
    split: 'test',
    input: { text: '' },
    references: [
      { output: { text: 'right NPIs_and_negation 0' }, tags: ['correct'] },
      { output: { text: 'wrong NPIs_and_negation 0' }, tags: [] },
    ],
  })
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    expect(await expectStoredInstances(registries, 'lindsea_minimal_pairs', oracleFiles())).toEqual({ runs: 3, instances: 70 })
  })

  test('every resolved run spec of lindsea_syntax_minimal_pairs', async () => {
    expect(
      await expectResolvedSpecs(registries, 'lindsea_syntax_minimal_pairs', {
        refusedHere: ({ method }) => method !== undefined && method !== 'mcq',
      }),
    ).toEqual({ equal: 2, refused: 7 })
  })
})
