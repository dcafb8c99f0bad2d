import { multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { textMetrics } from '../text-metrics.ts'

const VQA_RAD = { name: 'vqa_rad', description: 'Questions of clinicians on radiological pictures (VQA-RAD)' } as const

export const vqaRadScenario = declareScenario({
  ...VQA_RAD,
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.vqa_rad_scenario.VQARadScenario',
    tags: ['vision-language', 'visual question answering', 'reasoning', 'medical', 'radiology'],
  },
  unavailable: NOT_PORTED,
})

export const vqaRadTask = defineTask({
  ...VQA_RAD,
  about: { source: 'flaviagiammarino/vqa-rad on the Hub' },
  build: () => ({
    scenario: { name: 'vqa_rad' },
    adaptation: multimodalGenerationAdaptation({ instructions: 'Answer the question using a single word or sentence.', maxTokens: 20 }),
    metrics: textMetrics(),
    groups: ['vqa_rad'],
  }),
})
