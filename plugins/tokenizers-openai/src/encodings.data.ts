/** The encodings of tiktoken and the file of ranks for each; r50k is the same as gpt2. */
export const ENCODINGS = ['gpt2', 'r50k_base', 'p50k_base', 'p50k_edit', 'cl100k_base', 'o200k_base'] as const

/** The tokenizers under the names that deployments give, with their encodings. `huggingface/gpt2` reads special tokens in a text. */
export const NAMED_TOKENIZERS: readonly {
  readonly name: string
  readonly encoding: (typeof ENCODINGS)[number]
  readonly special: boolean
  readonly endOfText: string
}[] = [
  { name: 'huggingface/gpt2', encoding: 'gpt2', special: true, endOfText: '<|endoftext|>' },
  { name: 'openai/gpt2', encoding: 'gpt2', special: false, endOfText: '<|endoftext|>' },
  { name: 'openai/r50k_base', encoding: 'r50k_base', special: false, endOfText: '<|endoftext|>' },
  { name: 'openai/p50k_base', encoding: 'p50k_base', special: false, endOfText: '<|endoftext|>' },
  { name: 'openai/cl100k_base', encoding: 'cl100k_base', special: false, endOfText: '<|endoftext|>' },
  { name: 'openai/o200k_base', encoding: 'o200k_base', special: false, endOfText: '<|endoftext|>' },
]
