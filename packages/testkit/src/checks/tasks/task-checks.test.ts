import { generationAdaptation, multipleChoiceSeparateAdaptation } from '@binnacle/adapters'
import {
  type PlainAdapter,
  type Adaptation,
  defineAdapter,
  defineAnnotator,
  defineMetric,
  inputText,
  isCorrect,
  type Metric,
  type SourceInstance,
  type TaskRecipe,
  type Request,
} from '@binnacle/core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { codesOf, findingOf } from '../../../test/codes-of.ts'
import { choiceRecipe, exactMatch, instances, quizScenario, quizTask, textRecipe } from '../../../test/quiz-plugin.ts'
import { checkTask } from '../run.ts'
import type { TaskCheckOptions } from './task-checks.ts'

const contributions = (more: TaskCheckOptions['contributions'] = {}) => ({ scenarios: [quizScenario()], metrics: [exactMatch], ...more })

const checked = (build: () => TaskRecipe, more: TaskCheckOptions['contributions'] = {}, options: TaskCheckOptions = {}) =>
  checkTask(quizTask(build), { ...options, contributions: contributions(more) })

/** The recipe with an adapter of the test's own. */
const adaptedBy = (adapt: PlainAdapter['adapt']) => {
  const adapter = defineAdapter({ name: 'own', description: 'An adapter of its own', needs: ['generate'], adapt })
  const build = (): TaskRecipe => ({
    ...textRecipe(),
    adaptation: { ...textRecipe().adaptation, method: 'own' as never, maxTrainInstances: 1 },
  })
  return checked(build, { adapters: [adapter] })
}

/** A request with a prompt, as an adapter gives it. */
const asked = (prompt: string, adaptation: Adaptation) => [
  {
    request: {
      prompt,
      numCompletions: 1,
      temperature: 0,
      topP: 1,
      topKPerToken: 1,
      maxTokens: adaptation.maxTokens,
      stopSequences: [],
      presencePenalty: 0,
      frequencyPenalty: 0,
      echoPrompt: false,
    },
    numTrainInstances: 0,
    promptTruncated: false,
    numConditioningTokens: 0,
    tokenCounts: { prompt: 1 },
  },
]

describe('tasks without faults have no findings', () => {
  test.each<[string, () => TaskRecipe]>([
    ['choices', choiceRecipe],
    ['free text', textRecipe],
  ])('%s', async (_name, build) => {
    expect(await checked(build)).toEqual([])
  })

  test('each choice by itself', async () => {
    const likeliest = defineMetric({
      name: 'likeliest',
      description: 'Whether the right reference is the likeliest',
      reads: 'perReference',
      scores: { likeliest: 'higher' },
      score: ({ instance, requests }) => {
        const of = (index: number) => requests.find((one) => one.referenceIndex === index)!.answer.completions[0]!.tokens!.at(-1)!.logprob!
        const all = instance.references.map((_, index) => of(index))
        return { likeliest: isCorrect(instance.references[all.indexOf(Math.max(...all))]!) ? 1 : 0 }
      },
    })
    const build = (): TaskRecipe => ({
      ...choiceRecipe(),
      adaptation: multipleChoiceSeparateAdaptation('multiple_choice_separate_original'),
      metrics: [{ name: 'likeliest' }],
      main: { stat: 'likeliest' },
    })
    expect(await checked(build, { metrics: [likeliest] })).toEqual([])
  })
})

describe('leaks', () => {
  test('the right reference in the request', async () => {
    const findings = await adaptedBy((instance, _shots, { adaptation }) =>
      asked(`${inputText(instance.input)} ${instance.references.find(isCorrect)?.output.text}`, adaptation),
    )
    expect(findingOf(findings, 'leak-reference')?.message).toContain('1 of its 3')
  })

  test('the only reference in the request', async () => {
    const only: readonly SourceInstance[] = [
      { split: 'test', input: { text: 'Largest ocean?' }, references: [{ output: { text: 'Pacific' }, tags: ['correct'] }] },
    ]
    const adapter = defineAdapter({
      name: 'own',
      description: 'Shows the reference',
      needs: ['generate'],
      adapt: (instance, _shots, { adaptation }) => asked(`${inputText(instance.input)} ${instance.references[0]!.output.text}`, adaptation),
    })
    const build = (): TaskRecipe => ({ ...textRecipe(), adaptation: { ...textRecipe().adaptation, method: 'own' as never } })
    const findings = await checked(build, { scenarios: [quizScenario(() => only)], adapters: [adapter] })
    expect(findingOf(findings, 'leak-reference')?.message).toContain('1 of its 1')
  })

  test('a mark at the right choice', async () => {
    const findings = await adaptedBy((instance, _shots, { adaptation }) =>
      asked(
        `${inputText(instance.input)} ${instance.references.map((reference) => reference.output.text + (isCorrect(reference) ? ' ' : '')).join(',')}`,
        adaptation,
      ),
    )
    expect(codesOf(findings)).toContain('leak-mark')
  })

  test('references of another evaluated instance', async () => {
    let last = ''
    const findings = await adaptedBy((instance, _shots, { adaptation }) => {
      const prompt = `${last} ${inputText(instance.input)}`
      last = instance.references[0]!.output.text
      return asked(prompt, adaptation)
    })
    expect(findingOf(findings, 'leak-reference')?.message).toContain('another evaluated instance')
  })

  test('a row among its own shots', async () => {
    const [, , ocean] = instances()
    const scenario = quizScenario(() => [{ ...ocean!, split: 'train' }, ...instances().slice(2)])
    const findings = await checked(choiceRecipe, { scenarios: [scenario] })
    expect(findingOf(findings, 'leak-own-shot')).toMatchObject({
      place: 'task quiz › instance id1',
      message: expect.stringContaining('id0') as string,
    })
  })
})

