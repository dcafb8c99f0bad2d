import { describePerturbation, describePlugin } from '@binnacle/testkit'
import { contraction, expansion } from './contractions.ts'
import { contrastSets } from './contrast-sets.ts'
import { dialect } from './dialect.ts'
import { fillerWords } from './filler-words.ts'
import { gender } from './gender.ts'
import plugin from './index.ts'
import { lowerCase } from './lower-case.ts'
import { mildMix } from './mild-mix.ts'
import { misspellings } from './misspellings.ts'
import { personName } from './person-name.ts'
import { extraSpace, space } from './spaces.ts'
import { style } from './style.ts'
import { typos } from './typos.ts'

describePlugin(plugin)

const probabilities = [{ prob: 0.1 }, { prob: 1 }]
const files = {
  'misspellings.json': '{"received":["recieved","receved"],"to the":["tothe"],"Received":["Recieved"]}',
  'words.json': '{"going to":["gonna","finna"],"with":["wit"]}',
  'names.txt': 'Adam,first_name,race,a,gender,male\nEve,first_name,race,a,gender,female\nAbdul,first_name,race,b,gender,male\n',
}

const withoutBlanks = (text: string) => text.replaceAll(' ', '')
const lengthOf = (text: string) => Array.from(text).length
/** Whether what was taken out of a text and put into it leaves the rest, in order. */
const keepsRest = (text: string, changed: string) => {
  let place = 0
  const letters = Array.from(text)
  for (const letter of changed) if (letters[place] === letter) place++
  return place === letters.length
}

describePerturbation(extraSpace, {
  cases: [{ num_spaces: 2 }],
  changes: ['a b'],
  keeps: (text, changed) => withoutBlanks(text) === withoutBlanks(changed),
})
describePerturbation(space, {
  cases: [{ max_spaces: 3 }, { max_spaces: 5 }],
  changes: ['a b'],
  keeps: (text, changed) => withoutBlanks(text) === withoutBlanks(changed) && text.split(/ +/).length === changed.split(/ +/).length,
})
describePerturbation(lowerCase, { changes: ['A b'], keeps: (text, changed) => changed === text.toLowerCase() })
describePerturbation(contraction, { changes: ['It is not so.', 'I WILL go'] })
describePerturbation(expansion, { changes: ["It isn't so.", "I'LL go"] })
describePerturbation(typos, {
  cases: probabilities,
  changes: ['Typing errors are easily made.'],
  // The capital of ß is SS.
  keeps: (text, changed) =>
    text.includes('ẞ') || (lengthOf(text) === lengthOf(changed) && text.replaceAll(/[a-z]/gi, '') === changed.replaceAll(/[a-z]/gi, '')),
})
describePerturbation(fillerWords, {
  cases: [{}, { insert_prob: 0.3, speaker_ph: false }],
  changes: ['one two three four five'],
  keeps: (text, changed) => keepsRest(text, changed),
})
describePerturbation(
  { ...misspellings, assets: () => ({ table: { path: 'misspellings.json' } }) },
  { cases: probabilities, files, changes: ['We Received and received it'] },
)
describePerturbation(
  { ...mildMix, assets: () => ({ table: { path: 'misspellings.json' } }) },
  { files, changes: ['We Received it'], keeps: (_text, changed) => changed === changed.toLowerCase() },
)
describePerturbation(contrastSets, { keeps: (text, changed) => text === changed })
describePerturbation(dialect, {
  cases: probabilities.map(({ prob }) => ({ prob, source_class: 'a', target_class: 'b', mapping_file_path: 'words.json' })),
  files,
  changes: ['We are going to sing with them.'],
})
describePerturbation(gender, {
  cases: (['terms', 'pronouns'] as const).flatMap((mode) =>
    probabilities.map(({ prob }) => ({ mode, prob, source_class: 'male', target_class: 'female' })),
  ),
  // Nothing is left of the words that are replaced, but at the ends.
  changes: ['So the king and the men met his sons, and he met him.'],
})
describePerturbation(personName, {
  cases: [true, false].map((preserve_gender) => ({
    prob: 0.9,
    source_class: { race: 'a' },
    target_class: { race: 'b' },
    name_file_path: 'names.txt',
    preserve_gender,
  })),
  files,
  changes: ['Adam sees him.'],
})
describePerturbation(style, { cases: [{ suffix: 'watercolor' }], changes: ['a dog'], keeps: (text, changed) => changed.startsWith(text) })
