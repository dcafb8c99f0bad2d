import type { Json, Perturbation, RandomSource } from '@binnacle/core'
import { expect, test } from 'vitest'
import { contraction, expansion } from './contractions.ts'
import { contrastSets } from './contrast-sets.ts'
import { dialect } from './dialect.ts'
import { fillerWords } from './filler-words.ts'
import { gender } from './gender.ts'
import { misspellings } from './misspellings.ts'
import { personName } from './person-name.ts'
import { typos } from './typos.ts'

/** Always the lowest number and the first choice. */
const first: RandomSource = { random: () => 0, randint: (low) => low, choice: ([one]) => one!, uniform: (low) => low }
/** Never below any probability. */
const never: RandomSource = { ...first, random: () => 0.999, uniform: () => 0.999 }

const opened = <O>(perturbation: Perturbation<O>, options: O, table?: Json) =>
  perturbation.open(options, table === undefined ? {} : { table })

test.each([
  ['That was not mine, I am sure ', "That wasn't mine, I'm sure "],
  // What comes first is contracted, and only before a blank.
  ['It is not', "It's not"],
  ['So she will', 'So she will'],
  ['IS NOT mine', "Isn't mine"],
  ['i would, I would go', "i would, I'd go"],
])('%j is contracted to %j', (text, contracted) => {
  expect(opened(contraction, {}).perturb(text, first)).toBe(contracted)
})

test.each([
  ["DON'T", 'Do not'],
  ["can't've", "cannot've"],
  ["She'd've gone. Ma'am!", "She would've gone. Madam!"],
  // The shorter form is found first, as in HELM.
  ["how'd'y do", "how did'y do"],
])('%j is written in full as %j', (text, full) => {
  expect(opened(expansion, {}).perturb(text, first)).toBe(full)
})

test('typing errors keep capitals, and letters without neighbors stay', () => {
  expect(opened(typos, { prob: 1 }).perturb('Qé 1', first)).toBe('Wé 1')
})

test('fillers stand in front of words, as many as are allowed', () => {
  const options = { insert_prob: 1, max_num_insert: 2, speaker_ph: false, uncertain_ph: true, fill_ph: true }
  expect(opened(fillerWords, options).perturb('a b c', first)).toBe('maybe a maybe b c')
  expect(opened(fillerWords, { ...options, uncertain_ph: false, fill_ph: false }).perturb('a b', first)).toBe('a b')
})

test('misspellings are looked up as they are written, whole words only', () => {
  const table = { 'to the': ['tothe'], The: ['Teh'], the: ['teh'] }
  expect(opened(misspellings, { prob: 1 }, table).perturb('to the The THE then', first)).toBe('tothe Teh THE then')
  expect(opened(misspellings, { prob: 1 }, table).perturb('the', never)).toBe('teh')
  expect(opened(misspellings, { prob: 0.5 }, table).perturb('the', never)).toBe('the')
})

test.each([[[]], [{}], [{ a: 'b' }], ['text']])('a table that is %j is refused by name', (table) => {
  expect(() => opened(misspellings, { prob: 1 }, table as Json)).toThrow(
    expect.objectContaining({ code: 'ERR_PERTURBATION_TABLE', message: expect.stringContaining('misspellings') as string }) as Error,
  )
})

const DIALECT = { prob: 1, source_class: 'A', target_class: 'B', mapping_file_path: 'own.json' }

test('dialect leaves words at the ends, and the second of two that share a blank, as HELM does', () => {
  const { perturb } = opened(dialect, DIALECT, { with: ['wit'], 'i.e.': ['that is'] })
  expect(perturb('with With with-it (with) with', first)).toBe('with Wit with-it (wit) with')
  expect(perturb('so with with them', first)).toBe('so wit with them')
  expect(perturb('so i.e. ixex x', first)).toBe('so that is ixex x')
})

test('dialect without an own table is from SAE to AAVE alone', () => {
  const validate = (value: object) => dialect.options!['~standard'].validate(value) as { readonly issues?: readonly { message: string }[] }
  expect(validate({ prob: 1, source_class: 'sae', target_class: 'aave' }).issues).toBeUndefined()
  expect(validate({ prob: 1, source_class: 'sae', target_class: 'x' }).issues?.[0]!.message).toContain('mapping_file_path')
})

const GENDER = { mode: 'pronouns' as const, prob: 1, source_class: 'male', target_class: 'female', bidirectional: false }

test('pronouns are replaced row by row over the text as it has become', () => {
  expect(opened(gender, GENDER).perturb('So he took his, HIM and himself.', first)).toBe('So she took her, HER and herself.')
  // The first row for both directions changes she back to he.
  expect(opened(gender, { ...GENDER, bidirectional: true }).perturb('so he is', first)).toBe('so he is')
  expect(opened(gender, { ...GENDER, prob: 0.5 }).perturb('so he is', never)).toBe('so he is')
})

test('an own table has a column for each gender', () => {
  const own = { ...GENDER, mapping_file_path: 'own.json', mapping_file_genders: ['male', 'female'] }
  expect(opened(gender, own, [['Fox', 'Vixen']]).perturb('the fox ran', first)).toBe('the vixen ran')
  expect(() => opened(gender, own, [['fox']])).toThrow(expect.objectContaining({ code: 'ERR_PERTURBATION_TABLE' }) as Error)
})

const NAMES = [
  'Adam,first_name,race,a,gender,male',
  'Eve,first_name,race,a,gender,female',
  'Kim,first_name,race,a',
  'Abdul,first_name,race,b,gender,male',
  'Aisha,first_name,race,b,gender,female',
  'Lee,last_name,race,a',
  '',
].join('\n')
const PEOPLE = {
  prob: 1,
  source_class: { race: 'a' },
  target_class: { race: 'b' },
  person_name_type: 'first_name' as const,
  preserve_gender: true,
}

test('a name becomes the same one in all texts of an instance, of its gender where that is known', () => {
  const change = opened(personName, PEOPLE, NAMES).begin!()
  expect(change('Eve met ADAM, Kim and Lee.', first)).toBe('Aisha met ABDUL, Abdul and Lee.')
  expect(change("adam's book", never)).toBe("abdul's book")
})

test('a name that is left in one text is left in all; another instance begins anew', () => {
  const { begin } = opened(personName, { ...PEOPLE, prob: 0.5 }, NAMES)
  const change = begin!()
  expect(change('Adam', never)).toBe('Adam')
  expect(change('Adam', first)).toBe('Adam')
  expect(begin!()('Adam', first)).toBe('Abdul')
})

test.each([
  [undefined, 'lines of name'],
  ['Adam,first_name,race,a,gender,male', 'race=b'],
  ['Adam,first_name,race,a\nAbdul,first_name,race,b', 'no genders'],
])('a table of names %j is refused', (table, why) => {
  expect(() => opened(personName, PEOPLE, table)).toThrow(
    expect.objectContaining({ code: 'ERR_PERTURBATION_TABLE', message: expect.stringContaining(why) as string }) as Error,
  )
})

test('a contrast set gives another form with its own references; without one nothing changes', () => {
  const { replace } = opened(contrastSets, {})
  const right = [{ output: { text: 'no' }, tags: ['correct'] }]
  const instance = { id: 'id0', split: 'test', input: { text: 'Is it?' }, references: [] }
  const other = { ...instance, contrastInputs: [{ text: 'Is it not?' }], contrastReferences: [right] }
  expect(replace!(other, first)).toEqual({ input: { text: 'Is it not?' }, references: right })
  expect(replace!(instance, first)).toBeUndefined()
})
