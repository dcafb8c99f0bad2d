import { createHash } from 'node:crypto'
import type { Json, Perturbation } from '@binnacle/core'
import { createPythonRandom } from '@binnacle/random'
import { expect, test } from 'vitest'
import { contraction, expansion } from './contractions.ts'
import { dialect } from './dialect.ts'
import { fillerWords } from './filler-words.ts'
import { gender } from './gender.ts'
import { misspellings } from './misspellings.ts'
import { personName } from './person-name.ts'
import { space } from './spaces.ts'
import { typos } from './typos.ts'

const TEXTS = [
  'He said that it is not his fault, and Adam would have gone to the shop with her.',
  "IT'S the Man who can't've known İstanbul, or the ΟΔΟΣ of his sons. ",
  'naïve café — 東京 𝔘𝔫𝔦𝔠𝔬𝔡𝔢 👩‍👩‍👧 with  two  blanks',
]
const IDS = ['id0', 'id1', 'id17', 'a/b', 'ü']

const WORDS: Json = { the: ['teh', 'hte'], with: ['wit', 'whit', 'wiht'], said: ['sed'] }
const NAMES = 'Adam,first_name,race,a,gender,male\nAbdul,first_name,race,b,gender,male\nTyrone,first_name,race,b,gender,male'

/** What a perturbation makes of all texts, for all ids and two seeds, in the order of the ids. */
function outcome<O>(
  perturbation: Perturbation<O>,
  options: O,
  table: Json | undefined,
  ids: readonly string[],
): ReadonlyMap<string, string> {
  const perturber = perturbation.open(options, table === undefined ? {} : { table })
  const found = new Map<string, string>()
  for (const id of ids) {
    for (const seed of ['', '1']) {
      const random = createPythonRandom(seed + id)
      const change = perturber.begin?.() ?? ((text: string) => perturber.perturb(text, random))
      found.set(seed + id, TEXTS.map((text) => change(text, random)).join('\n'))
    }
  }
  return found
}

const prob = 0.4
const pronouns = { mode: 'pronouns' as const, prob, source_class: 'male', target_class: 'female', bidirectional: false }
const people = {
  prob,
  source_class: { race: 'a' },
  target_class: { race: 'b' },
  person_name_type: 'first_name' as const,
  preserve_gender: true,
}

/** The digests are those of what HELM's own code gives in CPython. */
test.each([
  ['space', (ids: readonly string[]) => outcome(space, { max_spaces: 3 }, undefined, ids), '0d6bd646e0b136d5'],
  ['contraction', (ids: readonly string[]) => outcome(contraction, {}, undefined, ids), '896c4b2d655fb932'],
  ['expansion', (ids: readonly string[]) => outcome(expansion, {}, undefined, ids), '206fbe55becf9be3'],
  ['typos', (ids: readonly string[]) => outcome(typos, { prob }, undefined, ids), '0c362b0b0190a7ab'],
  [
    'filler_words',
    (ids: readonly string[]) =>
      outcome(fillerWords, { insert_prob: prob, speaker_ph: true, uncertain_ph: true, fill_ph: true }, undefined, ids),
    '2146fb9d7f01d2b5',
  ],
  ['misspellings', (ids: readonly string[]) => outcome(misspellings, { prob }, WORDS, ids), '6d744b73ee428708'],
  ['dialect', (ids: readonly string[]) => outcome(dialect, { prob, source_class: 'A', target_class: 'B' }, WORDS, ids), '6d744b73ee428708'],
  ['gender', (ids: readonly string[]) => outcome(gender, pronouns, undefined, ids), 'dc81a27f6b491209'],
  ['person_name', (ids: readonly string[]) => outcome(personName, people, NAMES, ids), '70058e4c50fa7667'],
])('%s gives the same texts from the same ids everywhere, in whatever order they come', (_name, make, digest) => {
  const found = make(IDS)
  const turned = make(IDS.toReversed())
  for (const [id, text] of found) expect(turned.get(id)).toBe(text)
  const text = [...found].map(([id, one]) => `${id}\n${one}`).join('\n')
  expect(createHash('sha256').update(text).digest('hex').slice(0, 16)).toBe(digest)
})
