import { refuseUnsent, turnsOf, type Unsent } from '@binnacle/client-kit'
import type { ClientContext, Request } from '@binnacle/core'
import type { AnthropicOptions } from './options.ts'
import { type Block, writeTurns } from './write-turns.ts'

/** A request's body before it is sent: absent fields are undefined and are not sent. */
export type Body = Record<string, unknown>

/** What a body is made for. */
export interface BodyContext {
  /** The deployment's name, for messages. */
  readonly deployment: string
  /** The model's name on the server. */
  readonly model: string
  readonly options: AnthropicOptions
}

/** What the interface has no field for. */
const UNSENT: readonly Unsent[] = ['echoPrompt', 'presencePenalty', 'frequencyPenalty', 'seed']

const CACHED = { type: 'ephemeral' } as const

/**
 * The body for `messages`. What this interface lacks is refused by name, not left out.
 * @throws BinnacleError `ERR_PROVIDER_UNSUPPORTED`
 */
export async function requestBody(request: Request, context: BodyContext, media: ClientContext['media']): Promise<Body> {
  const { deployment, model, options } = context
  refuseUnsent(deployment, request, UNSENT, options.omit)
  const { system, turns } = await writeTurns(turnsOf(request), deployment, media)
  if (options.cachePrompt) {
    markLast(system)
    markLast(turns.at(-2)?.content)
  }
  const budget = request.reasoning?.maxTokens ?? options.thinkingTokens
  const body: Body = {
    model,
    max_tokens: request.maxTokens + (budget ?? 0),
    system: system.length === 0 ? undefined : system.length === 1 && !options.cachePrompt ? system[0]!.text : system,
    messages: turns.map(({ role, content }) => ({ role, content: onlyText(content) })),
    temperature: budget === undefined ? request.temperature : undefined,
    top_p: request.topP,
    top_k: budget === undefined ? (request.topK ?? (options.topKPerToken ? request.topKPerToken : undefined)) : undefined,
    stop_sequences: stopsOf(request),
    thinking: thinkingOf(budget, options),
    output_config: outputConfig(request, options),
    tools: request.tools?.map(({ name, description, parameters }) => ({ name, description, input_schema: parameters })),
    tool_choice: toolChoice(request),
  }
  for (const field of options.omit) body[field] = undefined
  return options.extraBody === undefined ? body : Object.assign(body, options.extraBody)
}

/** The stop sequences that the interface takes: those with more than white space. */
function stopsOf({ stopSequences }: Request): readonly string[] | undefined {
  const sent = stopSequences.filter((stop) => stop.trim() !== '')
  return sent.length === 0 ? undefined : sent
}

function thinkingOf(budget: number | undefined, { thinking }: AnthropicOptions): Body | undefined {
  if (budget !== undefined) return { type: 'enabled', budget_tokens: budget }
  return thinking === undefined ? undefined : { type: thinking }
}

function outputConfig({ reasoning, responseFormat }: Request, { omit }: AnthropicOptions): Body | undefined {
  const effort = omit.includes('reasoning') ? undefined : reasoning?.effort
  if (effort === undefined && responseFormat === undefined) return undefined
  return { effort, format: responseFormat === undefined ? undefined : { type: 'json_schema', schema: responseFormat.jsonSchema } }
}

function toolChoice({ toolChoice: choice }: Request): Body | undefined {
  if (choice === undefined) return undefined
  if (typeof choice === 'object') return { type: 'tool', name: choice.name }
  return { type: choice === 'required' ? 'any' : choice }
}

/** One text block alone is written as a text. */
function onlyText(content: readonly Block[]): string | readonly Block[] {
  const [only] = content
  return content.length === 1 && only!.type === 'text' && only!.cache_control === undefined ? String(only!.text) : content
}

function markLast(content: Block[] | undefined): void {
  const last = content?.at(-1)
  if (last !== undefined) last.cache_control = CACHED
}
