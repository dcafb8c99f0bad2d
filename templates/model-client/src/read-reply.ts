import { fieldsOf, listOf, type Reply } from '@binnacle/client-kit'

/**
 * Takes a reply apart, and decides nothing: whether it is an answer, a filtered one, a refusal or a failure is for the judge of the client
 * kit. Values are passed on as they came.
 */
export function readReply(json: unknown): Reply {
  const { choices, model, usage } = fieldsOf(json)
  const { prompt_tokens: promptTokens, completion_tokens: completionTokens } = fieldsOf(usage)
  return {
    choices: listOf(choices)
      .map(fieldsOf)
      .map(({ message, finish_reason: finish }) => ({ content: fieldsOf(message)['content'], finish })),
    model,
    usage: { promptTokens, completionTokens },
  }
}
