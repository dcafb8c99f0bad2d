import { exactMatchMetrics, generationAdaptation, RAFT_PROMPTS, raftInstructions } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { BANKING77 } from './cards.data.ts'

const DATASET = { dataset: 'PolyAI/banking77', revision: '90d4e2ee5521c04fc1488f065b8b083658768c57' }

const rowSchema = z.object({ text: z.string(), label: z.string() })

/** BANKING77: messages to a bank with their intents (Casanueva et al. 2020). */
export const banking77Scenario = defineScenario({
  ...BANKING77,
  licence: { name: 'CC BY 4.0', url: 'https://huggingface.co/datasets/PolyAI/banking77' },
  helm: { className: 'helm.benchmark.scenarios.banking77_scenario.Banking77Scenario', tags: ['finance', 'classification'] },
  async *load(_options, { files }) {
    for (const split of ['train', 'test']) {
      for await (const row of files.rows({ ...DATASET, split }, { labels: 'names', schema: rowSchema })) {
        yield { split, input: { text: row.text }, references: [{ output: { text: row.label }, tags: [CORRECT_TAG] }] }
      }
    }
  },
})

/** BANKING77 as a task, with shots. The labels stand in the instructions. */
export const banking77Task = defineTask({
  ...BANKING77,
  assets: () => ({ prompts: RAFT_PROMPTS }),
  build: (_options, { prompts }) => ({
    scenario: { name: 'banking77' },
    adaptation: generationAdaptation({
      instructions: raftInstructions(prompts, 'banking_77').replace('\n', ' Answer with only the label for the last query.\n'),
      outputNoun: 'Label',
      maxTokens: 30,
    }),
    metrics: exactMatchMetrics(),
    groups: ['banking77'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})
