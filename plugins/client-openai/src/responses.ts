import type { Answer, ClientContext, Completion, Request, Token } from '@binnacle/core'
import { finishBody, refuseField, type Body, type BodyContext } from './body.ts'
import { RESPONSES_CONTENT, turnsOf, writeTurns } from './content.ts'
import { answerIncomplete } from './errors.ts'
import { answerFrom, fieldsOf, listOf, refuseErrorObject, sumLogprobs, textOf, usageFrom, type Fields } from './reply.ts'

/** The body for `responses`. What this interface lacks is refused by name, not left out. */
export async function responsesBody(request: Request, context: BodyContext, media: ClientContext['media']): Promise<Body> {
  const { options } = context
  refuseField(context, request.echoPrompt, 'echo', 'the prompt in front of the answer')
  refuseField(context, request.numCompletions !== 1, 'n', 'several completions')
  refuseField(context, request.stopSequences.length > 0, 'stop', 'stop sequences')
  refuseField(context, request.presencePenalty !== 0, 'presence_penalty', 'a presence penalty')
  refuseField(context, request.frequencyPenalty !== 0, 'frequency_penalty', 'a frequency penalty')
  refuseField(context, request.seed !== undefined, 'seed', 'a seed')
  const schema = request.responseFormat?.jsonSchema
  return finishBody(
    {
      model: context.model,
      input: request.messages === undefined ? request.prompt : await writeTurns(turnsOf(request), RESPONSES_CONTENT, context, media),
      temperature: request.temperature,
      top_p: request.topP,
      max_output_tokens: request.maxTokens,
      top_k: request.topK,
      include: options.logprobs === true ? ['message.output_text.logprobs'] : undefined,
      top_logprobs: options.logprobs === true && request.topKPerToken > 0 ? request.topKPerToken : undefined,
      text: schema === undefined ? undefined : { format: { type: 'json_schema', name: 'response', schema } },
    },
    options,
  )
}

/**
 * Reads an answer of `responses`: its messages make up one completion, its reasoning summaries the thinking.
 * @throws BinnacleError `ERR_OPENAI_ANSWER` where it failed or holds no output
 */
export function readResponses(json: unknown, deployment: string): Answer {
  const reply = refuseErrorObject(json, deployment)
  if (reply['status'] === 'failed' || reply['status'] === 'cancelled') {
    throw answerIncomplete(deployment, `the status «${String(reply['status'])}»`, '')
  }
  if (!Array.isArray(reply['output'])) throw answerIncomplete(deployment, 'no output', '')
  const output = reply['output'].map(fieldsOf)
  const pieces = output.filter((item) => item['type'] === 'message').flatMap((item) => listOf(item['content']).map(fieldsOf))
  if (pieces.length === 0 && reply['status'] !== 'incomplete') throw answerIncomplete(deployment, 'no message in its output', '')
  const usage = fieldsOf(reply['usage'])
  const counts = usageFrom({
    promptTokens: usage['input_tokens'],
    completionTokens: usage['output_tokens'],
    cachedPromptTokens: fieldsOf(usage['input_tokens_details'])['cached_tokens'],
    reasoningTokens: fieldsOf(usage['output_tokens_details'])['reasoning_tokens'],
  })
  return answerFrom(reply, [readOutput(reply, output, pieces)], counts)
}

function readOutput(reply: Fields, output: readonly Fields[], pieces: readonly Fields[]): Completion {
  const texts = pieces.filter((piece) => piece['type'] === 'output_text')
  const refusal = pieces.map((piece) => textOf(piece['refusal'])).find((text) => text !== undefined)
  const tokens = texts.flatMap((piece) => listOf(piece['logprobs']).map(readToken))
  const thinking = output
    .filter((item) => item['type'] === 'reasoning')
    .flatMap((item) => [...listOf(item['summary']), ...listOf(item['content'])].map((part) => textOf(fieldsOf(part)['text']) ?? ''))
    .join('\n')
  return {
    text: texts.map((piece) => textOf(piece['text']) ?? '').join('') || (refusal ?? ''),
    logprob: sumLogprobs(tokens),
    tokens,
    finishReason: refusal === undefined ? finishReason(reply) : 'refusal',
    ...(thinking === '' ? {} : { thinking }),
  }
}

function finishReason(reply: Fields): string {
  if (reply['status'] !== 'incomplete') return 'stop'
  const reason = textOf(fieldsOf(reply['incomplete_details'])['reason']) ?? 'incomplete'
  return reason === 'max_output_tokens' ? 'length' : reason
}

function readToken(entry: unknown): Token {
  const { token, logprob } = fieldsOf(entry)
  return { text: typeof token === 'string' ? token : '', logprob: typeof logprob === 'number' ? logprob : 0 }
}
