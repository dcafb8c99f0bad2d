import { multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { textMetrics } from '../text-metrics.ts'

const VIBE_EVAL = { name: 'vibe_eval', description: 'Hard open questions on pictures, with reference answers (Vibe-Eval)' } as const

export const vibeEvalScenario = declareScenario({
  ...VIBE_EVAL,
  options: z.strictObject({ subject: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.vibe_eval_scenario.VibeEvalScenario',
    tags: ['vision-language', 'knowledge', 'reasoning'],
  },
  unavailable: NOT_PORTED,
})

export const vibeEvalTask = defineTask({
  ...VIBE_EVAL,
  about: { source: 'RekaAI/VibeEval on the Hub' },
  options: z.object({ subject: textArgument, num_respondents: z.int() }),
  example: { subject: 'difficulty-normal', num_respondents: 1 },
  build: ({ subject }) => ({
    name: `vibe_eval:subject=${subject}`,
    scenario: { name: 'vibe_eval', options: { subject } },
    adaptation: multimodalGenerationAdaptation({ instructions: 'Follow the given instruction and give your complete answer.' }),
    metrics: [{ name: 'prometheus_vision_critique', options: { num_respondents: 1, max_tokens: 200 } }, ...textMetrics()],
    groups: ['vibe_eval'],
    main: { stat: 'prometheus_vision', split: 'test' },
  }),
})
