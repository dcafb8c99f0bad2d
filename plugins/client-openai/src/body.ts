import type { Json, Request } from '@binnacle/core'
import { fieldUnsupported, tooManyStops } from './errors.ts'
import type { OpenaiOptions } from './options.ts'
import { presetOf } from './preset.ts'

/** A request's body before it is sent: absent fields are undefined and are not sent. */
export type Body = Record<string, unknown>

/** What a body is made for. */
export interface BodyContext {
  /** The deployment's name, for messages. */
  readonly deployment: string
  /** The model's name on the server. */
  readonly model: string
  readonly options: OpenaiOptions
}

/** Fields that chat and completions have in common. */
export function samplingFields(request: Request, context: BodyContext): Body {
  return {
    n: request.numCompletions,
    temperature: request.temperature,
    top_p: request.topP,
    stop: stopField(request, context),
    presence_penalty: request.presencePenalty === 0 ? undefined : request.presencePenalty,
    frequency_penalty: request.frequencyPenalty === 0 ? undefined : request.frequencyPenalty,
    seed: request.seed,
    top_k: request.topK,
  }
}

/**
 * Takes out what the option `omit` names, calls fields as the preset does, and puts the extra fields on top. Nothing else is added or left out: fields that
 * are undefined are none in JSON.
 */
export function finishBody(body: Body, options: OpenaiOptions): Body {
  for (const field of options.omit) body[field] = undefined
  for (const [field, name] of Object.entries(presetOf(options)?.renames ?? {})) {
    body[name] = body[field]
    body[field] = undefined
  }
  return options.extraBody === undefined ? body : Object.assign(body, options.extraBody)
}

/** A JSON schema in the form that chat wants it in. */
export function chatResponseFormat(schema: Json): Body {
  return { type: 'json_schema', json_schema: { name: 'response', schema } }
}

/** The stop sequences; undefined where there are none. */
function stopField(request: Request, { deployment, options }: BodyContext): readonly string[] | undefined {
  const { stopSequences } = request
  if (stopSequences.length === 0 || options.omit.includes('stop')) return undefined
  if (stopSequences.length > options.maxStopSequences) throw tooManyStops(deployment, stopSequences.length, options.maxStopSequences)
  return stopSequences
}

/** Refuses a field that an interface does not have, unless its deployment says to leave it out. */
export function refuseField(context: BodyContext, wanted: boolean, field: string, named: string): void {
  if (!wanted || context.options.omit.includes(field)) return
  throw fieldUnsupported(
    context.deployment,
    `${named} (field ${field})`,
    context.options.api,
    `Choose another interface (option api), or set omit: ['${field}'], so that it is left out.`,
  )
}
