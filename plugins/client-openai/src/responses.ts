import { type Fields, fieldsOf, isObject, listOf, type Reply, textOf, thinkingText, turnsOf } from '@binnacle/client-kit'
import type { ClientContext, Request } from '@binnacle/core'
import { finishBody, refuseField, type Body, type BodyContext } from './body.ts'
import { listedTokens, type Unusable } from './choices.ts'
import { RESPONSES_CONTENT, writeTurns } from './content.ts'

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

/** Takes a reply of `responses` apart: its messages make up one completion, its reasoning the thinking. */
export function readResponses(json: unknown, unusable: Unusable, request: Request): Reply {
  const reply = fieldsOf(json)
  const { status } = reply
  if (status !== undefined && status !== 'completed' && status !== 'incomplete') throw unusable(`the status ${JSON.stringify(status)}`, '')
  if (!Array.isArray(reply['output']) || !reply['output'].every(isObject)) throw unusable('no output', '')
  const output: readonly Fields[] = reply['output']
  const messages = output.filter(({ type }) => type === 'message')
  const calls = output.filter(({ type }) => typeof type === 'string' && type.endsWith('_call'))
  if (messages.length === 0 && calls.length === 0 && status !== 'incomplete') throw unusable('no message in its output', '')
  const content = messages.flatMap((message) => (Array.isArray(message['content']) ? message['content'] : [message['content']]))
  const usage = fieldsOf(reply['usage'])
  return {
    choices: [
      {
        content: messages.length === 0 ? undefined : content,
        finish: finishOf(reply),
        thinking: thinkingOf(output),
        toolCalls: calls.length > 0,
        tokens: tokensOf(content, request.topKPerToken > 1),
      },
    ],
    model: reply['model'],
    fingerprint: reply['system_fingerprint'],
    usage: {
      promptTokens: usage['input_tokens'],
      completionTokens: usage['output_tokens'],
      cacheReadTokens: fieldsOf(usage['input_tokens_details'])['cached_tokens'],
      reasoningTokens: fieldsOf(usage['output_tokens_details'])['reasoning_tokens'],
      totalTokens: usage['total_tokens'],
    },
  }
}

function finishOf(reply: Fields): unknown {
  if (reply['status'] !== 'incomplete') return 'stop'
  return textOf(fieldsOf(reply['incomplete_details'])['reason']) ?? 'incomplete'
}

function thinkingOf(output: readonly Fields[]): string {
  return output
    .filter(({ type }) => type === 'reasoning')
    .flatMap((item) => [...listOf(item['summary']), ...listOf(item['content'])].map(thinkingText))
    .filter((text) => text !== '')
    .join('\n')
}

/** The tokens of all pieces; undefined where one comes without them. */
function tokensOf(content: readonly unknown[], alternatives: boolean): Reply['choices'][number]['tokens'] {
  const lists = content
    .map(fieldsOf)
    .filter(({ type }) => type === 'output_text')
    .map(({ logprobs }) => listedTokens(logprobs, alternatives))
  return lists.length > 0 && lists.every((list) => list !== undefined) ? lists.flat() : undefined
}
