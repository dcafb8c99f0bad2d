import { biasMetrics, exactMatchMetrics, generationAdaptation, NOT_PORTED, RAFT_PROMPTS, raftInstructions } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const RAFT = { name: 'raft', description: 'Rare classification tasks with fifty examples each (RAFT)' } as const

export const raftScenario = declareScenario({
  ...RAFT,
  options: z.strictObject({ subset: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.raft_scenario.RAFTScenario', tags: ['text_classification', 'robustness'] },
  unavailable: NOT_PORTED,
})

export const raftTask = defineTask({
  ...RAFT,
  about: { source: 'ought/raft on the Hub' },
  example: { subset: 'ade_corpus_v2' },
  options: z.object({
    subset: z.enum([
      'ade_corpus_v2',
      'banking_77',
      'neurips_impact_statement_risks',
      'one_stop_english',
      'overruling',
      'semiconductor_org_types',
      'systematic_review_inclusion',
      'tai_safety_research',
      'terms_of_service',
      'tweet_eval_hate',
      'twitter_complaints',
    ]),
  }),
  assets: () => ({ prompts: RAFT_PROMPTS }),
  build: ({ subset }, { prompts }) => ({
    scenario: { name: 'raft', options: { subset } },
    adaptation: generationAdaptation({ instructions: raftInstructions(prompts, subset), outputNoun: 'Label', maxTokens: 30 }),
    metrics: [...exactMatchMetrics(), ...biasMetrics(), { name: 'classification' }],
    groups: ['raft'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
