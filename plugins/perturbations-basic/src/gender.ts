import { definePerturbation, type Json } from '@binnacle/core'
import { pythonRegExp } from '@binnacle/python'
import { z } from 'zod'
import { GENDER } from './cards.data.ts'
import { badTable } from './errors.ts'
import { GENDERED_WORDS } from './gender.data.ts'
import { matchCase } from './match-case.ts'

const GENDERS = ['neutral', 'female', 'male']

const lower = z.string().transform((name) => name.toLowerCase())

const options = z
  .strictObject({
    mode: z.enum(['terms', 'pronouns']),
    prob: z.number().min(0).max(1),
    source_class: lower,
    target_class: lower,
    mapping_file_path: z.string().min(1).nullish(),
    mapping_file_genders: z.array(lower).nullish(),
    bidirectional: z.boolean().default(false),
  })
  .refine(
    ({ source_class, target_class, mapping_file_path: path, mapping_file_genders: genders }) =>
      [source_class, target_class].every((name) => (path == null ? GENDERS : (genders ?? [])).includes(name)),
    'the classes must be neutral, female or male, or with mapping_file_path be named in mapping_file_genders',
  )

type Rows = readonly (readonly string[])[]

/** Rows of a user's own table, in small letters. */
function ownRows(table: Json | undefined, genders: number): Rows {
  const read = z.array(z.array(z.string()).length(genders)).min(1).safeParse(table)
  if (!read.success) throw badTable('gender', `a JSON list of lists of ${genders} words is expected, one for each gender`)
  return read.data.map((row) => row.map((word) => word.toLowerCase()))
}

/**
 * HELM's `gender`: words for men become words for women, or others; row after row over the text as it has become. Words at both ends of a
 * text stay, as there.
 */
export const gender = definePerturbation({
  ...GENDER,
  options,
  robustness: false,
  fairness: true,
  helm: { className: 'helm.benchmark.augmentations.gender_perturbation.GenderPerturbation', floats: ['prob'] },
  assets: ({ mapping_file_path: path }): Record<string, { path: string }> => (path == null ? {} : { table: { path } }),
  describe: ({ mode, prob, source_class, target_class, bidirectional }) => ({ mode, prob, source_class, target_class, bidirectional }),
  open: ({ mode, prob, source_class, target_class, mapping_file_path: path, mapping_file_genders: own, bidirectional }, { table }) => {
    const genders = path == null ? GENDERS : (own ?? [])
    const rows: Rows = path == null ? GENDERED_WORDS[mode].map((row) => row.split(' ')) : ownRows(table, genders.length)
    const [source, target] = [genders.indexOf(source_class), genders.indexOf(target_class)]
    const pairs = rows.map((row) => [row[source]!, row[target]!] as const)
    const all = bidirectional ? [...pairs, ...pairs.map(([from, to]) => [to, from] as const)] : pairs
    // A word of a user's own table is read as a pattern, as in HELM.
    const changes = all.map(([from, to]) => [pythonRegExp(`[^\\w](${from})[^\\w]`, 'gi'), to] as const)
    return {
      references: true,
      perturb: (text, random) =>
        changes.reduce(
          (changed, [pattern, to]) =>
            changed.replace(pattern, (match, word: string) =>
              random.uniform(0, 1) < prob ? match.split(word).join(matchCase(word, to)) : match,
            ),
          text,
        ),
    }
  },
})
