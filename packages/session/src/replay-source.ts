import { hash } from 'node:crypto'
import { type Answer, BinnacleError, type Json, type Request, requestText } from '@binnacle/core'
import type { AnswerSource } from '@binnacle/core/run'
import { canonicalRequest, type RecordedAnnotation } from '@binnacle/engine'
import { instanceMark, readRecordedAnswers } from '@binnacle/helm'

/** Characters shown around the first difference. */
const AROUND = 40

/** Records as a source of answers. */
export interface Replay {
  /** The source of the answers to a deployment. */
  source(deployment: string): AnswerSource
  /** What annotators said of a sample, where the record holds that and not what their judges answered. */
  readonly annotation: RecordedAnnotation
}

/**
 * Opens records as a source of answers: each request is looked up by its content, whatever model it went to; where several were
 * asked the same, as judges are, an answer of the deployment itself comes first. What is not there is an error that names the
 * nearest recorded prompt and the first character that differs.
 */
export function openReplay(paths: readonly string[]): Replay {
  const answers = new Map<string, Answer>()
  const annotations = new Map<string, Readonly<Record<string, Json>>>()
  const keyOf = (request: Request, deployment = '') => hash('sha256', `${deployment}\0${canonicalRequest(request)}`)
  const prompts: string[] = []
  for (const path of paths) {
    for (const { deployment, request, answer, annotated } of readRecordedAnswers(path)) {
      const key = keyOf(request)
      if (annotated !== undefined) annotations.set(`${key} ${annotated.instance}`, annotated.annotations)
      const own = keyOf(request, deployment)
      if (!answers.has(own)) answers.set(own, answer)
      if (answers.has(key)) continue
      answers.set(key, answer)
      prompts.push(requestText(request))
    }
  }
  return {
    source: (deployment) => ({
      recorded: true,
      answer({ request }) {
        const answer = answers.get(keyOf(request, deployment)) ?? answers.get(keyOf(request))
        return answer === undefined ? Promise.reject(notRecorded(request, prompts)) : Promise.resolve(answer)
      },
      close: () => Promise.resolve(),
    }),
    annotation({ instance, requests }, name) {
      const [first] = requests
      return first === undefined ? undefined : annotations.get(`${keyOf(first.request)} ${instanceMark(instance)}`)?.[name]
    },
  }
}

function notRecorded(request: Request, prompts: readonly string[]): BinnacleError {
  const asked = requestText(request)
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
