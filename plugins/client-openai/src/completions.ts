import type { Answer, Completion, Request, Token } from '@binnacle/core'
import { chatResponseFormat, finishBody, samplingFields, type Body, type BodyContext } from './body.ts'
import { fieldUnsupported } from './errors.ts'
import { answerFrom, choicesOf, fieldsOf, listOf, refuseErrorObject, sumLogprobs, textOf, usageOf, type Fields } from './reply.ts'

/** The body for `completions`; one that scores given text asks for the prompt's own log-probabilities. */
export function completionsBody(request: Request, context: BodyContext, scoring: boolean): Body {
  const { options } = context
  if (request.prompt === undefined) {
    throw fieldUnsupported(context.deployment, 'messages or media', 'completions', "Set the option api: 'chat' for this task.")
  }
  const logprobs = scoring || options.logprobs !== false
  return finishBody(
    {
      model: context.model,
      prompt: request.prompt,
      ...samplingFields(request, context),
      max_tokens: scoring ? 0 : request.maxTokens,
      logprobs: logprobs ? Math.max(1, request.topKPerToken) : undefined,
      echo: scoring || request.echoPrompt ? true : undefined,
      response_format: request.responseFormat === undefined ? undefined : chatResponseFormat(request.responseFormat.jsonSchema),
    },
    options,
  )
}

/**
 * Reads an answer of `completions`. The first token of an echoed prompt has no log-probability; it counts 0.
 * @throws BinnacleError `ERR_OPENAI_ANSWER` where there are no choices
 */
export function readCompletions(json: unknown, deployment: string): Answer {
  const reply = refuseErrorObject(json, deployment)
  return answerFrom(reply, choicesOf(reply, deployment).map(readChoice), usageOf(reply['usage']))
}

function readChoice(choice: Fields): Completion {
  const tokens = readTokens(fieldsOf(choice['logprobs']))
  const finishReason = textOf(choice['finish_reason'])
  const thinking = textOf(choice['reasoning_content']) ?? textOf(choice['reasoning'])
  return {
    text: typeof choice['text'] === 'string' ? choice['text'] : '',
    logprob: sumLogprobs(tokens),
    tokens,
    ...(finishReason === undefined ? {} : { finishReason }),
    ...(thinking === undefined ? {} : { thinking }),
  }
}

function readTokens(logprobs: Fields): Token[] {
  const values = listOf(logprobs['token_logprobs'])
  return listOf(logprobs['tokens']).map((token, index) => {
    const value = values[index]
    return { text: String(token), logprob: typeof value === 'number' ? value : index === 0 ? 0 : NaN }
  })
}
