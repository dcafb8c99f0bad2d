import { basicMetrics, multimodalGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const AIR_BENCH_CHAT = {
  name: 'air_bench_chat',
  description: 'Open questions on sounds, speech and music; a judge rates the answers (AIR-Bench Chat)',
} as const

const AIR_BENCH_CHAT_BY: Readonly<Record<string, string>> = {
  mix: 'air_bench_chat_reasoning',
  speech: 'air_bench_chat_reasoning',
  sound: 'air_bench_chat_knowledge',
  music: 'air_bench_chat_knowledge',
}

export const airBenchChatScenario = declareScenario({
  ...AIR_BENCH_CHAT,
  options: z.strictObject({ subject: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.audio_language.air_bench_chat_scenario.AirBenchChatScenario', tags: ['audio', 'reasoning'] },
  unavailable: NOT_PORTED,
})

export const airBenchChatTask = defineTask({
  ...AIR_BENCH_CHAT,
  about: { source: 'qyang1021/AIR-Bench-Dataset on the Hub' },
  options: z.object({ subject: textArgument, num_respondents: z.int().default(1) }),
  example: { subject: 'mix' },
  build: ({ subject, num_respondents: numRespondents }) => ({
    name: `air_bench_chat:subject=${subject}`,
    scenario: { name: 'air_bench_chat', options: { subject } },
    adaptation: multimodalGenerationAdaptation({ instancePrefix: '', maxTokens: 200 }),
    metrics: [
      { name: 'gpt4_audio_critique', options: { num_respondents: numRespondents, max_tokens: 200 } },
      ...basicMetrics(['exact_match', 'quasi_exact_match', 'f1_score', 'rouge_l', 'bleu_1', 'bleu_4', 'cider']),
    ],
    groups: [AIR_BENCH_CHAT_BY[subject] ?? 'air_bench_chat'],
    main: { stat: 'gpt4_audio_critique', split: 'test' },
  }),
})
