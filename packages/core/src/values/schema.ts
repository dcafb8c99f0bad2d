import { errorText } from '../errors.ts'

/** What a schema's check gives: the value in its right form, or what is wrong with it. */
export type SchemaResult<Output> = { readonly value: Output; readonly issues?: undefined } | { readonly issues: readonly SchemaIssue[] }

/** One fault that a schema found: what, and where in the value. */
export interface SchemaIssue {
  readonly message: string
  readonly path?: readonly (PropertyKey | { readonly key: PropertyKey })[] | undefined
}

/**
 * A schema, by the Standard Schema convention (version 1): zod, valibot, arktype and others fit as they are.
 * Schemas in Binnacle check synchronously.
 */
export interface Schema<Output = unknown> {
  readonly '~standard': {
    readonly version: 1
    readonly vendor: string
    readonly validate: (value: unknown) => SchemaResult<Output> | Promise<SchemaResult<Output>>
    readonly types?: { readonly input: unknown; readonly output: Output } | undefined
  }
}

/** The type of the values that a schema lets through. */
export type OutputOf<S> = S extends { readonly '~standard': { readonly types?: infer T } }
  ? NonNullable<T> extends { readonly output: infer O }
    ? O
    : never
  : never

/** Names the place of an issue: `options.shots[2].name`, or the empty text for the value itself. */
export function formatIssuePath(issue: SchemaIssue): string {
  let text = ''
  for (const part of issue.path ?? []) {
    const key = typeof part === 'object' ? part.key : part
    text += typeof key === 'number' ? `[${key}]` : text === '' ? String(key) : `.${String(key)}`
  }
  return text
}

/**
 * Checks a value with a schema.
 * @returns the value in its right form, or the issues; a schema that throws, or that checks asynchronously, is itself an issue
 */
export function checkValue<Output>(schema: Schema<Output>, value: unknown): SchemaResult<Output> {
  try {
    const result = schema['~standard'].validate(value)
    if (!(result instanceof Promise)) return result
    throw new TypeError('it checks asynchronously; Binnacle needs a schema that checks at once')
  } catch (cause) {
    return { issues: [{ message: `the schema failed: ${errorText(cause)}` }] }
  }
}
