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

const TURN = {
  table: [
    ['-', '2020', '2019'],
    ['sales', '12', '11'],
  ],
  annotation: {
    cur_dial: ['sales?', 'and before?'],
    exe_ans_list: [12, 11],
    exe_ans: 11,
    gold_ind: { table_1: 'sales', text_1: 'a . ', text_2: 'b . ' },
  },
}

function filesOf(turn: object) {
  const members = { 'data/train_turn.json': JSON.stringify([TURN]).replace('[12,', '[12.0,'), 'data/dev_turn.json': JSON.stringify([turn]) }
  return createFiles(
    mirrorOptions(
      writeMirror([{ url: 'https://github.com/czyssrs/ConvFinQA/raw/cf3eed2d5984960bf06bb8145bcea5e80b0222a6/data.zip', members }]),
    ),
  )
}

describe('turns', () => {
  test('the table, the sentences and the conversation with its answers so far', async () => {
    const { gold_ind: _evidence, ...annotation } = TURN.annotation
    const plain = { ...TURN, annotation: { ...annotation, cur_dial: ['up?'], exe_ans: 'yes' } }
    expect(await loadAll(registries, 'conv_fin_qa_calc', {}, filesOf(plain))).toEqual([
      {
        split: 'train',
        input: {
          text: 'Table: \n| - | 2020 | 2019 |\n| sales | 12 | 11 |\n\nText: \na . b . \n\nQuestion: sales?\nAnswer: 12.0\nQuestion: and before?',
        },
        references: [{ output: { text: '11' }, tags: ['correct'] }],
      },
      {
        split: 'valid',
        input: { text: 'Table: \n| - | 2020 | 2019 |\n| sales | 12 | 11 |\n\nQuestion: up?' },
        references: [{ output: { text: 'yes' }, tags: ['correct'] }],
      },
    ])
  })

  test('an answer that is missing is named', async () => {
    const broken = { ...TURN, annotation: { ...TURN.annotation, exe_ans_list: [] } }
    await expect(loadAll(registries, 'conv_fin_qa_calc', {}, filesOf(broken))).rejects.toThrow(/row 1 .*dev_turn\.json.*exe_ans_list/)
  })
})

describe.skipIf(!hasOracle)('as in HELM', () => {
  test('every stored instance', async () => {
    const count = await expectStoredInstances(registries, 'conv_fin_qa_calc', createFiles(mirrorOptions(oracleMirror)))
    expect(count).toEqual({ runs: 2, instances: 65 })
  })

  test('every resolved run spec', async () => {
    expect(await expectResolvedSpecs(registries, 'conv_fin_qa_calc')).toEqual({ equal: 1, refused: 1 })
  })
})
