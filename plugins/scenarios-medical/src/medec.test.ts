import { createContainer } from '@binnacle/core/host'
import { createFiles } from '@binnacle/hub'
import metricsBasic from '@binnacle/metrics-basic'
import { describe, expect, test } from 'vitest'
import { expectResolvedSpecs, expectStoredInstances, loadAll } from '@binnacle/parity-kit/expect-helm'
import { hasOracle, oracleMirror } from '@binnacle/parity-kit/helm-oracle'
import { mirrorOptions, writeMirror } from '@binnacle/parity-kit/mirror-options'
import plugin from './index.ts'

const plugins = [metricsBasic, plugin].map((each) => ({ origin: 'test', plugin: each() }))
const { registries } = createContainer(plugins, [], () => {})

const HEADER = 'Text ID,Sentences,Error Flag,Error Sentence ID,Corrected Sentence\n'
const url =
  'https://raw.githubusercontent.com/abachaa/MEDEC/49c59dcba43a7af8717590a405b11a57f42b04df/MEDEC-MS/MEDEC-MS-TestSet-with-GroundTruth-and-ErrorType.csv'
const load = (rows: string) => loadAll(registries, 'medec', {}, createFiles(mirrorOptions(writeMirror([{ url, text: HEADER + rows }]))))

test('notes with an error want the sentence corrected, others the word CORRECT; rows without text are passed over', async () => {
  const rows = 'a,"0 One.\r\n1 Two. ",1, 1 , Three.\nb,0 Fine.,0,-1,NA\nc,,NA,NA,NA\nd,0 Odd.,1,0,NA\n'
  expect((await load(rows)).map(({ input, references }) => [input.text, references[0]!.output.text])).toEqual([
    ['0 One.\n1 Two.', '1 Three.'],
    ['0 Fine.', 'CORRECT'],
    ['0 Odd.', 'CORRECT'],
  ])
})

test('a flag that is none is named', async () => {
  await expect(load('a,0 One.,maybe,0,Two.\n')).rejects.toThrow(/row 1 .*Error Flag: must be 0 or 1/)
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    const count = await expectStoredInstances(registries, 'medec', createFiles(mirrorOptions(oracleMirror)))
    expect(count).toEqual({ runs: 2, instances: 60 })
  })

  test('every resolved run spec of medec', async () => {
    expect(await expectResolvedSpecs(registries, 'medec')).toEqual({ equal: 1, refused: 1 })
  })
})
