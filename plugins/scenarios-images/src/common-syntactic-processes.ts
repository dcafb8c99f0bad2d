import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { pythonSwitch, textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { IMAGE_METRICS, pictureRatings } from './image-metric-uses.ts'

const COMMON_SYNTACTIC_PROCESSES = {
  name: 'common_syntactic_processes',
  description: 'Pictures of sentences with hard syntax, by phenomenon',
} as const

export const commonSyntacticProcessesScenario = declareScenario({
  ...COMMON_SYNTACTIC_PROCESSES,
  options: z.strictObject({ phenomenon: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.image_generation.common_syntactic_processes_scenario.CommonSyntacticProcessesScenario',
    tags: ['text-to-image'],
  },
  unavailable: NOT_PORTED,
})

export const commonSyntacticProcessesTask = defineTask({
  ...COMMON_SYNTACTIC_PROCESSES,
  about: { source: 'written in the scenario' },
  options: z.object({ phenomenon: textArgument, run_human_eval: pythonSwitch.default(false) }),
  example: { phenomenon: 'binding_principles' },
  build: ({ phenomenon, run_human_eval: runHumanEval }) => ({
    name: `common_syntactic_processes:phenomenon=${phenomenon}`,
    scenario: { name: 'common_syntactic_processes', options: { phenomenon } },
    adaptation: imageGenerationAdaptation(),
    metrics: [...IMAGE_METRICS, ...basicMetrics([]), ...pictureRatings(runHumanEval, { examples: 10 })],
    groups: ['common_syntactic_processes'],
  }),
})
