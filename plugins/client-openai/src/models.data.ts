/** Facts of one model of OpenAI's. */
export interface ModelFacts {
  readonly name: string
  readonly displayName: string
  readonly description: string
  readonly releaseDate: string
  /** The longest input and output together, in tokens. */
  readonly window: number
  /** Whether it thinks before it answers: other fields of the request are taken. */
  readonly reasoning: boolean
  /** US dollars for a million tokens of input and of output. */
  readonly price?: readonly [input: number, output: number]
}

/** When the prices were read, and where. */
export const PRICES_AS_OF = '2025-08-07'
export const PRICES_SOURCE = 'https://openai.com/api/pricing/'

/** OpenAI's current models. */
export const MODELS: readonly ModelFacts[] = [
  {
    name: 'gpt-4o',
    displayName: 'GPT-4o',
    description: 'Multimodal model; the alias moves with its versions',
    releaseDate: '2024-05-13',
    window: 128_000,
    reasoning: false,
    price: [2.5, 10],
  },
  {
    name: 'gpt-4o-2024-05-13',
    displayName: 'GPT-4o (2024-05-13)',
    description: 'Multimodal model',
    releaseDate: '2024-05-13',
    window: 128_000,
    reasoning: false,
    price: [5, 15],
  },
  {
    name: 'gpt-4o-2024-08-06',
    displayName: 'GPT-4o (2024-08-06)',
    description: 'Multimodal model',
    releaseDate: '2024-08-06',
    window: 128_000,
    reasoning: false,
    price: [2.5, 10],
  },
  {
    name: 'gpt-4o-2024-11-20',
    displayName: 'GPT-4o (2024-11-20)',
    description: 'Multimodal model',
    releaseDate: '2024-11-20',
    window: 128_000,
    reasoning: false,
    price: [2.5, 10],
  },
  {
    name: 'gpt-4o-mini',
    displayName: 'GPT-4o mini',
    description: 'Small multimodal model; the alias moves with its versions',
    releaseDate: '2024-07-18',
    window: 128_000,
    reasoning: false,
    price: [0.15, 0.6],
  },
  {
    name: 'gpt-4o-mini-2024-07-18',
    displayName: 'GPT-4o mini (2024-07-18)',
    description: 'Small multimodal model',
    releaseDate: '2024-07-18',
    window: 128_000,
    reasoning: false,
    price: [0.15, 0.6],
  },
  {
    name: 'gpt-4.1',
    displayName: 'GPT-4.1',
    description: 'Model with a long window; the alias moves with its versions',
    releaseDate: '2025-04-14',
    window: 1_047_576,
    reasoning: false,
    price: [2, 8],
  },
  {
    name: 'gpt-4.1-2025-04-14',
    displayName: 'GPT-4.1 (2025-04-14)',
    description: 'Model with a long window',
    releaseDate: '2025-04-14',
    window: 1_047_576,
    reasoning: false,
    price: [2, 8],
  },
  {
    name: 'gpt-4.1-mini',
    displayName: 'GPT-4.1 mini',
    description: 'Small model with a long window; the alias moves with its versions',
    releaseDate: '2025-04-14',
    window: 1_047_576,
    reasoning: false,
    price: [0.4, 1.6],
  },
  {
    name: 'gpt-4.1-mini-2025-04-14',
    displayName: 'GPT-4.1 mini (2025-04-14)',
    description: 'Small model with a long window',
    releaseDate: '2025-04-14',
    window: 1_047_576,
    reasoning: false,
    price: [0.4, 1.6],
  },
  {
    name: 'gpt-4.1-nano',
    displayName: 'GPT-4.1 nano',
    description: 'Smallest model with a long window; the alias moves with its versions',
    releaseDate: '2025-04-14',
    window: 1_047_576,
    reasoning: false,
    price: [0.1, 0.4],
  },
  {
    name: 'gpt-4.1-nano-2025-04-14',
    displayName: 'GPT-4.1 nano (2025-04-14)',
    description: 'Smallest model with a long window',
    releaseDate: '2025-04-14',
    window: 1_047_576,
    reasoning: false,
    price: [0.1, 0.4],
  },
  {
    name: 'o3',
    displayName: 'o3',
    description: 'Reasoning model; the alias moves with its versions',
    releaseDate: '2025-04-16',
    window: 200_000,
    reasoning: true,
    price: [2, 8],
  },
  {
    name: 'o3-2025-04-16',
    displayName: 'o3 (2025-04-16)',
    description: 'Reasoning model',
    releaseDate: '2025-04-16',
    window: 200_000,
    reasoning: true,
    price: [2, 8],
  },
  {
    name: 'o4-mini',
    displayName: 'o4-mini',
    description: 'Small reasoning model; the alias moves with its versions',
    releaseDate: '2025-04-16',
    window: 200_000,
    reasoning: true,
    price: [1.1, 4.4],
  },
  {
    name: 'o4-mini-2025-04-16',
    displayName: 'o4-mini (2025-04-16)',
    description: 'Small reasoning model',
    releaseDate: '2025-04-16',
    window: 200_000,
    reasoning: true,
    price: [1.1, 4.4],
  },
  {
    name: 'gpt-5',
    displayName: 'GPT-5',
    description: 'Reasoning model; the alias moves with its versions',
    releaseDate: '2025-08-07',
    window: 400_000,
    reasoning: true,
    price: [1.25, 10],
  },
  {
    name: 'gpt-5-2025-08-07',
    displayName: 'GPT-5 (2025-08-07)',
    description: 'Reasoning model',
    releaseDate: '2025-08-07',
    window: 400_000,
    reasoning: true,
    price: [1.25, 10],
  },
  {
    name: 'gpt-5-mini',
    displayName: 'GPT-5 mini',
    description: 'Small reasoning model; the alias moves with its versions',
    releaseDate: '2025-08-07',
    window: 400_000,
    reasoning: true,
    price: [0.25, 2],
  },
  {
    name: 'gpt-5-mini-2025-08-07',
    displayName: 'GPT-5 mini (2025-08-07)',
    description: 'Small reasoning model',
    releaseDate: '2025-08-07',
    window: 400_000,
    reasoning: true,
    price: [0.25, 2],
  },
  {
    name: 'gpt-5-nano',
    displayName: 'GPT-5 nano',
    description: 'Smallest reasoning model; the alias moves with its versions',
    releaseDate: '2025-08-07',
    window: 400_000,
    reasoning: true,
    price: [0.05, 0.4],
  },
  {
    name: 'gpt-5-nano-2025-08-07',
    displayName: 'GPT-5 nano (2025-08-07)',
    description: 'Smallest reasoning model',
    releaseDate: '2025-08-07',
    window: 400_000,
    reasoning: true,
    price: [0.05, 0.4],
  },
]
