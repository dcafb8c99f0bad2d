import { hash } from 'node:crypto'
import { type Answer, type AnswerSource, BinnacleError, type Request } from '@binnacle/core'
import { canonicalRequest } from '@binnacle/engine'
import { readRecordedAnswers } from '@binnacle/helm'

/** Characters shown around the first difference. */
const AROUND = 40

/** Gives the source of the answers to a deployment. */
export type ReplaySource = (deployment: string) => AnswerSource

/**
 * Opens records as a source of answers: each request is looked up by its content, whatever model it went to; where several were
 * asked the same, as judges are, an answer of the deployment itself comes first. What is not there is an error that names the
 * nearest recorded prompt and the first character that differs.
 */
export function createReplaySource(paths: readonly string[]): ReplaySource {
  const answers = new Map<string, Answer>()
  const keyOf = (request: Request, deployment = '') => hash('sha256', `${deployment}\0${canonicalRequest(request)}`)
  const prompts: string[] = []
  for (const path of paths) {
    for (const { deployment, request, answer } of readRecordedAnswers(path)) {
      const own = keyOf(request, deployment)
      if (!answers.has(own)) answers.set(own, answer)
      const key = keyOf(request)
      if (answers.has(key)) continue
      answers.set(key, answer)
      prompts.push(promptText(request))
    }
  }
  return (deployment) => ({
    recorded: true,
    answer({ request }) {
      const answer = answers.get(keyOf(request, deployment)) ?? answers.get(keyOf(request))
      return answer === undefined ? Promise.reject(notRecorded(request, prompts)) : Promise.resolve(answer)
    },
    close: () => Promise.resolve(),
  })
}

const promptText = (request: Request): string => request.prompt ?? JSON.stringify(request.messages ?? request.parts)

function notRecorded(request: Request, prompts: readonly string[]): BinnacleError {
  const asked = promptText(request)
  let [nearest, same] = ['', -1]
  for (const prompt of prompts) {
    const length = commonStart(asked, prompt)
    if (length > same) [nearest, same] = [prompt, length]
  }
  const why =
    same < 0
      ? 'the record is empty'
      : nearest === asked
        ? 'the same prompt was asked with other settings (temperature, tokens, stop sequences, completions …)'
        : `the nearest recorded prompt differs from character ${same} on: asked ${excerpt(asked, same)}, recorded ${excerpt(nearest, same)}`
  return new BinnacleError({
    code: 'ERR_REPLAY_MISSING',
    message: `the record has no answer to this request: ${why}`,
    hint: 'Use the data, the arguments and --max-eval-instances with which the record was made.',
    fate: 'sample',
    exitCode: 3,
  })
}

function commonStart(a: string, b: string): number {
  const most = Math.min(a.length, b.length)
  let length = 0
  while (length < most && a.charCodeAt(length) === b.charCodeAt(length)) length++
  return length
}

const excerpt = (text: string, at: number): string => JSON.stringify(text.slice(Math.max(0, at - AROUND), at + AROUND))
