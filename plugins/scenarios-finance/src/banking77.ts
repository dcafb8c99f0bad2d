import { exactMatchMetrics, generationAdaptation } from '@binnacle/adapters'
import { BinnacleError, CORRECT_TAG, defineScenario, defineTask, type Json } from '@binnacle/core'
import { z } from 'zod'
import { BANKING77 } from './cards.data.ts'

const DATASET = { dataset: 'PolyAI/banking77', revision: '90d4e2ee5521c04fc1488f065b8b083658768c57' }

/** The prompts of RAFT, of which BANKING77 is a part: two lines of JSON, the fields of each task and the instructions of each. */
const PROMPTS = { url: 'https://www.dropbox.com/s/a5cyevryzw8rt4f/prompt_construction_settings.json?dl=0', format: 'text' } as const

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
  assets: () => ({ prompts: PROMPTS }),
  build: (_options, { prompts }) => ({
    scenario: { name: 'banking77' },
    adaptation: generationAdaptation({
      instructions: instructionsIn(prompts).replace('\n', ' Answer with only the label for the last query.\n'),
      outputNoun: 'Label',
      maxTokens: 30,
    }),
    metrics: exactMatchMetrics(),
    groups: ['banking77'],
    main: { stat: 'quasi_exact_match', split: 'test' },
  }),
})

/** @throws BinnacleError `ERR_TASK_PROMPTS` */
function instructionsIn(prompts: Json | undefined): string {
  const [, line = ''] = String(prompts).split('\n')
  try {
    const { banking_77: instructions } = JSON.parse(line) as { banking_77?: unknown }
    if (typeof instructions === 'string') return instructions
  } catch {
    // Said below.
  }
  throw new BinnacleError({
    code: 'ERR_TASK_PROMPTS',
    message: `${PROMPTS.url} is not as it should be: its second line has no text «banking_77»`,
    hint: 'Delete the file from the cache or mirror and fetch it again.',
  })
}
