import { checkValue } from '@binnacle/core'
import { createContainer } from '@binnacle/core/host'
import { createFiles } from '@binnacle/hub'
import metricsBasic from '@binnacle/metrics-basic'
import { describe, expect, test } from 'vitest'
import { loadAll } from '@binnacle/parity-kit/expect-helm'
import { demoMirror, mirrorOptions, writeMirror } from '@binnacle/parity-kit/mirror-options'
import { CMMLU_SUBJECTS } from './cmmlu-subjects.data.ts'
import plugin from '../index.ts'

const plugins = [metricsBasic, plugin].map((each) => ({ origin: 'test', plugin: each() }))
const { registries } = createContainer(plugins, [], () => {})
const demoFiles = createFiles(mirrorOptions(demoMirror))

const HEADER = ',Question,A,B,C,D,Answer\n'

describe('rows', () => {
  test('of the demonstration: development rows are shots', async () => {
    const instances = await loadAll(registries, 'cmmlu', { subject: 'daily_life' }, demoFiles)
    expect(instances.map(({ split }) => split)).toEqual([...Array(5).fill('train'), ...Array(30).fill('test')])
    for (const { input, references } of instances) {
      expect(input.text).toMatch(/\p{Script=Han}/u)
      expect(references).toHaveLength(4)
      expect(references.flatMap(({ tags }) => tags)).toEqual(['correct'])
    }
  })

  test('a broken row is named', async () => {
    const file = { dataset: 'haonan-li/cmmlu', config: 'anatomy' }
    const mirror = writeMirror([
      { ...file, split: 'dev', text: `${HEADER}0,问,甲,乙,丙,丁,B\n` },
      { ...file, split: 'test', text: `${HEADER}0,问,甲,乙,丙,丁,E\n` },
    ])
    const loading = loadAll(registries, 'cmmlu', { subject: 'anatomy' }, createFiles(mirrorOptions(mirror)))
    await expect(loading).rejects.toThrow(/test\.csv.*Answer/s)
  })

  test('an unknown subject is named with near ones', async () => {
    await expect(loadAll(registries, 'cmmlu', { subject: 'anatmy' }, demoFiles)).rejects.toMatchObject({
      code: 'ERR_SCENARIO_SUBJECT',
      message: 'CMMLU has no subject “anatmy”. Near ones: anatomy.',
    })
  })

  test('a subject that the mirror lacks is not called unknown', async () => {
    await expect(loadAll(registries, 'cmmlu', { subject: 'anatomy' }, demoFiles)).rejects.not.toMatchObject({
      code: 'ERR_SCENARIO_SUBJECT',
    })
  })
})

async function recipeOf(args: object) {
  const task = await registries.get('tasks', 'cmmlu')
  const checked = checkValue(task.options!, args)
  if (checked.issues !== undefined) throw new Error(JSON.stringify(checked.issues))
  return task.build(checked.value as never, {})
}

describe('the task', () => {
  test('asks in Chinese, with the Chinese name of the subject', async () => {
    const { adaptation, scenario, metrics, groups } = await recipeOf({ subject: 'anatomy' })
    expect(adaptation).toMatchObject({
      method: 'multiple_choice_joint',
      instructions: '下面是一些关于解剖学的单项选择题，每题只有一个正确选项，请用选项前的字母作答。\n',
      inputPrefix: '题目：',
      outputPrefix: '答案：',
      maxTrainInstances: 5,
      maxTokens: 1,
      temperature: 0,
    })
    expect(scenario).toEqual({ name: 'cmmlu', options: { subject: 'anatomy' } })
    expect(metrics.map(({ name }) => name)).toEqual(['basic_generation', 'basic_reference', 'instances_per_split'])
    expect(groups).toEqual(['cmmlu'])
  })

  test('another subject is asked without a name', async () => {
    expect((await recipeOf({ subject: 'toString' })).adaptation.instructions).toMatch(/^下面是一些单项选择题/)
    await expect(recipeOf({})).rejects.toThrow('subject')
  })

  test('is not HELM’s and says that the data are not for commercial use', async () => {
    const { helm, licence } = await registries.get('scenarios', 'cmmlu')
    expect(helm).toBeUndefined()
    expect(licence).toMatchObject({ name: 'CC BY-NC 4.0', nonCommercial: true })
    expect(Object.keys(CMMLU_SUBJECTS)).toHaveLength(67)
  })
})
