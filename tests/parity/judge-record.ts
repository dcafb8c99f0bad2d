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

interface State {
  readonly annotations?: unknown
}

/**
 * Writes a stored run without its annotations, and what its judges were asked and said, as run folders of HELM's: replayed, our own
 * annotators must ask the judges just that.
 * @returns the folder; nothing where the run has no judges
 */
export function writeJudgeRecord(run: HelmRun, folder: string): string | undefined {
  if (!existsSync(join(storedFolder(run), 'judge_requests.json.gz'))) return undefined
  const asked = readHelmFile<readonly JudgeRequest[]>(storedFolder(run), 'judge_requests.json', true)
  const judged = asked.map(({ completion, ...request }) => ({
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
  const { request_states: states } = readHelmFile<{ readonly request_states: readonly State[] }>(
    storedFolder(run),
    'scenario_state.json',
    true,
  )
  const bare = states.map(({ annotations: _annotations, ...state }) => state)
  for (const [name, request_states] of Object.entries({ asked: bare, judges: judged })) {
    mkdirSync(join(folder, name), { recursive: true })
    writeFileSync(join(folder, name, 'scenario_state.json'), JSON.stringify({ request_states }))
  }
  return folder
}
