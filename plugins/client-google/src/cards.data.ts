/** The client's name and description, for lists and for the client itself. */
export const GOOGLE = { name: 'google', description: "Google's models, through the Gemini API (a key) or Vertex AI (a project)" } as const
