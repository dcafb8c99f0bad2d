import { exactMatchMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { BinnacleError, declareScenario, defineTask, type Json } from '@binnacle/core'
import { z } from 'zod'

const LEGALBENCH = { name: 'legalbench', description: 'Legal reasoning tasks written by lawyers (LegalBench)' } as const

/**
 * The authors' settings of the tasks that HELM takes, a line of JSON each: the fields of the input, the instructions, the column of the
 * answer, the noun in front of it, the number of shots.
 */
const SETTINGS = {
  url: 'https://raw.githubusercontent.com/HazyResearch/legalbench/main/helm_prompt_settings.jsonl',
  format: 'text',
} as const

/** @throws BinnacleError `ERR_TASK_PROMPTS` */
function settingOf(settings: Json | undefined, line: number, subset: string): string {
  try {
    const found = (JSON.parse(String(settings).split('\n')[line] ?? '') as Readonly<Record<string, unknown>>)[subset]
    if (typeof found === 'string') return found
  } catch {
    // Said below.
  }
  throw new BinnacleError({
    code: 'ERR_TASK_PROMPTS',
    message: `${SETTINGS.url} is not as it should be: line ${line + 1} has no text for ${subset}`,
    hint: 'Delete the file from the cache or mirror and fetch it again.',
  })
}

export const legalbenchScenario = declareScenario({
  ...LEGALBENCH,
  options: z.strictObject({ subset: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.legalbench_scenario.LegalBenchScenario', tags: ['text_classification', 'robustness'] },
  unavailable: NOT_PORTED,
})

export const legalbenchTask = defineTask({
  ...LEGALBENCH,
  about: { source: 'nguha/legalbench on the Hub' },
  example: { subset: 'abercrombie' },
  options: z.object({
    subset: z.enum(['abercrombie', 'corporate_lobbying', 'international_citizenship_questions', 'function_of_decision_section', 'proa']),
  }),
  assets: () => ({ settings: SETTINGS }),
  build: ({ subset }, { settings }) => ({
    scenario: { name: 'legalbench', options: { subset } },
    adaptation: generationAdaptation({
      instructions: settingOf(settings, 1, subset),
      outputNoun: settingOf(settings, 3, subset),
      maxTokens: 30,
    }),
    metrics: exactMatchMetrics(),
    groups: ['legalbench'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
