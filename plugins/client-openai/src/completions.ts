import { echoedTokens, type Fields, fieldsOf, listOf, readAlternatives, readToken, type Reply, sumLogprobs } from '@binnacle/client-kit'
import type { Answer, Request, Token } from '@binnacle/core'
import { chatResponseFormat, finishBody, samplingFields, type Body, type BodyContext } from './body.ts'
import { aboutReply, choicesOf, listedTokens, type Unusable } from './choices.ts'
import { fieldUnsupported, logprobsMissing } from './errors.ts'

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
      max_tokens: scoring ? options.scoreMaxTokens : request.maxTokens,
      logprobs: logprobs ? Math.max(1, request.topKPerToken) : undefined,
      echo: scoring || request.echoPrompt ? true : undefined,
      response_format: request.responseFormat === undefined ? undefined : chatResponseFormat(request.responseFormat.jsonSchema),
    },
    options,
  )
}

/** Takes a reply of `completions` apart. */
export function readCompletions(json: unknown, unusable: Unusable, request: Request): Reply {
  const reply = fieldsOf(json)
  const choices = choicesOf(reply, unusable).map((choice) => ({
    content: choice['text'],
    finish: choice['finish_reason'],
    error: choice['error'],
    thinking: choice['reasoning_content'] ?? choice['reasoning'],
    tokens: readTokens(fieldsOf(choice['logprobs']), request.topKPerToken > 1),
  }))
  return { choices, ...aboutReply(reply) }
}

/** The tokens in the interface's own form, lists side by side, or in chat's, which some servers give here too. */
function readTokens(logprobs: Fields, alternatives: boolean): readonly Token[] | undefined {
  const { tokens } = logprobs
  if (!Array.isArray(tokens)) return listedTokens(logprobs['content'], alternatives)
  const values = listOf(logprobs['token_logprobs'])
  const tops = listOf(logprobs['top_logprobs'])
  return tokens.map((token, index) =>
    readToken(token, values[index], alternatives ? readAlternatives(Object.entries(fieldsOf(tops[index]))) : undefined),
  )
}

/**
 * The answer to a text that was to be scored: its own tokens, found to be the text that was sent. Those that were generated are left out.
 * @throws BinnacleError `ERR_OPENAI_LOGPROBS` where the tokens are not those of the prompt
 */
export function scoredPrompt(answer: Answer, prompt: string, { deployment, options }: BodyContext): Answer {
  if (answer.filtered !== undefined) return answer
  const [{ finishReason, providerReason, tokens = [] } = {}] = answer.completions
  const found = prompt === '' ? { tokens: [] } : echoedTokens(tokens, prompt, options.scoreMaxTokens)
  if ('problem' in found) throw logprobsMissing(deployment, found.problem)
  const logprob = sumLogprobs(found.tokens)
  const completion = {
    text: prompt,
    ...(logprob === undefined ? {} : { logprob }),
    tokens: found.tokens,
    echoed: true as const,
    ...(finishReason === undefined ? {} : { finishReason }),
    ...(providerReason === undefined ? {} : { providerReason }),
  }
  return { ...answer, completions: [completion] }
}
