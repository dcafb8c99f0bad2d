import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  defineDeployment,
  defineModelClient,
  definePlugin,
  defineScenario,
  defineTask,
  evaluate,
  exactMatchMetrics,
  generationAdaptation,
  type RunEvent,
} from 'binnacle'
import metrics from '@binnacle/metrics-basic'

let cwd: string
beforeEach(() => {
  cwd = mkdtempSync(join(tmpdir(), 'binnacle-evaluate-'))
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

/** A quiz with four questions, and a model that knows two of the answers; `asked` counts its calls. */
function quiz(onAsked: (count: number) => void = () => {}) {
  let asked = 0
  return definePlugin({
    name: 'quiz',
    contribute: () => ({
      scenarios: [
        defineScenario({
          name: 'quiz',
          description: 'Four questions',
          async *load() {
            for (const text of ['a', 'b', 'c', 'd'])
              yield { split: 'test', input: { text }, references: [{ output: { text: text.toUpperCase() }, tags: ['correct'] }] }
          },
        }),
      ],
      tasks: [
        defineTask({
          name: 'quiz',
          description: 'Four questions',
          build: () => ({
            scenario: { name: 'quiz' },
            adaptation: generationAdaptation({ inputNoun: 'Q', outputNoun: 'A', maxTrainInstances: 0 }),
            metrics: exactMatchMetrics(),
            groups: [],
            main: { stat: 'exact_match', split: 'test' },
          }),
        }),
      ],
      modelClients: [
        defineModelClient({
          name: 'half',
          description: 'Knows a and b',
          open: () => ({
            async generate({ prompt }) {
              onAsked(++asked)
              const letter = /Q: (\w)/.exec(prompt ?? '')![1]!
              return { completions: [{ text: letter < 'c' ? letter.toUpperCase() : '?', logprob: 0, tokens: [], finishReason: 'stop' }] }
            },
          }),
        }),
      ],
      deployments: [defineDeployment({ name: 'half/model', model: 'half/model', client: 'half', price: { input: 0, output: 0 } })],
    }),
  })
}

const RUNS = ['quiz:model=half/model']

test('a program evaluates in one call, with events and typed results, and a finished run is not asked again', async () => {
  let asked = 0
  const plugins = [metrics, quiz((count) => (asked = count))]
  const events: RunEvent['type'][] = []
  const { runs, finished } = await evaluate({ plugins, runs: RUNS }, { cwd, event: ({ type }) => void events.push(type) })
  expect([finished, runs.length, asked]).toEqual([true, 1, 4])
  const [run] = runs
  expect(run!.summary).toMatchObject({ task: 'quiz', model: 'half/model', score: 0.5 })
  expect(run!.outcomes).toMatchObject({ scored: 4 })
  expect(run!.path).toBe(join(cwd, 'binnacle-out', 'runs', 'default', 'quiz:model=half_model'))
  const answers: string[] = []
  for await (const { requests } of run!.samples()) answers.push(requests[0]!.answer.completions[0]!.text)
  expect(answers).toEqual(['A', 'B', '?', '?'])
  expect(new Set(events)).toEqual(new Set(['runStarted', 'gathered', 'planned', 'answered', 'runFinished']))
  await evaluate({ plugins: [metrics, quiz((count) => (asked = 4 + count))], runs: RUNS }, { cwd })
  expect(asked).toBe(4)
})

test('a signal ends it in good order, and the same call goes on', async () => {
  const stop = new AbortController()
  const stopping = [metrics, quiz((count) => count === 2 && stop.abort())]
  const cut = await evaluate({ plugins: stopping, runs: RUNS, concurrency: 1 }, { cwd, signal: stop.signal })
  expect(cut.finished).toBe(false)
  expect(cut.runs[0]).toMatchObject({ stats: [], error: { code: 'ERR_RUN_STOPPED' } })
  let asked = 0
  const { runs } = await evaluate({ plugins: [metrics, quiz((count) => (asked = count))], runs: RUNS, concurrency: 1 }, { cwd })
  expect([asked, runs[0]!.summary?.allOutcomes?.scored]).toEqual([2, 4])
})

test('what cannot be begun is thrown, with what to do', async () => {
  await expect(evaluate({ plugins: [metrics, quiz()], runs: ['quizz:model=half/model'] }, { cwd })).rejects.toMatchObject({
    code: 'ERR_TASK_UNKNOWN',
    message: expect.stringContaining('quiz') as string,
  })
  await expect(evaluate({ runs: [3 as never] }, { cwd })).rejects.toMatchObject({ code: 'ERR_CONFIG_INVALID' })
})

test('a config file in the folder does not count where a config is given', async () => {
  writeFileSync(join(cwd, 'binnacle.config.json'), '{"runs": ["nothing:model=x/y"]}')
  const { runs } = await evaluate({ plugins: [metrics, quiz()], runs: RUNS, suite: 'own' }, { cwd })
  expect(JSON.parse(readFileSync(join(runs[0]!.path, 'run.json'), 'utf8'))).toMatchObject({
    suite: 'own',
    binnacle: expect.stringMatching(/^\d+\.\d+/) as string,
  })
})
