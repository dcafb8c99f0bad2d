/**
 * Uses of the contract that the compiler must refuse, and some that it must take. Checked by `contract.test.ts` and by the
 * workspace's own type check: an expected error that does not come is an error.
 */
import {
  type Adaptation,
  type Contributions,
  DEFAULT_ADAPTATION,
  defineAdapter,
  defineAnnotator,
  defineConfig,
  defineDeployment,
  defineMetric,
  defineModelClient,
  definePerturbation,
  definePlugin,
  defineScenario,
  defineTask,
  defineTokenizer,
  type Hooks,
  lazy,
} from 'binnacle'
import { z } from 'zod'

const instance = { split: 'test', input: { text: 'x' }, references: [] }
const request = { numTrainInstances: 0, promptTruncated: false, numConditioningTokens: 0, tokenCounts: { prompt: 1 } }

// A metric gives every score that it declares, and nothing but scores.
defineMetric({
  name: 'm',
  description: '',
  reads: 'one',
  scores: { a: 'higher', b: 'lower' },
  score: () => ({ a: 1, b: { missing: 'why' } }),
})
// @ts-expect-error b is declared and not given
defineMetric({ name: 'm', description: '', reads: 'one', scores: { a: 'higher', b: 'lower' }, score: () => ({ a: 1 }) })
// @ts-expect-error a text is no score
defineMetric({ name: 'm', description: '', reads: 'one', scores: { a: 'higher' }, score: () => ({ a: 'one' }) })
// @ts-expect-error “up” is no direction
defineMetric({ name: 'm', description: '', reads: 'one', scores: { a: 'up' }, score: () => ({ a: 1 }) })
// @ts-expect-error “some” is no shape of samples
defineMetric({ name: 'm', description: '', reads: 'some', scores: { a: 'higher' }, score: () => ({ a: 1 }) })
// @ts-expect-error what is collected has to be summed up
defineMetric({ name: 'm', description: '', reads: 'one', scores: { a: 'higher' }, collect: () => 1 })
// @ts-expect-error a metric is synchronous: it asks nobody
defineMetric({ name: 'm', description: '', reads: 'one', scores: { a: 'higher' }, score: async () => ({ a: 1 }) })

// Options have the type of their schema.
const options = z.object({ subject: z.string(), shots: z.number() })
defineScenario({
  name: 's',
  description: '',
  options,
  async *load({ subject, shots }) {
    const [text, count]: [string, number] = [subject, shots]
    yield { ...instance, subSplit: text.repeat(count) }
  },
})
defineScenario({
  name: 's',
  description: '',
  options,
  // @ts-expect-error the schema has no “topic”
  async *load({ topic }) {
    yield { ...instance, subSplit: topic as string }
  },
})
defineScenario({
  name: 's',
  description: '',
  async *load({ subject }) {
    // @ts-expect-error without a schema there are no options
    yield { ...instance, subSplit: subject.length }
  },
})
defineTask({
  name: 't',
  description: '',
  options,
  // @ts-expect-error a subject is a text
  build: ({ subject }) => ({ scenario: { name: 's' }, adaptation: DEFAULT_ADAPTATION, metrics: [], groups: [subject * 2] }),
})
defineModelClient({
  name: 'c',
  description: '',
  options,
  // @ts-expect-error an answer is no number
  open: (_deployment, { shots }) => ({ generate: async () => shots }),
})
// @ts-expect-error the schema has no “vocabulary”
defineTokenizer({ name: 't', description: '', options, open: ({ vocabulary }) => ({ encode: () => vocabulary, decode: () => '' }) })

// A scenario's extra fields have the type of their schema.
const extra = z.object({ level: z.number() })
defineScenario({
  name: 's',
  description: '',
  extra,
  async *load() {
    yield { ...instance, extra: { level: 3 } }
  },
})
defineScenario({
  name: 's',
  description: '',
  extra,
  // @ts-expect-error a level is a number
  async *load() {
    yield { ...instance, extra: { level: 'hard' } }
  },
})
defineScenario({
  name: 's',
  description: '',
  // @ts-expect-error an instance has references
  async *load() {
    yield { split: 'test', input: { text: 'x' } }
  },
})
defineScenario({
  name: 's',
  description: '',
  // @ts-expect-error an input is text, messages or parts, and one of them
  async *load() {
    yield { ...instance, input: { text: 'x', parts: [] } }
  },
})

// An annotator gives what its schema says, and asks through its context alone.
defineAnnotator({ name: 'a', description: '', annotation: extra, annotate: async () => ({ level: 1 }) })
// @ts-expect-error the annotation has a level
defineAnnotator({ name: 'a', description: '', annotation: extra, annotate: async () => ({ grade: 1 }) })
// @ts-expect-error an annotator answers later
defineAnnotator({ name: 'a', description: '', annotate: () => 3 })

