import { multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const COVOST2 = { name: 'covost2', description: 'Speech translated into text (CoVoST 2)' } as const

export const covost2Scenario = declareScenario({
  ...COVOST2,
  options: z.strictObject({ source_language: z.string(), target_language: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.audio_language.covost2_scenario.CoVoST2Scenario',
    tags: ['audio', 'translation', 'multilinguality'],
  },
  unavailable: NOT_PORTED,
})

export const covost2Task = defineTask({
  ...COVOST2,
  about: { source: 'facebook/covost2 on the Hub', languages: ['en', 'es', 'zh'] },
  options: z.object({ source_language: textArgument, target_language: textArgument }),
  example: { source_language: 'Chinese', target_language: 'English' },
  build: ({ source_language: sourceLanguage, target_language: targetLanguage }) => ({
    scenario: { name: 'covost2', options: { source_language: sourceLanguage, target_language: targetLanguage } },
    adaptation: multimodalGenerationAdaptation({
      instructions: `Translate from ${sourceLanguage} to ${targetLanguage}. Just give the translation and nothing else.`,
      instancePrefix: '',
      maxTokens: 50,
    }),
    metrics: [{ name: 'machine_translation' }],
    groups: ['covost2'],
    main: { stat: 'bleu', split: 'test' },
  }),
})
