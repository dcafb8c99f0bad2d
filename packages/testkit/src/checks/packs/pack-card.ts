import { z } from 'zod'
import { FINDING_CODES } from '../finding-codes.data.ts'
import { finding, type Finding, type FindingCode } from '../finding.ts'

const filled = z.string().trim().min(1)

const baselineSchema = z.strictObject({
  /** The run entry without its model: `mmlu:subject=anatomy`. */
  entry: filled,
  model: filled,
  /** A stat of the task's main split. */
  stat: filled,
  value: z.number(),
  /** How many instances it is the mean of. */
  instances: z.int().positive(),
})

/** What a simple model scores on a pack. */
export type Baseline = z.output<typeof baselineSchema>

const checkSchema = z.strictObject({
  /** Arguments of tasks, by the task's name: each is tried with each of them. */
  tasks: z.record(filled, z.array(z.record(z.string(), z.unknown())).min(1)).default({}),
  /** What right answers score on the main stat, by task, where it is not the end of a share. */
  best: z.record(filled, z.number()).default({}),
  /** What judges say of right answers, by role. */
  judges: z.record(filled, z.string()).default({}),
  /** Files that tasks are tried with, by path: their text. */
  files: z.record(filled, z.string()).default({}),
})

/**
 * The card of a benchmark pack. It stands in the pack's package.json, as `binnacle.pack`:
 * `{ "binnacle": { "plugin": 1, "pack": { … } } }`.
 */
export const packCardSchema = z.strictObject({
  /** The licence of the data, which is not that of the code. */
  licence: z.strictObject({
    /** Its SPDX name, or its own. */
    name: filled,
    url: z.url().optional(),
    nonCommercial: z.boolean().optional(),
  }),
  /** Where the rows come from: who wrote or collected them, from what, when. */
  provenance: filled,
  /** What the pack's numbers are for, and what they are not for. */
  intendedUse: filled,
  /** What is known to be wrong or weak. A pack without any flaw that is known says so. */
  knownFlaws: z.array(filled).min(1),
  /** The languages of the rows, as BCP 47 has them: `en`, `zh-Hans`. */
  languages: z.array(z.string().regex(/^[A-Za-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)).min(1),
  /** Where to write to: an address of mail or the web. */
  contact: z.union([z.email(), z.url()]),
  /** What to cite, one text a source. */
  citations: z.array(filled).default([]),
  /** What simple models score, so that a reader can tell a number from chance, and a new version from the last. */
  baselines: z.array(baselineSchema).min(1),
  /** What the check of the pack has to be given. */
  check: checkSchema.prefault({}),
  /** Findings of the check that are known and wanted, by code, each with the reason. */
  allow: z.partialRecord(z.enum(Object.keys(FINDING_CODES) as FindingCode[]), filled).default({}),
})

/** The card of a benchmark pack. */
export type PackCard = z.output<typeof packCardSchema>

/** The card as it is written, before defaults are filled in. */
export type PackCardInput = z.input<typeof packCardSchema>

/** A package's own description, as far as a pack needs it. */
export interface PackManifest {
  readonly name?: string
  readonly version?: string
  readonly license?: string
  readonly binnacle?: { readonly plugin?: number; readonly pack?: unknown }
}

/** A card that was read, and what is wrong with it. */
export interface ReadPackCard {
  readonly card: PackCard | undefined
  readonly findings: readonly Finding[]
}

/** Reads the card of a pack from what its package.json says. */
export function readPackCard(manifest: PackManifest | undefined): ReadPackCard {
  const place = 'package.json › binnacle.pack'
  const given = manifest?.binnacle?.pack
  if (given === undefined) return { card: undefined, findings: [finding('card-missing', place, 'there is no card')] }
  const result = packCardSchema.safeParse(given)
  if (result.success) return { card: result.data, findings: [] }
  const findings = result.error.issues.map(({ path, message }) => finding('card-invalid', [place, ...path.map(String)].join('.'), message))
  return { card: undefined, findings }
}
