/** Name and description, for lists and for the tokenizer itself. */
export const HUGGINGFACE = {
  name: 'huggingface',
  description: 'A tokenizer.json, from a file or from the Hugging Face Hub',
} as const
