import { exactMatchMetrics, multimodalChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const MSCOCO_CATEGORIZATION = { name: 'mscoco_categorization', description: 'Categories of the objects in photographs (MS-COCO)' } as const

export const mscocoCategorizationScenario = declareScenario({
  ...MSCOCO_CATEGORIZATION,
  helm: {
    className: 'helm.benchmark.scenarios.vision_language.mscoco_categorization_scenario.MSCOCOCategorizationScenario',
    tags: ['text-to-image', 'image-to-text'],
  },
  unavailable: NOT_PORTED,
})

export const mscocoCategorizationTask = defineTask({
  ...MSCOCO_CATEGORIZATION,
  about: { source: 'images.cocodataset.org' },
  build: () => ({
    scenario: { name: 'mscoco_categorization' },
    adaptation: multimodalChoiceAdaptation(),
    metrics: exactMatchMetrics(),
    groups: ['mscoco_categorization'],
  }),
})
