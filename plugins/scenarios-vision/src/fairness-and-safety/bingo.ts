import { multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { textMetrics } from '../text-metrics.ts'

const BINGO = { name: 'bingo', description: 'Pictures on which models often see what is not there, by kind of error (Bingo)' } as const

const BINGO_BY: Readonly<Record<string, string>> = { Region: 'bingo_fairness', OCR: 'bingo_multilinguality' }

export const bingoScenario = declareScenario({
  ...BINGO,
  options: z.strictObject({ subject: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.vision_language.bingo_scenario.BingoScenario', tags: ['vision-language'] },
  unavailable: NOT_PORTED,
})

export const bingoTask = defineTask({
  ...BINGO,
  about: { source: 'PahaII/Bingo on the Hub' },
  options: z.object({ subject: textArgument, num_respondents: z.int() }),
  example: { subject: 'Region', num_respondents: 1 },
  build: ({ subject }) => ({
    name: `bingo:subject=${subject}`,
    scenario: { name: 'bingo', options: { subject } },
    adaptation: multimodalGenerationAdaptation({
      instructions: 'Answer the question with a complete and clear explanation in sentences without listing it out.',
    }),
    metrics: [{ name: 'prometheus_vision_critique', options: { num_respondents: 1, max_tokens: 200 } }, ...textMetrics()],
    groups: [BINGO_BY[subject] ?? 'bingo'],
    main: { stat: 'prometheus_vision', split: 'test' },
  }),
})
