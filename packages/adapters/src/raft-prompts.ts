import { BinnacleError, type Json } from '@binnacle/core'

/** The prompts of RAFT and of BANKING77, which is a part of it: two lines of JSON, the fields of each task and the instructions of each. */
export const RAFT_PROMPTS = {
  url: 'https://www.dropbox.com/s/a5cyevryzw8rt4f/prompt_construction_settings.json?dl=0',
  format: 'text',
} as const

/**
 * The instructions of a task of RAFT.
 * @param prompts the file
 * @throws BinnacleError `ERR_TASK_PROMPTS`
 */
export function raftInstructions(prompts: Json | undefined, task: string): string {
  const [, line = ''] = String(prompts).split('\n')
  try {
    const instructions = (JSON.parse(line) as Readonly<Record<string, unknown>>)[task]
    if (typeof instructions === 'string') return instructions
  } catch {
    // Said below.
  }
  throw new BinnacleError({
    code: 'ERR_TASK_PROMPTS',
    message: `${RAFT_PROMPTS.url} is not as it should be: its second line has no text ${task}`,
    hint: 'Delete the file from the cache or mirror and fetch it again.',
  })
}
