import { z } from 'zod'

/** An argument that is a text, also where a run entry makes a number of it. */
export const textArgument = z.union([z.string(), z.number()]).transform(String)
