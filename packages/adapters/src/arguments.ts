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
