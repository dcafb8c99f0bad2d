import type { Answer, ClientContext, Completion, Request, Token } from '@binnacle/core'
import { chatResponseFormat, finishBody, refuseField, samplingFields, type Body, type BodyContext } from './body.ts'
import { CHAT_CONTENT, turnsOf, writeTurns } from './content.ts'
import { answerIncomplete } from './errors.ts'
import { answerFrom, choicesOf, fieldsOf, listOf, refuseErrorObject, sumLogprobs, textOf, usageOf, type Fields } from './reply.ts'

/** The body for `chat/completions`. */
export async function chatBody(request: Request, context: BodyContext, media: ClientContext['media']): Promise<Body> {
  const { options } = context
  refuseField(context, request.echoPrompt, 'echo', 'the prompt in front of the answer')
  return finishBody(
    {
      model: context.model,
      messages: await writeTurns(turnsOf(request), CHAT_CONTENT, context, media),
      ...samplingFields(request, context),
      [options.maxTokensField]: request.maxTokens,
      logprobs: options.logprobs === true ? true : undefined,
      top_logprobs: options.logprobs === true && request.topKPerToken > 0 ? request.topKPerToken : undefined,
      response_format: request.responseFormat === undefined ? undefined : chatResponseFormat(request.responseFormat.jsonSchema),
    },
    options,
  )
}

/**
 * Reads an answer of `chat/completions`.
 * @throws BinnacleError `ERR_OPENAI_ANSWER` where there are no choices or no message in one
 */
export function readChat(json: unknown, deployment: string): Answer {
  const reply = refuseErrorObject(json, deployment)
  const completions = choicesOf(reply, deployment).map((choice) => readChoice(choice, deployment))
  return answerFrom(reply, completions, usageOf(reply['usage']))
}

function readChoice(choice: Fields, deployment: string): Completion {
  const { message: found } = choice
  if (typeof found !== 'object' || found === null) throw answerIncomplete(deployment, 'a choice without a message', '')
  const message = fieldsOf(found)
  const refusal = textOf(message['refusal'])
  const tokens = listOf(fieldsOf(choice['logprobs'])['content']).map(readToken)
  const finishReason = refusal === undefined ? textOf(choice['finish_reason']) : 'refusal'
  const thinking = textOf(message['reasoning_content']) ?? textOf(message['reasoning'])
  return {
    text: contentText(message['content']) || (refusal ?? ''),
    logprob: sumLogprobs(tokens),
    tokens,
    ...(finishReason === undefined ? {} : { finishReason }),
    ...(thinking === undefined ? {} : { thinking }),
  }
}

/** The text of a message: a text, or a list of pieces whose texts are joined. */
function contentText(content: unknown): string {
  if (typeof content === 'string') return content
  return listOf(content)
    .map((part) => fieldsOf(part))
    .map((part) => (part['type'] === 'text' ? (textOf(part['text']) ?? '') : ''))
    .join('')
}

function readToken(entry: unknown): Token {
  const { token, logprob } = fieldsOf(entry)
  return { text: typeof token === 'string' ? token : '', logprob: typeof logprob === 'number' ? logprob : NaN }
}
