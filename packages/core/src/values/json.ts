/** A value that JSON can hold. Everything that rooms hand on, and everything in a run folder, is one. */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject

/** A JSON object. */
export interface JsonObject {
  readonly [key: string]: Json
}
