import type { Price } from '@binnacle/core'

/** Facts of one model of Google's. Names and dates are those of HELM. */
export interface ModelFacts {
  readonly name: string
  readonly displayName: string
  readonly releaseDate: string
  /** US dollars for a million tokens of input and of output, of prompts up to 200,000 tokens, and where they were read. */
  readonly price?: Price
  /** The day from which it is no longer served. */
  readonly retired?: string
}

/** The longest input of them all, in tokens. */
export const WINDOW = 1_048_576

const MARCH = { asOf: '2026-03-31', source: 'https://www.aifreeapi.com/en/posts/gemini-api-token-pricing' } as const

/** Google's models, the newest first. */
export const MODELS: readonly ModelFacts[] = [
  {
    name: 'gemini-3.1-flash-lite-preview',
    displayName: 'Gemini 3.1 Flash-Lite (Preview)',
    releaseDate: '2026-03-03',
    price: { input: 0.25, output: 1.5, ...MARCH },
  },
  {
    name: 'gemini-3.1-pro-preview',
    displayName: 'Gemini 3.1 Pro (Preview)',
    releaseDate: '2026-02-19',
    price: { input: 2, output: 12, ...MARCH },
  },
  {
    name: 'gemini-3-flash-preview',
    displayName: 'Gemini 3 Flash (Preview)',
    releaseDate: '2025-12-17',
    price: { input: 0.5, output: 3, source: 'https://www.morphllm.com/gemini-api-pricing' },
  },
  { name: 'gemini-3-pro-preview', displayName: 'Gemini 3 Pro (Preview)', releaseDate: '2025-11-18', retired: '2026-03-09' },
  {
    name: 'gemini-2.5-flash-lite',
    displayName: 'Gemini 2.5 Flash-Lite',
    releaseDate: '2025-07-22',
    price: { input: 0.1, output: 0.4, ...MARCH },
  },
  {
    name: 'gemini-2.5-flash',
    displayName: 'Gemini 2.5 Flash',
    releaseDate: '2025-06-17',
    price: { input: 0.3, output: 2.5, ...MARCH },
  },
  {
    name: 'gemini-2.5-pro',
    displayName: 'Gemini 2.5 Pro',
    releaseDate: '2025-06-17',
    price: { input: 1.25, output: 10, asOf: '2026-03-31', source: 'https://deploybase.ai/articles/gemini-2.5-pricing' },
  },
]

/** Models that HELM also has under a name of their own, without thinking. */
export const WITHOUT_THINKING: readonly string[] = ['gemini-2.5-flash-lite', 'gemini-2.5-flash']
