import { definePerturbation } from '@binnacle/core'
import { pythonRegExp } from '@binnacle/python'
import { z } from 'zod'
import { DIALECT } from './cards.data.ts'
import { matchCase } from './match-case.ts'
import { escaped } from './escaped.ts'
import { wordTable } from './word-table.ts'

/** HELM's table, and the place where HELM keeps it, which stands in its description. */
const TABLE = {
  url: 'https://storage.googleapis.com/crfm-helm-public/source_datasets/augmentations/dialect_perturbation/SAE_to_AAVE_mapping.json',
  place: 'benchmark_output/perturbations/dialect/SAE_to_AAVE_mapping.json',
}

const options = z
  .strictObject({
    prob: z.number().min(0).max(1),
    source_class: z.string().transform((name) => name.toUpperCase()),
    target_class: z.string().transform((name) => name.toUpperCase()),
    mapping_file_path: z.string().min(1).nullish(),
  })
  .refine(
    ({ source_class: source, target_class: target, mapping_file_path: path }) =>
      (path !== undefined && path !== null) || (source === 'SAE' && target === 'AAVE'),
    'HELM has a table from SAE to AAVE alone; give mapping_file_path for others',
  )

/** HELM's `dialect`: words become words of another dialect. Words at both ends of a text stay, as there. */
export const dialect = definePerturbation({
  ...DIALECT,
  options,
  robustness: false,
  fairness: true,
  helm: { className: 'helm.benchmark.augmentations.dialect_perturbation.DialectPerturbation', floats: ['prob'] },
  assets: ({ mapping_file_path: path }) => ({ table: path == null ? { url: TABLE.url } : { path } }),
  describe: ({ prob, source_class, target_class, mapping_file_path: path }) => ({
    prob,
    source_class,
    target_class,
    mapping_file_path: path ?? TABLE.place,
  }),
  open: ({ prob }, { table }) => {
    const words = wordTable('dialect', table)
    const pattern = pythonRegExp(`[^\\w-](${[...words.keys()].map(escaped).join('|')})[^\\w-]`, 'gi')
    return {
      references: true,
      perturb: (text, random) =>
        text.replace(pattern, (match, word: string) => {
          if (random.uniform(0, 1) >= prob) return match
          return match.split(word).join(matchCase(word, random.choice(words.get(word.toLowerCase()) ?? [word])))
        }),
    }
  },
})
