/** The name and description, for lists and for the client itself. */
export const MY_CLIENT = { name: 'my_client', description: 'Models behind an interface like OpenAI’s chat completions' } as const
