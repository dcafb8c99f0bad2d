import { generationAdaptation } from '@binnacle/adapters'
import { CORRECT_TAG, defineScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { GSM } from './cards.data.ts'

/** The folder of the authors' files. HELM asks with two slashes before the file, and mirrors know it so. */
const FOLDER = 'https://raw.githubusercontent.com/openai/grade-school-math/master/grade_school_math/data'

const rowSchema = z.object({ question: z.string(), answer: z.string() })

/** GSM8K: word problems of grade school, with worked solutions (Cobbe et al. 2021). */
export const gsmScenario = defineScenario({
  ...GSM,
  licence: { name: 'MIT', url: 'https://github.com/openai/grade-school-math' },
  helm: { className: 'helm.benchmark.scenarios.gsm_scenario.GSM8KScenario', tags: ['reasoning', 'math'] },
  async *load(_options, { files }) {
    for (const split of ['train', 'test']) {
      for await (const row of files.rows({ url: `${FOLDER}//${split}.jsonl` }, { format: 'jsonl', schema: rowSchema })) {
        yield {
          split,
          input: { text: row.question },
          references: [{ output: { text: solution(row.answer) }, tags: [CORRECT_TAG] }],
        }
      }
    }
  },
})

/** The worked solution on one line, with a sentence for the line `#### 18`. */
function solution(answer: string): string {
  return `${answer.replaceAll('\n', ' ').replaceAll('####', 'The answer is')}.`
}

/** GSM8K as a task. The shots show their reasoning; the last number of the answer counts. */
export const gsmTask = defineTask({
  ...GSM,
  build: () => ({
    scenario: { name: 'gsm' },
    adaptation: generationAdaptation({ inputNoun: 'Q', outputNoun: 'A', maxTokens: 400, stopSequences: ['\n\n'] }),
    metrics: [
      { name: 'basic_generation', options: { names: ['exact_match_indicator', 'final_number_exact_match'] } },
      { name: 'instances_per_split' },
    ],
    groups: ['gsm'],
    main: { stat: 'final_number_exact_match', split: 'test' },
  }),
})
