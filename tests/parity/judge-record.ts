import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type HelmRun, readHelmFile, storedFolder } from './helm-runs.ts'

interface JudgeRequest {
  readonly model: string
  readonly model_deployment: string
  readonly prompt: string
  readonly temperature: number
  readonly max_tokens: number
  readonly completion: string
}

/**
 * Writes what the judges of a stored run were asked and said as a run folder of HELM's, so that it can be replayed beside the run.
 * @returns the folder; nothing where the run has no judges
 */
export function writeJudgeRecord(run: HelmRun, folder: string): string | undefined {
  if (!existsSync(join(storedFolder(run), 'judge_requests.json.gz'))) return undefined
  const asked = readHelmFile<readonly JudgeRequest[]>(storedFolder(run), 'judge_requests.json', true)
  const states = asked.map(({ completion, ...request }) => ({
    request: {
      ...request,
      messages: undefined,
      num_completions: 1,
      top_k_per_token: 1,
      stop_sequences: [],
      echo_prompt: false,
      top_p: 1,
      presence_penalty: 0,
      frequency_penalty: 0,
    },
    result: { success: true, completions: [{ text: completion, logprob: 0, tokens: [] }] },
  }))
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'scenario_state.json'), JSON.stringify({ request_states: states }))
  return folder
}
