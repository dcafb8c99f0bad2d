/** The name and description, for lists and for the tokenizer itself. */
export const MY_TOKENIZER = { name: 'my_tokenizer', description: 'One token for each character' } as const
