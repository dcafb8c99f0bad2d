import type { Price } from '@binnacle/core'

/** Facts of one model of Anthropic's. Names, dates and tags are those of HELM where HELM has the model. */
export interface ModelFacts {
  readonly name: string
  readonly displayName: string
  readonly releaseDate: string
  /** The longest input and output together, in tokens. */
  readonly window: number
  /** Whether it has HELM's tag for Claude 3, which drops stop sequences of white space. */
  readonly isClaude3?: true
  /** Whether it takes texts alone. */
  readonly onlyText?: true
  /** Settings that it refuses: temperature beside top_p, or all of them. */
  readonly omit?: readonly ('temperature' | 'top_p' | 'top_k')[]
  /** US dollars for a million tokens of input and of output. */
  readonly price: readonly [input: number, output: number]
  /** Where the price was read, where not in `PRICES`. */
  readonly priced?: Pick<Price, 'asOf' | 'source'>
}

/** When and where the prices were read. */
export const PRICES = { asOf: '2026-03-21', source: 'https://deploybase.ai/articles/claude-api-pricing' } as const

const OFFICIAL = { asOf: '2025-08-31', source: 'https://docs.anthropic.com/en/docs/about-claude/pricing' } as const
const NEWEST = { asOf: '2026-04-30', source: 'https://tygartmedia.com/claude-opus-vs-sonnet-vs-haiku/' } as const

/** Those from Claude 4.5 on take temperature or top_p, not both. */
const NOT_TOP_P = ['top_p'] as const

/** Anthropic's models, the newest first. */
export const MODELS: readonly ModelFacts[] = [
  {
    name: 'claude-opus-4-7',
    displayName: 'Claude 4.7 Opus',
    releaseDate: '2026-04-16',
    window: 1_000_000,
    omit: ['temperature', 'top_p', 'top_k'],
    price: [5, 25],
    priced: NEWEST,
  },
  {
    name: 'claude-sonnet-4-6',
    displayName: 'Claude 4.6 Sonnet',
    releaseDate: '2026-02-17',
    window: 200_000,
    omit: NOT_TOP_P,
    price: [3, 15],
  },
  {
    name: 'claude-opus-4-6',
    displayName: 'Claude 4.6 Opus',
    releaseDate: '2026-02-05',
    window: 200_000,
    omit: NOT_TOP_P,
    price: [5, 25],
  },
  {
    name: 'claude-haiku-4-5-20251001',
    displayName: 'Claude 4.5 Haiku (20251001)',
    releaseDate: '2025-10-15',
    window: 200_000,
    omit: NOT_TOP_P,
    price: [1, 5],
  },
  {
    name: 'claude-sonnet-4-5-20250929',
    displayName: 'Claude 4.5 Sonnet (20250929)',
    releaseDate: '2025-09-29',
    window: 200_000,
    omit: NOT_TOP_P,
    price: [3, 15],
  },
  {
    name: 'claude-opus-4-20250514',
    displayName: 'Claude 4 Opus (20250514)',
    releaseDate: '2025-05-14',
    window: 200_000,
    price: [15, 75],
  },
  {
    name: 'claude-sonnet-4-20250514',
    displayName: 'Claude 4 Sonnet (20250514)',
    releaseDate: '2025-05-14',
    window: 200_000,
    price: [3, 15],
  },
  {
    name: 'claude-3-7-sonnet-20250219',
    displayName: 'Claude 3.7 Sonnet (20250219)',
    releaseDate: '2025-02-24',
    window: 200_000,
    isClaude3: true,
    price: [3, 15],
    priced: OFFICIAL,
  },
  {
    name: 'claude-3-5-haiku-20241022',
    displayName: 'Claude 3.5 Haiku (20241022)',
    releaseDate: '2024-11-04',
    window: 200_000,
    isClaude3: true,
    onlyText: true,
    price: [0.8, 4],
    priced: OFFICIAL,
  },
  {
    name: 'claude-3-5-sonnet-20241022',
    displayName: 'Claude 3.5 Sonnet (20241022)',
    releaseDate: '2024-10-22',
    window: 200_000,
    isClaude3: true,
    price: [3, 15],
    priced: OFFICIAL,
  },
  {
    name: 'claude-3-5-sonnet-20240620',
    displayName: 'Claude 3.5 Sonnet (20240620)',
    releaseDate: '2024-06-20',
    window: 200_000,
    isClaude3: true,
    price: [3, 15],
    priced: OFFICIAL,
  },
  {
    name: 'claude-3-haiku-20240307',
    displayName: 'Claude 3 Haiku (20240307)',
    releaseDate: '2024-03-13',
    window: 200_000,
    isClaude3: true,
    price: [0.25, 1.25],
  },
  {
    name: 'claude-3-opus-20240229',
    displayName: 'Claude 3 Opus (20240229)',
    releaseDate: '2024-03-04',
    window: 200_000,
    isClaude3: true,
    price: [15, 75],
    priced: OFFICIAL,
  },
]

/** Models that HELM also has under a name of their own, with a budget of thinking of 10,000 tokens. */
export const THINKING: readonly string[] = ['claude-opus-4-20250514', 'claude-sonnet-4-20250514', 'claude-3-7-sonnet-20250219']

/** That budget. */
export const THINKING_TOKENS = 10_000
