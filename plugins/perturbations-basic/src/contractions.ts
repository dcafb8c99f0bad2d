import { definePerturbation } from '@binnacle/core'
import { pythonRegExp } from '@binnacle/python'
import { CONTRACTION, EXPANSION } from './cards.data.ts'
import { CONTRACTIONS, ENDINGS, IRREGULAR } from './contractions.data.ts'
import { matchCase } from './match-case.ts'

const FULL_FORMS: ReadonlyMap<string, string> = new Map(CONTRACTIONS.map((short) => [short, fullForm(short)]))

function fullForm(short: string): string {
  if (Object.hasOwn(IRREGULAR, short)) return IRREGULAR[short]!
  return short.replaceAll(/n't|'(?:ve|d|ll|s|m|re)/g, (ending) => ENDINGS[ending]!)
}

/** Of several short forms the last counts, in the place of the first. */
const SHORT_FORMS: ReadonlyMap<string, string> = new Map(Array.from(FULL_FORMS, ([short, full]) => [full, short]))

const FULL = pythonRegExp(`\\b(${[...SHORT_FORMS.keys()].join('|')})\\b `, 'gi')
const SHORT = pythonRegExp(`\\b(${CONTRACTIONS.join('|')})\\b`, 'gi')

const formOf = (forms: ReadonlyMap<string, string>, match: string): string =>
  matchCase(match, forms.get(match) ?? forms.get(match.toLowerCase()) ?? match)

/** Contracts what a blank follows. */
export const contract = (text: string): string => text.replace(FULL, (_match, full: string) => `${formOf(SHORT_FORMS, full)} `)

/** HELM's `contraction`: full forms are contracted, but not at the end of a text or sentence. */
export const contraction = definePerturbation({
  ...CONTRACTION,
  robustness: true,
  fairness: false,
  helm: { className: 'helm.benchmark.augmentations.contraction_expansion_perturbation.ContractionPerturbation' },
  describe: () => ({}),
  open: () => ({ references: false, perturb: contract }),
})

/** HELM's `expansion`: contractions are written in full. */
export const expansion = definePerturbation({
  ...EXPANSION,
  robustness: true,
  fairness: false,
  helm: { className: 'helm.benchmark.augmentations.contraction_expansion_perturbation.ExpansionPerturbation' },
  describe: () => ({}),
  open: () => ({ references: false, perturb: (text) => text.replace(SHORT, (match) => formOf(FULL_FORMS, match)) }),
})
