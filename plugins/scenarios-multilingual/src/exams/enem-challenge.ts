import { exactMatchMetrics, multipleChoiceAdaptation } from '@binnacle/adapters'
import { defineScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { ENEM_CHALLENGE } from '../cards.data.ts'
import { choicesAt } from '../choices.ts'

const rowSchema = z
  .object({
    question: z.string(),
    choices: z.object({ text: z.array(z.string()), label: z.array(z.string()) }),
    answerKey: z.string(),
  })
  .refine(({ choices, answerKey }) => choices.label.includes(answerKey) && choices.label.length === choices.text.length, {
    path: ['answerKey'],
    message: 'must be the label of one of the choices',
  })

/** ENEM Challenge: questions of the examination that ends Brazil's high schools, in Portuguese (Nunes et al. 2023). */
export const enemChallengeScenario = defineScenario({
  ...ENEM_CHALLENGE,
  licence: { name: 'MIT', url: 'https://huggingface.co/datasets/eduagarcia/enem_challenge' },
  helm: {
    className: 'helm.benchmark.scenarios.enem_challenge_scenario.ENEMChallengeScenario',
    tags: ['knowledge', 'multiple_choice', 'pt-br'],
  },
  async *load(_options, { files }) {
    for await (const row of files.rows({ dataset: 'eduagarcia/enem_challenge', split: 'train' }, { schema: rowSchema })) {
      const { text, label } = row.choices
      yield { split: 'test', input: { text: row.question }, references: choicesAt(text, label.indexOf(row.answerKey)) }
    }
  },
})

/** ENEM Challenge as a task. There are no rows for shots; an example stands in the instructions. */
export const enemChallengeTask = defineTask({
  ...ENEM_CHALLENGE,
  build: () => ({
    scenario: { name: 'enem_challenge' },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions:
        'Dê uma resposta selecionando uma letra entre as opções fornecidas. Se as opções forem A, B, C, D e E, sua resposta deve consistir em uma única letra que corresponde a resposta correta.\nExemplo: Qual é a capital da França?\nA. Londres\nB. Paris\nC. Roma\nD. Berlim\nE. Sydney\nResposta: B',
      inputNoun: 'Pergunta',
      outputNoun: 'Resposta',
    }),
    metrics: exactMatchMetrics(),
    groups: ['enem_challenge'],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
