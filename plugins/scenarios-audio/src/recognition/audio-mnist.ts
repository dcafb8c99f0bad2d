import { classificationMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const AUDIO_MNIST = { name: 'audio_mnist', description: 'Spoken digits recognized (Audio MNIST)' } as const

export const audioMnistScenario = declareScenario({
  ...AUDIO_MNIST,
  helm: { className: 'helm.benchmark.scenarios.audio_language.audio_mnist_scenario.AudioMNISTScenario', tags: ['audio', 'classification'] },
  unavailable: NOT_PORTED,
})

export const audioMnistTask = defineTask({
  ...AUDIO_MNIST,
  about: { source: 'flexthink/audiomnist on the Hub' },
  build: () => ({
    scenario: { name: 'audio_mnist' },
    adaptation: multimodalGenerationAdaptation({
      instructions: 'Classify the spoken digit. Respond with only a single digit.',
      instancePrefix: '',
      maxTokens: 5,
    }),
    metrics: classificationMetrics(),
    groups: ['audio_mnist'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
