/** What a deployment's model is called on its server where no other name is set: `openai/gpt-4o` is `gpt-4o` there. */
export function serverModelName(deployment: string): string {
  return deployment.slice(deployment.indexOf('/') + 1)
}
