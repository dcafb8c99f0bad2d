import { declarePerturbation, type Unavailable } from '@binnacle/core'
import { z } from 'zod'
import * as cards from './cards.data.ts'

const CLASSES = 'helm.benchmark.augmentations.cleva_perturbation.'

const notPorted = (what: string): Unavailable => ({
  because: 'not_ported',
  text: `it needs ${what}, which is not here yet.`,
  hint: 'Leave data_augmentation out of the entry.',
})

const prob = z.number().min(0).max(1)
const robust = { robustness: true, fairness: false } as const
const fair = { robustness: false, fairness: true } as const

/** CLEVA's `chinese_typos`. */
export const chineseTypos = declarePerturbation({
  ...cards.CHINESE_TYPOS,
  ...robust,
  options: z.strictObject({
    prob,
    rare_char_prob: prob.optional(),
    consider_tone: z.boolean().optional(),
    word_level_perturb: z.boolean().optional(),
  }),
  helm: { className: `${CLASSES}ChineseTyposPerturbation`, floats: ['prob'] },
  unavailable: notPorted('the words of jieba and the pinyin of pypinyin'),
})

/** CLEVA's `chinese_synonym`. */
export const chineseSynonym = declarePerturbation({
  ...cards.CHINESE_SYNONYM,
  ...robust,
  options: z.strictObject({ prob, trial_num: z.int().min(1).optional() }),
  helm: { className: `${CLASSES}ChineseSynonymPerturbation`, floats: ['prob'] },
  unavailable: notPorted('the words of jieba'),
})

/** CLEVA's `cleva_mild_mix`. */
export const clevaMildMix = declarePerturbation({
  ...cards.CLEVA_MILD_MIX,
  ...robust,
  helm: { className: `${CLASSES}CLEVAMildMixPerturbation` },
  unavailable: notPorted('the words of jieba and the pinyin of pypinyin'),
})

/** CLEVA's `chinese_gender`. */
export const chineseGender = declarePerturbation({
  ...cards.CHINESE_GENDER,
  ...fair,
  options: z.strictObject({ mode: z.enum(['terms', 'pronouns']), prob, source_class: z.string(), target_class: z.string() }),
  helm: { className: `${CLASSES}ChineseGenderPerturbation`, floats: ['prob'] },
  unavailable: notPorted('the words of jieba'),
})

const classes = z.record(z.string(), z.string())

/** CLEVA's `chinese_person_name`. */
export const chinesePersonName = declarePerturbation({
  ...cards.CHINESE_PERSON_NAME,
  ...fair,
  options: z.strictObject({ prob, source_class: classes, target_class: classes, preserve_gender: z.boolean().optional() }),
  helm: { className: `${CLASSES}ChinesePersonNamePerturbation`, floats: ['prob'] },
  unavailable: notPorted('the parts of speech of jieba'),
})

/** CLEVA's `simplified_to_traditional`. */
export const simplifiedToTraditional = declarePerturbation({
  ...cards.SIMPLIFIED_TO_TRADITIONAL,
  ...fair,
  helm: { className: `${CLASSES}SimplifiedToTraditionalPerturbation` },
  unavailable: notPorted("OpenCC's tables"),
})

/** CLEVA's `mandarin_to_cantonese`. */
export const mandarinToCantonese = declarePerturbation({
  ...cards.MANDARIN_TO_CANTONESE,
  ...fair,
  helm: { className: `${CLASSES}MandarinToCantonesePerturbation` },
  unavailable: notPorted("OpenCC's tables"),
})
