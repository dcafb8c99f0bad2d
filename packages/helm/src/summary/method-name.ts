import type { Json } from '@binnacle/core'
import { pythonFloat } from '@binnacle/python'
import type { HelmAdapterSpec } from './summary-run.ts'

const MODEL_KEYS = ['model_deployment', 'model'] as const

/** Of each adapter spec the fields that tell it from the others: as few as are needed, those that are equal for all left out. */
export function distinguish(adapters: readonly HelmAdapterSpec[]): readonly HelmAdapterSpec[] {
  const keys = [...new Set(adapters.flatMap((adapter) => Object.keys(adapter)))]
  const differing = keys.filter((key) => new Set(adapters.map((adapter) => JSON.stringify(adapter[key]))).size > 1)
  const ordered = [
    ...MODEL_KEYS.filter((key) => differing.includes(key)),
    ...differing.filter((key) => !(MODEL_KEYS as readonly string[]).includes(key)),
  ]
  return adapters.map((adapter) => {
    for (let count = 1; count <= ordered.length; count++) {
      const taken = ordered.slice(0, count)
      const alike = adapters.filter((other) => taken.every((key) => JSON.stringify(other[key]) === JSON.stringify(adapter[key])))
      if (alike.length === 1) return Object.fromEntries(taken.map((key) => [key, adapter[key] ?? null]))
    }
    return Object.fromEntries(ordered.map((key) => [key, adapter[key] ?? null]))
  })
}

/** A row's label: the model, with what else tells it from others. */
export function methodName(model: string, fields: HelmAdapterSpec): string {
  const others = Object.entries(fields).filter(([key]) => !(MODEL_KEYS as readonly string[]).includes(key))
  return others.length === 0 ? model : `${model} [${others.map(([key, value]) => `${key}: ${pythonText(value)}`).join(', ')}]`
}

/** A value as Python's `str` writes it. */
export function pythonText(value: unknown): string {
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'object') return isFloat(value) ? pythonFloat(value.value) : pythonRepr(value as Json)
  return String(value)
}

/** A number that was written with a point: an object with the number alone, also after a way through JSON. */
const isFloat = (value: object): value is { readonly value: number } =>
  'value' in value && typeof value.value === 'number' && Object.keys(value).length === 1

function pythonRepr(value: Json): string {
  if (typeof value === 'string')
    return value.includes("'") && !value.includes('"') ? `"${value}"` : `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  if (Array.isArray(value)) return `[${value.map(pythonRepr).join(', ')}]`
  if (typeof value === 'object' && value !== null)
    return `{${Object.entries(value)
      .map(([key, item]) => `${pythonRepr(key)}: ${pythonRepr(item as Json)}`)
      .join(', ')}}`
  return pythonText(value)
}
