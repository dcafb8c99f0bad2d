/** The baselines: what the client calls them, who they are, and HELM's tag for what they can do. */
export const BASELINES = [
  {
    kind: 'uniform',
    displayName: 'Uniform choice',
    description: 'Answers with one of the offered letters, or a number or word of the question, all equally likely',
    tag: 'LIMITED_FUNCTIONALITY_TEXT_MODEL_TAG',
  },
  {
    kind: 'majority',
    displayName: 'Majority of the shots',
    description: 'Answers with the commonest answer of the shots; without shots with the longest choice or word',
    tag: 'LIMITED_FUNCTIONALITY_TEXT_MODEL_TAG',
  },
  {
    kind: 'ngram',
    displayName: 'N-gram language model',
    description: 'A Kneser-Ney model of bytes, trained on two short texts in English and Chinese; scores text too',
    tag: 'FULL_FUNCTIONALITY_TEXT_MODEL_TAG',
  },
] as const
