import { f1Metrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

export const newsqaScenario = declareScenario({
  name: 'newsqa',
  description: 'Questions on news articles (NewsQA)',
  helm: { className: 'helm.benchmark.scenarios.newsqa_scenario.NewsQAScenario', tags: ['question_answering'], keepsUnchangedCopies: true },
  unavailable: NOT_PORTED,
})

export const newsQaTask = defineTask({
  name: 'news_qa',
  description: 'Questions on news articles (NewsQA)',
  about: { source: 'a file of yours' },
  build: () => ({
    scenario: { name: 'newsqa' },
    adaptation: generationAdaptation({ inputNoun: 'Passage', outputNoun: 'Answer', maxTokens: 50 }),
    metrics: f1Metrics(),
    groups: ['news_qa'],
  }),
})
