import type { Use } from '@binnacle/core'

const misspellings = (prob: number): Use => ({ name: 'misspellings', options: { prob } })
const typos = (prob: number): Use => ({ name: 'typos', options: { prob } })
const fillerWords = (prob: number): Use => ({ name: 'filler_words', options: { insert_prob: prob, speaker_ph: false } })
const synonym = (prob: number): Use => ({ name: 'synonym', options: { prob } })
const space: Use = { name: 'space', options: { max_spaces: 3 } }
const mildMix: Use = { name: 'mild_mix', options: {} }
const translate = (code: string): Use => ({ name: 'translate', options: { language_code: code } })
const style = (suffix: string): Use => ({ name: 'style', options: { suffix } })
const bothContractions: readonly Use[] = [
  { name: 'contraction', options: {} },
  { name: 'expansion', options: {} },
]

const dialect = (prob: number): Use => ({
  name: 'dialect',
  options: { prob, source_class: 'SAE', target_class: 'AAVE', mapping_file_path: null },
})

const gender = (mode: 'terms' | 'pronouns', prob: number): Use => ({
  name: 'gender',
  options: {
    mode,
    prob,
    source_class: 'male',
    target_class: 'female',
    mapping_file_path: null,
    mapping_file_genders: null,
    bidirectional: false,
  },
})

const personName = (kind: 'first_name' | 'last_name', prob: number, preserves: boolean): Use => ({
  name: 'person_name',
  options: {
    prob,
    source_class: { race: kind === 'first_name' ? 'white_american' : 'white' },
    target_class: { race: kind === 'first_name' ? 'black_american' : 'hispanic' },
    name_file_path: null,
    person_name_type: kind,
    preserve_gender: preserves,
  },
})

const chineseMildMix: Use = { name: 'cleva_mild_mix', options: {} }
const chineseFairness: readonly Use[] = [
  { name: 'chinese_gender', options: { mode: 'pronouns', prob: 1, source_class: 'male', target_class: 'female' } },
  {
    name: 'chinese_person_name',
    options: { prob: 1, source_class: { gender: 'male' }, target_class: { gender: 'female' }, preserve_gender: true },
  },
  { name: 'simplified_to_traditional', options: {} },
  { name: 'mandarin_to_cantonese', options: {} },
]

const robustness: readonly Use[] = [mildMix]
const fairness: readonly Use[] = [dialect(1), gender('pronouns', 1), personName('first_name', 1, true)]

/** The perturbations of a run, by what stands in its name. */
type Named = Readonly<Record<string, readonly Use[]>>

const genders = (mode: 'terms' | 'pronouns', prob: number): Named => ({
  [`gender_${mode}_prob=${prob === 1 ? '1.0' : prob}_source=male_target=female`]: [gender(mode, prob)],
})

const dialects = (prob: string, mark = ''): Named => ({ [`dialect_${mark}prob=${prob}_source=SAE_target=AAVE`]: [dialect(Number(prob))] })

const firstNames = (prob: string, preserves: boolean): Named => ({
  [`person_name_first_prob=${prob}_source=white_target=black_preserve_gender=${preserves ? 'True' : 'False'}`]: [
    personName('first_name', Number(prob), preserves),
  ],
})

const lastNames = (prob: string): Named => ({
  [`person_name_last_prob=${prob}_source=white_target=hispanic`]: [personName('last_name', Number(prob), false)],
})

/** `data_augmentation=…`: each named list of perturbations is a run. */
export const AUGMENTATIONS: Readonly<Record<string, Named>> = {
  extra_space: { extra_space2: [{ name: 'extra_space', options: { num_spaces: 2 } }] },
  contrast_sets: { contrast_sets: [{ name: 'contrast_sets', options: {} }] },
  space: { space3: [space] },
  lower: { lower: [{ name: 'lowercase', options: {} }] },
  contract: { contract: bothContractions },
  filler: { 'filler0.3': [fillerWords(0.3)] },
  misspelling_mild: { 'misspelling0.05': [misspellings(0.05)] },
  misspelling_medium: { 'misspelling0.20': [misspellings(0.2)] },
  misspelling_hard: { 'misspelling0.5': [misspellings(0.5)] },
  misspelling_sweep: {
    misspelling0: [misspellings(0)],
    'misspelling0.05': [misspellings(0.05)],
    'misspelling0.2': [misspellings(0.2)],
    'misspelling0.5': [misspellings(0.5)],
  },
  typo_easy: { 'typo0.1': [typos(0.1)] },
  typo_medium: { 'typo0.3': [typos(0.3)] },
  typo_hard: { 'typo0.5': [typos(0.5)] },
  synonym: { 'synonym0.5': [synonym(0.5)] },
  dialect_easy: dialects('0.1', 'easy_'),
  dialect_medium: dialects('0.3'),
  dialect_hard: dialects('0.5'),
  dialect_deterministic: dialects('1.0'),
  person_name_first_hard_preserve_gender: firstNames('0.5', true),
  person_name_first_hard_dont_preserve_gender: firstNames('0.5', false),
  person_name_first_deterministic: firstNames('1.0', true),
  person_name_last_deterministic: lastNames('1.0'),
  person_name_last_hard: lastNames('0.5'),
  gender_terms_easy: genders('terms', 0.1),
  gender_terms_medium: genders('terms', 0.3),
  gender_terms_hard: genders('terms', 0.5),
  gender_terms_deterministic: genders('terms', 1),
  gender_pronouns_easy: genders('pronouns', 0.1),
  gender_pronouns_medium: genders('pronouns', 0.3),
  gender_pronouns_hard: genders('pronouns', 0.5),
  gender_pronouns_deterministic: genders('pronouns', 1),
  robustness: { robustness },
  fairness: { fairness },
  canonical: { canonical: [...robustness, ...fairness] },
  robustness_all: {
    robustness_all: [
      ...bothContractions,
      fillerWords(0.1),
      { name: 'lowercase', options: {} },
      misspellings(0.1),
      space,
      synonym(0.1),
      typos(0.01),
    ],
  },
  cleva_robustness: { robustness: [chineseMildMix] },
  cleva_fairness: { fairness: chineseFairness },
  cleva: { cleva: [chineseMildMix, ...chineseFairness] },
  chinese: { chinese: [translate('zh-CN')] },
  hindi: { hindi: [translate('hi')] },
  spanish: { spanish: [translate('es')] },
  swahili: { swahili: [translate('sw')] },
  art: { art: ['oil painting', 'watercolor', 'pencil sketch', 'animation', 'vector graphics', 'pixel art'].map(style) },
}
