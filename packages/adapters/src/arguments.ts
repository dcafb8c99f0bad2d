import { z } from 'zod'

/** An argument that is a text, also where a run entry makes a number of it. */
export const textArgument = z.union([z.string(), z.number()]).transform(String)

/** An argument as HELM hands it on: a text, or the number that a run entry makes of it. */
export const anyArgument = z.union([z.string(), z.number()])

/**
 * A switch as HELM's functions take it from a run entry, where it is a text or a number: every text is true, also `False`, and so is every
 * number but 0.
 */
export const pythonSwitch = z.union([z.boolean(), z.string(), z.number()]).transform((value) => value !== '' && Boolean(value))

/** Whether a value of a run entry is true for Python: every text but the empty one, every number but 0. */
export const isTrue = (value: boolean | string | number): boolean => value !== '' && Boolean(value)

/** Whether a text says true, in whatever case; all else is false. */
export const isTrueText = (value: string | number): boolean => String(value).toLowerCase() === 'true'

/** A switch as Python writes it. */
export const pythonBoolean = (value: boolean): 'True' | 'False' => (value ? 'True' : 'False')

/** A value as Python writes it into a text. */
export const pythonText = (value: boolean | string | number): string => (typeof value === 'boolean' ? pythonBoolean(value) : String(value))
