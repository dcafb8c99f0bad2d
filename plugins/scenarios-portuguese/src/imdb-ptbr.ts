import { classificationMetrics, generationAdaptation, helmString, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

export const simpleClassificationScenario = declareScenario({
  name: 'simple_classification',
  description: 'Whether a film review is positive, in Portuguese (IMDB)',
  helm: { className: 'helm.benchmark.scenarios.imdb_ptbr_scenario.IMDB_PTBRScenario', tags: ['classification'] },
  unavailable: NOT_PORTED,
})

export const imdbPtbrTask = defineTask({
  name: 'imdb_ptbr',
  description: 'Whether a film review is positive, in Portuguese (IMDB)',
  about: { source: 'maritaca-ai/imdb_pt on the Hub', languages: ['pt'] },
  assets: () => ({
    instructions: helmString(
      'run_specs/imdb_ptbr_run_specs.py',
      '9e45b903fc5e0f990229e255c6c2fc4454bcaf75293ff58273049d321dacf39d',
      '73711ccee0fefde530c732935345532df3e3b89080c0c32108bf7800cdbee46a',
    ),
  }),
  build: (_options, { instructions }) => ({
    scenario: { name: 'simple_classification' },
    adaptation: generationAdaptation({ instructions: String(instructions), inputNoun: 'Resenha', outputNoun: 'Classe' }),
    metrics: classificationMetrics(),
    groups: ['imdb_ptbr'],
  }),
})
