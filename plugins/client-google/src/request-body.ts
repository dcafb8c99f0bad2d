import { fieldUnsupported, refuseUnsent, turnsOf } from '@binnacle/client-kit'
import type { ClientContext, Request } from '@binnacle/core'
import type { GoogleOptions } from './options.ts'
import { SAFETY_CATEGORIES } from './safety.data.ts'
import { writeTurns } from './write-turns.ts'

/** A request's body before it is sent: absent fields are undefined and are not sent. */
export type Body = Record<string, unknown>

/** What a body is made for. */
export interface BodyContext {
  /** The deployment's name, for messages. */
  readonly deployment: string
  readonly options: GoogleOptions
}

/** As many stop sequences as the interface takes. */
const MOST_STOPS = 5

/**
 * The body for `generateContent`.
 * @throws BinnacleError `ERR_PROVIDER_UNSUPPORTED` for what the interface cannot be asked for
 */
export async function requestBody(request: Request, context: BodyContext, media: ClientContext['media']): Promise<Body> {
  const { deployment, options } = context
  refuseUnsent(deployment, request, ['echoPrompt'], options.omit)
  const { system, contents } = await writeTurns(turnsOf(request), deployment, media)
  const body: Body = {
    systemInstruction: system.length === 0 ? undefined : { parts: system },
    contents,
    generationConfig: generationConfig(request, context),
    safetySettings:
      options.safety === 'default'
        ? undefined
        : SAFETY_CATEGORIES.map((category) => ({ category, threshold: options.safety.toUpperCase() })),
    tools:
      request.tools === undefined
        ? undefined
        : [
            {
              functionDeclarations: request.tools.map(({ name, description, parameters }) => ({
                name,
                description,
                parametersJsonSchema: parameters,
              })),
            },
          ],
    toolConfig: toolConfig(request),
  }
  return options.extraBody === undefined ? body : Object.assign(body, options.extraBody)
}

function generationConfig(request: Request, context: BodyContext): Body {
  const { options } = context
  const schema = request.responseFormat?.jsonSchema
  const config: Body = {
    temperature: request.temperature,
    topP: request.topP,
    topK: request.topK ?? (options.topKPerToken ? request.topKPerToken : undefined),
    candidateCount: request.numCompletions,
    maxOutputTokens: request.maxTokens,
    stopSequences: request.stopSequences.length === 0 ? undefined : request.stopSequences.slice(0, MOST_STOPS),
    presencePenalty: request.presencePenalty === 0 ? undefined : request.presencePenalty,
    frequencyPenalty: request.frequencyPenalty === 0 ? undefined : request.frequencyPenalty,
    seed: request.seed,
    responseMimeType: schema === undefined ? undefined : 'application/json',
    responseJsonSchema: schema,
    responseLogprobs: options.logprobs ? true : undefined,
    logprobs: options.logprobs && request.topKPerToken > 1 ? request.topKPerToken : undefined,
    thinkingConfig: thinkingConfig(request, context),
  }
  for (const field of options.omit) config[field] = undefined
  return config
}

function thinkingConfig({ reasoning }: Request, { deployment, options }: BodyContext): Body | undefined {
  const { budget, level, include } = options.thinking ?? {}
  const includeThoughts = include
  if (reasoning?.maxTokens !== undefined) return { thinkingBudget: reasoning.maxTokens, includeThoughts }
  const effort = reasoning?.effort
  if (effort === 'none') return { thinkingBudget: 0 }
  if (effort === 'xhigh' || effort === 'max') {
    throw fieldUnsupported(deployment, `the effort ${effort}`, 'It knows minimal, low, medium and high, and a budget of tokens.')
  }
  if (effort !== undefined) return { thinkingLevel: effort, includeThoughts }
  return options.thinking === undefined ? undefined : { thinkingBudget: budget, thinkingLevel: level, includeThoughts }
}

function toolConfig({ toolChoice: choice }: Request): Body | undefined {
  if (choice === undefined) return undefined
  const config =
    typeof choice === 'object'
      ? { mode: 'ANY', allowedFunctionNames: [choice.name] }
      : { mode: choice === 'required' ? 'ANY' : choice.toUpperCase() }
  return { functionCallingConfig: config }
}