describe('right answers', () => {
  const always = (value: number, direction: 'higher' | 'lower' | 'neither' = 'higher'): Metric<any> =>
    defineMetric({
      name: 'exact',
      description: 'Always the same',
      reads: 'one',
      scores: { exact: direction },
      score: () => ({ exact: value }),
    })

  test('that score like wrong ones', async () => {
    expect(findingOf(await checked(choiceRecipe, { metrics: [always(1)] }), 'gold-not-best')?.message).toContain(
      '1 for right answers and 1 for wrong',
    )
  })

  test('that score worse than wrong ones', async () => {
    const inverse: Metric<any> = { ...exactMatch, scores: { exact: 'lower' } }
    expect(codesOf(await checked(choiceRecipe, { metrics: [inverse] }))).toEqual(['gold-not-best'])
  })

  test('that cannot be said, because a stop sequence stands in them', async () => {
    const lines = instances().map((one) => ({
      ...one,
      references: one.references.map(({ output, tags }) => ({ output: { text: `${output.text}\nindeed` }, tags })),
    }))
    const finding = findingOf(await checked(textRecipe, { scenarios: [quizScenario(() => lines)] }), 'gold-not-best')
    expect(finding?.message).toMatch(/instance id2 scores 0 for "Pacific"/)
  })

  test('that have no score', async () => {
    const missing: Metric<any> = { ...exactMatch, score: () => ({ exact: { missing: 'no judge' } }) }
    expect(findingOf(await checked(choiceRecipe, { metrics: [missing] }), 'gold-missing')?.message).toContain('no judge')
  })

  test('by a stat that is better neither way are not tried, and that is said', async () => {
    const findings = await checked(choiceRecipe, { metrics: [always(1, 'neither')] })
    expect(findings).toMatchObject([{ code: 'gold-not-tried', severity: 'note' }])
  })

  test('by a scale of its own', async () => {
    const points: Metric<any> = {
      ...exactMatch,
      score: (sample, options) => {
        const { exact } = exactMatch.score!(sample, options)
        return { exact: typeof exact === 'number' ? exact * 10 : exact! }
      },
    }
    expect(await checked(choiceRecipe, { metrics: [points] })).toEqual([])
    expect(await checked(choiceRecipe, { metrics: [points] }, { best: 10 })).toEqual([])
    expect(codesOf(await checked(choiceRecipe, { metrics: [points] }, { best: 12 }))).toEqual(['gold-not-best'])
  })

  test('as a judge sees them', async () => {
    const judge = defineAnnotator({
      name: 'judge',
      description: 'A judge',
      roles: { judge: { models: ['judge/one'] } },
      annotation: z.number(),
      async annotate({ requests, instance }, { generate }) {
        const right = instance.references.find(isCorrect)?.output.text
        const said = requests[0]?.answer.completions[0]?.text
        const [answer] = await generate('judge', { prompt: `Is ${said} the same as ${right}?` })
        if (answer?.answer === undefined) throw new Error(answer?.error.message ?? 'no answer')
        return Number(answer.answer.completions[0]!.text)
      },
    })
    const judged = defineMetric({
      name: 'judged',
      description: 'What the judge says',
      reads: 'one',
      scores: { judged: 'higher' },
      score: ({ annotations }) => ({
        judged: typeof annotations['judge'] === 'number' ? annotations['judge'] : { missing: 'no annotation' },
      }),
    })
    const build = (): TaskRecipe => ({
      ...textRecipe(),
      metrics: [{ name: 'judged' }],
      annotators: [{ name: 'judge' }],
      main: { stat: 'judged' },
    })
    const parts = { metrics: [judged], annotators: [judge] }
    const isSame = ({ prompt }: Request) => (/Is (.*) the same as \1\?/.test(prompt ?? '') ? '1' : '0')
    expect(await checked(build, parts, { judges: { judge: isSame } })).toEqual([])
    expect(await checked(build, parts, { judges: { judge: '1' } })).toEqual([])
    expect(codesOf(await checked(build, parts, { judges: { judge: '0' } }))).toEqual(['gold-not-best'])
    expect(findingOf(await checked(build, parts), 'gold-missing')?.message).toContain('no annotation')
  })
})

test('a main stat that no metric gives', async () => {
  const findings = await checked(() => ({ ...choiceRecipe(), main: { stat: 'exactly', split: 'test' } }))
  expect(findings).toMatchObject([{ code: 'main-stat', message: expect.stringContaining('“exactly”; there are exact') as string }])
})

test('an instance that the adapter cannot ask', async () => {
  const build = (): TaskRecipe => ({ ...choiceRecipe(), adaptation: { ...choiceRecipe().adaptation, referencePrefix: '- ' } })
  expect(findingOf(await checked(build), 'instance-not-asked')?.message).toContain('no letter')
})

test('rows that ask the same and contradict each other', async () => {
  const [, , ocean] = instances()
  const other = { ...ocean!, references: ocean!.references.map(({ output }, index) => ({ output, tags: index === 0 ? ['correct'] : [] })) }
  const findings = await checked(() => ({ ...choiceRecipe(), adaptation: generationAdaptation({ maxTrainInstances: 0 }) }), {
    scenarios: [quizScenario(() => [ocean!, other])],
  })
  // Each is answered by itself, so right answers still score best.
  expect(findings).toMatchObject([
    { code: 'task-contradiction', severity: 'warning', message: expect.stringContaining('the same as id0') as string },
  ])
})
