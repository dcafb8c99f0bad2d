/** The client's name and description, for lists and for the client itself. */
export const ANTHROPIC = {
  name: 'anthropic',
  description: "Anthropic's models, and every server that speaks its messages interface",
} as const
