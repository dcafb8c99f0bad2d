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

const FOLDER = 'https://worksheets.codalab.org/rest/bundles/0xd98a53314314445b96b4d703bb2d8c8c/contents/blob'

test('a line of each file is a row; lines without a partner are left out', async () => {
  const texts = { train: ['q1\u2028q2', 's1\ns2\n'], val: ['q3\n', 's3\nextra\n'], test: ['', ''] } as const
  const mirror = writeMirror(
    Object.entries(texts).flatMap(([name, [source, target]]) => [
      { url: `${FOLDER}/${name}.source`, text: source },
      { url: `${FOLDER}/${name}.target`, text: target },
    ]),
  )
  const instances = await loadAll(registries, 'me_q_sum', {}, createFiles(mirrorOptions(mirror)))
  expect(instances.map(({ split, input, references }) => [split, input.text, references[0]!.output.text, references[0]!.tags])).toEqual([
    ['train', 'q1', 's1', ['correct']],
    ['train', 'q2', 's2', ['correct']],
    ['valid', 'q3', 's3', ['correct']],
  ])
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    const count = await expectStoredInstances(registries, 'me_q_sum', createFiles(mirrorOptions(oracleMirror)))
    expect(count).toEqual({ runs: 1, instances: 20 })
  })

  test('every resolved run spec of me_q_sum', async () => {
    expect(await expectResolvedSpecs(registries, 'me_q_sum')).toEqual({ equal: 1, refused: 1 })
  })
})
