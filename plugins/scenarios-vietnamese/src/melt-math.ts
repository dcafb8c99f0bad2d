import { basicMetrics, biasMetrics, generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { anyArgument, isTrueText, pythonBoolean, textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const MELT_MATH = { name: 'melt_math', description: 'Competition mathematics in Vietnamese (MELT, MATH)' } as const

export const meltMathScenario = declareScenario({
  ...MELT_MATH,
  options: z.strictObject({
    subject: z.string(),
    level: z.union([z.string(), z.number()]),
    use_official_examples: z.boolean(),
    use_chain_of_thought: z.boolean(),
  }),
  helm: { className: 'helm.benchmark.scenarios.melt_scenarios.MELTMATHScenario', tags: ['knowledge', 'reasoning'] },
  unavailable: NOT_PORTED,
})

export const meltMathTask = defineTask({
  ...MELT_MATH,
  about: { source: 'ura-hcmut/Vietnamese-MATH on the Hub' },
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
      name: `melt_math:subject=${subject},level=${level},use_official_examples=${pythonBoolean(isOfficial)},use_chain_of_thought=${pythonBoolean(isChain)}`,
      scenario: { name: 'melt_math', options: { subject, level, use_official_examples: isOfficial, use_chain_of_thought: isChain } },
      adaptation: generationAdaptation({
        instructions: 'Cho một bài toán, hãy tìm ra lời giải. Rút gọn câu trả lời của bạn càng nhiều càng tốt.',
        inputNoun: 'Bài toán',
        outputPrefix: isChain ? 'Lời giải: ' : 'Lời giải: $',
        outputSuffix: isChain ? '\n' : '$\n',
        instancePrefix: '###\n',
        maxTrainInstances: 8,
        maxTokens: isChain ? 400 : 20,
        stopSequences: isChain ? ['###'] : ['$'],
      }),
      metrics: [
        ...basicMetrics([isChain ? 'math_equiv_chain_of_thought' : 'math_equiv']),
        ...biasMetrics('vietnamese_bias'),
        { name: 'vietnamese_toxicity' },
      ],
      groups: ['melt', 'melt_math', isChain ? 'melt_math_chain_of_thought' : 'melt_math_regular'],
      main: { stat: isChain ? 'math_equiv_chain_of_thought' : 'math_equiv', split: 'test' },
    }
  },
})
