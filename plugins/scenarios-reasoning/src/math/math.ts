import { basicMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { anyArgument, isTrueText, pythonBoolean, textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

export const MATHScenario = declareScenario({
  name: 'MATH',
  description: 'Competition mathematics, by subject and level (MATH)',
  options: z.strictObject({
    subject: z.string(),
    level: z.union([z.string(), z.number()]),
    use_official_examples: z.boolean(),
    use_chain_of_thought: z.boolean(),
  }),
  helm: { className: 'helm.benchmark.scenarios.math_scenario.MATHScenario', tags: ['knowledge', 'reasoning'] },
  unavailable: NOT_PORTED,
})

export const mathTask = defineTask({
  name: 'math',
  description: 'Competition mathematics, by subject and level (MATH)',
  about: { source: 'hendrycks/competition_math on the Hub' },
  example: { subject: 'number_theory', level: 1 },
  options: z.object({
    subject: textArgument,
    level: anyArgument,
    use_official_examples: z.string().default('False'),
    use_chain_of_thought: z.string().default('False'),
  }),
  build: ({ subject, level, use_official_examples: official, use_chain_of_thought: chain }) => {
    const [isOfficial, isChain] = [isTrueText(official), isTrueText(chain)]
    return {
      name: `math:subject=${subject},level=${level},use_official_examples=${pythonBoolean(isOfficial)},use_chain_of_thought=${pythonBoolean(isChain)}`,
      scenario: { name: 'MATH', options: { subject, level, use_official_examples: isOfficial, use_chain_of_thought: isChain } },
      adaptation: generationAdaptation({
        instructions: 'Given a mathematics problem, determine the answer. Simplify your answer as much as possible.',
        inputNoun: 'Problem',
        outputPrefix: isChain ? 'Answer: ' : 'Answer: $',
        outputSuffix: isChain ? '\n' : '$\n',
        instancePrefix: '###\n',
        maxTrainInstances: 8,
        maxTokens: isChain ? 400 : 20,
        stopSequences: isChain ? ['###'] : ['$'],
      }),
      metrics: basicMetrics([isChain ? 'math_equiv_chain_of_thought' : 'math_equiv']),
      groups: [isChain ? 'math_chain_of_thought' : 'math_regular'],
      main: { stat: isChain ? 'math_equiv_chain_of_thought' : 'math_equiv', split: 'test' },
    }
  },
})