// An adapter is one that is known; a plugin with another one says so.
const known: Adaptation = { ...DEFAULT_ADAPTATION, method: 'multiple_choice_joint' }
// @ts-expect-error there is no such adapter
const unknown: Adaptation = { ...DEFAULT_ADAPTATION, method: 'multiple_choice_join' }
declare module '@binnacle/core' {
  interface AdapterNames {
    haiku: true
  }
}
const own: Adaptation = { ...DEFAULT_ADAPTATION, method: 'haiku' }
// @ts-expect-error an adaptation has no such field
const misspelt: Adaptation = { ...DEFAULT_ADAPTATION, maxTrainInstance: 3 }
export const adaptations = [known, unknown, own, misspelt]

defineAdapter({ name: 'haiku', description: '', needs: ['generate'], adapt: () => [] })
// @ts-expect-error a model cannot “sing”
defineAdapter({ name: 'haiku', description: '', needs: ['sing'], adapt: () => [] })
// @ts-expect-error a request says how many tokens it may have
defineAdapter({ name: 'haiku', description: '', needs: ['generate'], adapt: () => [{ ...request, request: { prompt: 'x' } }] })

// A hook is one that there is, with its own arguments.
export const hooks: Hooks = {
  transformRequest: (one) => ({ ...one, maxTokens: 3 }),
  completionReceived: { order: 'pre', filter: { tasks: ['t'] }, handler: (answer) => void answer.completions },
}
// @ts-expect-error there is no such hook
export const noHook: Hooks = { transformRequests: () => undefined }
// @ts-expect-error it gives a request, not a text
export const wrongHook: Hooks = { transformRequest: () => 'prompt' }
// @ts-expect-error an order is pre or post
export const wrongOrder: Hooks = { setup: { order: 'first', handler: () => {} } }
// @ts-expect-error a request is changed by giving another one
export const mutating: Hooks = { transformRequest: (one) => void (one.maxTokens = 3) }
// @ts-expect-error no hook can touch a score
export const cheating: Hooks = { sampleScored: (_sample, { scores }) => void (scores['m'] = { value: 1 }) }

// A plugin is made by definePlugin, and contributes what definitions give.
const plain = definePlugin({ name: 'p', contribute: () => ({}) })
const withOptions = definePlugin({ name: 'p', options, contribute: ({ subject }) => ({ hooks: { setup: () => void subject } }) })
defineConfig({ plugins: [plain, plain(), withOptions, withOptions({ subject: 'x', shots: 1 }), '@binnacle/metrics-basic', './mine.ts'] })
const withDefaults = definePlugin({
  name: 'p',
  options: z.object({ boards: z.array(z.string()).default([]) }),
  contribute: ({ boards }) => ({ hooks: { setup: () => void boards.length } }),
})
defineConfig({ plugins: [withDefaults, withDefaults(), withDefaults({}), withDefaults({ boards: ['medhelm'] })] })
// @ts-expect-error a plain object is no plugin
defineConfig({ plugins: [{ name: 'p', contribute: () => ({}) }] })
// @ts-expect-error the options lack “shots”
defineConfig({ plugins: [withOptions({ subject: 'x' })] })
// @ts-expect-error the plugin takes no options
defineConfig({ plugins: [plain({ subject: 'x' })] })
// @ts-expect-error there is no such key
defineConfig({ maxEvalInstance: 3 })
// @ts-expect-error a model names its client
defineConfig({ models: [{ name: 'a/b' }] })
definePlugin({
  name: 'p',
  // @ts-expect-error there is no such kind of contribution
  contribute: () => ({ scenario: [] }),
})
// @ts-expect-error a plain object is no contribution
export const unmarked: Contributions = { scenarios: [{ name: 's', description: '', load: async function* () {} }] }
const client = defineModelClient({ name: 'c', description: '', open: () => ({ generate: async () => ({ completions: [] }) }) })
// @ts-expect-error a client is no metric
export const wrongKind: Contributions = { metrics: [client] }
export const laterKind: Contributions = { modelClients: [lazy({ name: 'c', description: '', load: async () => client })] }
// @ts-expect-error what is loaded is a client, and no metric
export const laterWrong: Contributions = { metrics: [lazy({ name: 'c', description: '', load: async () => client })] }

// @ts-expect-error a window has a longest sequence
defineDeployment({ name: 'd', model: 'a/b', client: 'c', window: { maxRequest: 3 } })
definePerturbation({
  name: 'p',
  description: '',
  robustness: true,
  fairness: false,
  describe: () => ({}),
  // @ts-expect-error a perturbation says whether it changes references
  open: () => ({ perturb: (text) => text }),
})
