/** A change of some fields; undefined takes one away. */
export type Changes<T> = { readonly [Name in keyof T]?: T[Name] | undefined }
