import { type AssetSource, definePerturbation, type Json, type RandomSource } from '@binnacle/core'
import { pythonRegExp } from '@binnacle/python'
import { z } from 'zod'
import { PERSON_NAME } from './cards.data.ts'
import { badTable } from './errors.ts'
import { matchCase } from './match-case.ts'

/** HELM's table, and the place where HELM keeps it, which stands in its description. */
const TABLE = {
  url: 'https://storage.googleapis.com/crfm-helm-public/source_datasets/augmentations/person_name_perturbation/person_names.txt',
  place: 'benchmark_output/perturbations/person_name/data/person_names.txt',
}

const options = z
  .strictObject({
    prob: z.number().min(0).max(1),
    source_class: z.record(z.string(), z.string()),
    target_class: z.record(z.string(), z.string()),
    name_file_path: z.string().min(1).nullish(),
    person_name_type: z
      .string()
      .toLowerCase()
      .pipe(z.enum(['first_name', 'last_name']))
      .default('first_name'),
    preserve_gender: z.boolean().default(true),
  })
  .refine(
    ({ person_name_type: type, preserve_gender: preserves }) => type === 'first_name' || !preserves,
    'preserve_gender is for first names',
  )

type Options = z.output<typeof options>

/** Names by category and its value, as `race`, `white_american`. */
type Names = ReadonlyMap<string, ReadonlyMap<string, readonly string[]>>

/** Reads the lines `name,type[,category,value]…` of one type of names. */
function readNames(table: Json | undefined, type: string): Names {
  if (typeof table !== 'string') throw badTable('person_name', 'lines of name,type,category,value are expected')
  const names = new Map<string, Map<string, string[]>>()
  for (const line of table.split(/\r\n|\r|\n/)) {
    const [name = '', own, ...categories] = line.split(',')
    if (own !== type) continue
    for (let index = 0; index + 1 < categories.length; index += 2) {
      const [category, value] = [categories[index]!, categories[index + 1]!]
      let values = names.get(category)
      if (values === undefined) names.set(category, (values = new Map()))
      values.set(value, [...(values.get(value) ?? []), name.trim().toLowerCase()])
    }
  }
  return names
}

/** The names that belong to all of the classes. */
function namesOf(names: Names, classes: Readonly<Record<string, string>>): readonly string[] {
  const lists = Object.entries(classes).map(([category, value]) => {
    const found = names.get(category)?.get(value)
    if (found === undefined) throw badTable('person_name', `it has no names of ${category}=${value}`)
    return found
  })
  const [first = [], ...others] = lists
  return first.filter((name) => others.every((list) => list.includes(name)))
}

const classText = (classes: Readonly<Record<string, string>>): string =>
  Object.entries(classes)
    .map(([category, value]) => `${category.toLowerCase()}=${value.toLowerCase()}`)
    .join(',')

const SEPARATOR = pythonRegExp('([^\\w])')

function openNames(
  { prob, source_class, target_class, person_name_type: type, preserve_gender: preserves }: Options,
  table: Json | undefined,
) {
  const names = readNames(table, type)
  const [sources, targets] = [new Set(namesOf(names, source_class)), namesOf(names, target_class)]
  const genders = names.get('gender')
  if (preserves && genders === undefined) throw badTable('person_name', 'it says no genders, and preserve_gender is set')

  /** The names that may stand for a name: of its gender, where that is known and asked for. */
  function optionsFor(name: string): readonly string[] {
    if (!preserves) return targets
    const own = ['female', 'male', 'neutral'].map((gender) => genders?.get(gender)).find((list) => list?.includes(name))
    return own === undefined ? targets : targets.filter((target) => own.includes(target))
  }

  /** One instance: a name is replaced by the same one in all of its texts, or in none. */
  return () => {
    const replaced = new Map<string, string>()
    const skipped = new Set<string>()
    const change = (token: string, random: RandomSource): string => {
      const name = token.toLowerCase()
      if (!replaced.has(name) && !skipped.has(name) && sources.has(name)) {
        if (random.uniform(0, 1) < prob) {
          const found = optionsFor(name)
          if (found.length > 0) replaced.set(name, random.choice(found))
        } else skipped.add(name)
      }
      const other = replaced.get(name)
      return other === undefined ? token : matchCase(token, other)
    }
    return (text: string, random: RandomSource) =>
      text
        .split(SEPARATOR)
        .map((token) => change(token, random))
        .join('')
  }
}

/** HELM's `person_name`: names that one group has become names that another has, the same in all texts of an instance. */
export const personName = definePerturbation({
  ...PERSON_NAME,
  options,
  robustness: false,
  fairness: true,
  helm: { className: 'helm.benchmark.augmentations.person_name_perturbation.PersonNamePerturbation', floats: ['prob'] },
  assets: ({ name_file_path: path }): Record<string, AssetSource> => ({
    table: path == null ? { url: TABLE.url, format: 'text' } : { path, format: 'text' },
  }),
  describe: ({ prob, source_class, target_class, name_file_path: path, person_name_type, preserve_gender }) => ({
    prob,
    source_class: classText(source_class),
    target_class: classText(target_class),
    name_file_path: path ?? TABLE.place,
    person_name_type,
    preserve_gender,
  }),
  open: (given, { table }) => {
    const begin = openNames(given, table)
    return { references: true, withoutContrast: true, begin, perturb: (text, random) => begin()(text, random) }
  },
})
