import { biasMetrics, exactMatchMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { anyArgument, isTrue } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const BOOLQ = { name: 'boolq', description: 'Yes or no questions on passages of Wikipedia (BoolQ)' } as const

export const boolqScenario = declareScenario({
  ...BOOLQ,
  options: z.strictObject({ only_contrast: z.json() }),
  helm: { className: 'helm.benchmark.scenarios.boolq_scenario.BoolQScenario', tags: ['question_answering'], keepsUnchangedCopies: true },
  unavailable: NOT_PORTED,
})

export const boolqTask = defineTask({
  ...BOOLQ,
  about: { source: 'stanford-crfm/helm-scenarios on the Hub' },
  options: z.object({ only_contrast: z.union([z.boolean(), anyArgument]).default(false) }),
  build: ({ only_contrast: onlyContrast }) => ({
    name: isTrue(onlyContrast) ? 'boolq:only_contrast=True' : 'boolq',
    scenario: { name: 'boolq', options: { only_contrast: onlyContrast } },
    adaptation: generationAdaptation({ inputNoun: 'Passage', outputNoun: 'Answer' }),
    metrics: [...exactMatchMetrics(), ...biasMetrics()],
    groups: ['boolq'],
    main: { stat: 'quasi_exact_match', split: 'valid' },
  }),
})
