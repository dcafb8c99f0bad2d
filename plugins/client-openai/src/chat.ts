import { fieldsOf, isObject, type Reply, turnsOf } from '@binnacle/client-kit'
import type { ClientContext, Request } from '@binnacle/core'
import { chatResponseFormat, finishBody, refuseField, samplingFields, type Body, type BodyContext } from './body.ts'
import { aboutReply, choicesOf, listedTokens, type Unusable } from './choices.ts'
import { CHAT_CONTENT, writeTurns } from './content.ts'
import { presetOf } from './preset.ts'

/** The body for `chat/completions`. */
export async function chatBody(request: Request, context: BodyContext, media: ClientContext['media']): Promise<Body> {
  const { options } = context
  refuseField(context, request.echoPrompt, 'echo', 'the prompt in front of the answer')
  return finishBody(
    {
      model: context.model,
      messages: await writeTurns(turnsOf(request), CHAT_CONTENT, context, media),
      ...samplingFields(request, context),
      [options.maxTokensField ?? presetOf(options)?.maxTokensField ?? 'max_tokens']: request.maxTokens,
      logprobs: options.logprobs === true ? true : undefined,
      top_logprobs: options.logprobs === true && request.topKPerToken > 0 ? request.topKPerToken : undefined,
      response_format: request.responseFormat === undefined ? undefined : chatResponseFormat(request.responseFormat.jsonSchema),
    },
    options,
  )
}

/** Takes a reply of `chat/completions` apart. */
export function readChat(json: unknown, unusable: Unusable, request: Request): Reply {
  const reply = fieldsOf(json)
  const choices = choicesOf(reply, unusable).map(({ message, finish_reason: finish, error, logprobs }) => {
    if (!isObject(message)) throw unusable('a choice without a message', '')
    return {
      content: message['content'],
      finish,
      error: error ?? message['error'],
      refusal: message['refusal'],
      thinking: message['reasoning_content'] ?? message['reasoning'],
      toolCalls: message['tool_calls'] ?? message['function_call'],
      tokens: listedTokens(fieldsOf(logprobs)['content'], request.topKPerToken > 1),
    }
  })
  return { choices, ...aboutReply(reply) }
}
