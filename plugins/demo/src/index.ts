import { fileURLToPath } from 'node:url'
import { definePlugin } from '@binnacle/core'
import { DEMO_MODELS, DEMO_TASKS } from './demo-entries.data.ts'

/** The folder of the mirror with the rows written for the demonstration, as an absolute path. */
export const demoMirror: string = fileURLToPath(new URL('../mirror', import.meta.url))

/** The run entries of the demonstration: every task with every model. */
export const demoEntries: readonly string[] = DEMO_TASKS.flatMap((task) =>
  DEMO_MODELS.map((model) => `${task}${task.includes(':') ? ',' : ':'}model=${model}`),
)

/** Brings everything that the demonstration needs; it contributes nothing of its own. */
export default definePlugin({
  name: '@binnacle/demo',
  from: import.meta.url,
  requires: [
    '@binnacle/metrics-basic',
    '@binnacle/client-baselines',
    '@binnacle/scenarios-knowledge',
    '@binnacle/scenarios-reasoning',
    '@binnacle/scenarios-bias',
    '@binnacle/scenarios-medical',
    '@binnacle/scenarios-multilingual',
  ],
  contribute: () => ({}),
})
