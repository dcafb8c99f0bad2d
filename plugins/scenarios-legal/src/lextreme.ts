import { generationAdaptation, helmString, NOT_PORTED } from '@binnacle/adapters'
import { type AssetSource, declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const LEXTREME = {
  name: 'lextreme',
  description: 'Classification and named entities in laws and rulings of 24 languages (LEXTREME)',
} as const

/** A part of the collection, and how it is asked. */
interface Subset {
  readonly instructions: string
  /** What is listed behind the instructions: numbered, entities as they are. */
  readonly labels?: readonly string[]
  /** One label, several, a choice by its number, or an entity for each token. */
  readonly kind: 'one' | 'many' | 'choice' | 'ner'
  readonly shots: number
  readonly maxTokens: number
}

const SEVERAL = ' If there is no label reply n/a, if there are multiple labels specify all of them separated by a comma.'

/** The instructions, the labels, and what is said where several may be right. */
function instructionsOf({ instructions, labels, kind }: Subset): string {
  const list =
    labels === undefined ? '' : kind === 'ner' ? labels.join(', ') : `${labels.map((label, place) => `${place}: ${label}`).join(', ')}.`
  return `${instructions}${list}${kind === 'many' ? SEVERAL : ''}`
}

const SUBSETS = {
  brazilian_court_decisions_judgment: {
    instructions:
      'In this task, you are given the case description from a decision heard at the State Supreme Court of Alagoas (Brazil). Predict the judgment of the case (no: The appeal was denied, partial: For partially favourable decisions, yes: For fully favourable decisions)',
    kind: 'one',
    shots: 4,
    maxTokens: 5,
  },
  brazilian_court_decisions_unanimity: {
    instructions:
      'In this task, you are given the case description from a decision heard at the State Supreme Court of Alagoas (Brazil). Predict the unanimity of the case (unanimity, not-unanimity, not_determined)',
    kind: 'one',
    shots: 4,
    maxTokens: 5,
  },
  german_argument_mining: {
    instructions:
      'In this task, you are given sentences from German court decisions. Predict the major component of German Urteilsstil (conclusion: Overall result, definition: Abstract legal facts and consequences, subsumption: Determination sentence / Concrete facts, other: Anything else)',
    kind: 'one',
    shots: 5,
    maxTokens: 5,
  },
  greek_legal_code_chapter: {
    instructions:
      "In this task, you are given a Greek legislative document. Predict the chapter level category of the 'Permanent Greek Legislation Code - Raptarchis (Ραπτάρχης)' the document belongs to.",
    kind: 'one',
    shots: 1,
    maxTokens: 20,
  },
  greek_legal_code_subject: {
    instructions:
      "In this task, you are given a Greek legislative document. Predict the subject level category of the 'Permanent Greek Legislation Code - Raptarchis (Ραπτάρχης)' the document belongs to.",
    kind: 'one',
    shots: 1,
    maxTokens: 20,
  },
  greek_legal_code_volume: {
    instructions:
      "In this task, you are given a Greek legislative document. Predict the volume level category of the 'Permanent Greek Legislation Code - Raptarchis (Ραπτάρχης)' the document belongs to.",
    kind: 'one',
    shots: 1,
    maxTokens: 20,
  },
  swiss_judgment_prediction: {
    instructions:
      'In this task, you are given the facts description from a decision heard at the Swiss Federal Supreme Court. Predict the judgment of the case (approval: The appeal was approved, or dismissal: The appeal was denied)',
    kind: 'one',
    shots: 2,
    maxTokens: 5,
  },
  online_terms_of_service_unfairness_levels: {
    instructions:
      'In this task, you are given a sentence from a Terms of Service (ToS) document. Predict the unfairness level of the sentence (potentially_unfair, clearly_unfair, clearly_fair, untagged)',
    kind: 'one',
    shots: 5,
    maxTokens: 10,
  },
  online_terms_of_service_clause_topics: {
    instructions:
      'In this task, you are given a sentence from a Terms of Service (ToS) document. Predict the clause topics of the sentence out of the following: ',
    labels: [
      'Arbitration',
      'Unilateral change',
      'Content removal',
      'Jurisdiction',
      'Choice of law',
      'Limitation of liability',
      'Unilateral termination',
      'Contract by using',
      'Privacy included',
    ],
    kind: 'many',
    shots: 5,
    maxTokens: 10,
  },
  covid19_emergency_event: { instructions: '', kind: 'many', shots: 5, maxTokens: 10 },
  multi_eurlex_level_1: {
    instructions: 'In this task, you are given a document from an EU law. Predict the level 1 concept in the EUROVOC taxonomy.',
    kind: 'many',
    shots: 1,
    maxTokens: 10,
  },
  multi_eurlex_level_2: {
    instructions: 'In this task, you are given a document from an EU law. Predict the level 2 concept in the EUROVOC taxonomy.',
    kind: 'many',
    shots: 1,
    maxTokens: 10,
  },
  multi_eurlex_level_3: {
    instructions: 'In this task, you are given a document from an EU law. Predict the level 3 concept in the EUROVOC taxonomy.',
    kind: 'many',
    shots: 1,
    maxTokens: 10,
  },
  greek_legal_ner: {
    instructions:
      'In this task, you are given a sentence from Greek legislation. Predict the named entity type for each token out of the following: ',
    labels: [
      'O',
      'B-ORG',
      'I-ORG',
      'B-GPE',
      'I-GPE',
      'B-LEG-REFS',
      'I-LEG-REFS',
      'B-PUBLIC-DOCS',
      'I-PUBLIC-DOCS',
      'B-PERSON',
      'I-PERSON',
      'B-FACILITY',
      'I-FACILITY',
      'B-LOCATION-UNK',
      'I-LOCATION-UNK',
      'B-LOCATION-NAT',
      'I-LOCATION-NAT',
    ],
    kind: 'ner',
    shots: 5,
    maxTokens: 430,
  },
  legalnero: {
    instructions:
      'In this task, you are given a sentence from Romanian legislation. Predict the named entity type for each token out of the following: ',
    labels: ['O', 'B-TIME', 'I-TIME', 'B-LEGAL', 'I-LEGAL', 'B-ORG', 'I-ORG', 'B-LOC', 'I-LOC', 'B-PER', 'I-PER'],
    kind: 'ner',
    shots: 5,
    maxTokens: 788,
  },
  lener_br: {
    instructions:
      'In this task, you are given a sentence from Brazilian legal documents (court decisions and legislation). Predict the named entity type for each token out of the following: ',
    labels: [
      'O',
      'B-ORGANIZACAO',
      'I-ORGANIZACAO',
      'B-PESSOA',
      'I-PESSOA',
      'B-TEMPO',
      'I-TEMPO',
      'B-LOCAL',
      'I-LOCAL',
      'B-LEGISLACAO',
      'I-LEGISLACAO',
      'B-JURISPRUDENCIA',
      'I-JURISPRUDENCIA',
    ],
    kind: 'ner',
    shots: 5,
    maxTokens: 338,
  },
  mapa_coarse: {
    instructions:
      'In this task, you are given a sentence from the EUR-Lex database. Predict the coarse grained named entity type for each token out of the following: ',
    labels: [
      'O',
      'B-ORGANISATION',
      'I-ORGANISATION',
      'B-ADDRESS',
      'I-ADDRESS',
      'B-DATE',
      'I-DATE',
      'B-PERSON',
      'I-PERSON',
      'B-AMOUNT',
      'I-AMOUNT',
      'B-TIME',
      'I-TIME',
    ],
    kind: 'ner',
    shots: 5,
    maxTokens: 274,
  },
  mapa_fine: { instructions: '', kind: 'ner', shots: 5, maxTokens: 274 },
} as const satisfies Readonly<Record<string, Subset>>

/** Instructions that are longer than a few lines. */
const LONG: { readonly [subset: string]: AssetSource } = {
  covid19_emergency_event: helmString(
    'scenarios/lextreme_scenario.py',
    '751e54508ca6b61dc9dd1227a0dc9bca0660d2b359fbcc30cd51e77ae4d33861',
    '17576117049ac581b5bbe3c8c6c40f33a46371f7999520ac37d87a096be7ee06',
  ),
  mapa_fine: helmString(
    'scenarios/lextreme_scenario.py',
    '751e54508ca6b61dc9dd1227a0dc9bca0660d2b359fbcc30cd51e77ae4d33861',
    '8782ac9ed45d7b1406e0e027a49b8120388d97a90b706a6afe283c7a5e350d34',
  ),
}

export const lextremeScenario = declareScenario({
  ...LEXTREME,
  options: z.strictObject({ subset: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.lextreme_scenario.LEXTREMEScenario',
    tags: ['single_label_text_classification', 'multi_label_text_classification', 'named_entity_recognition'],
  },
  unavailable: NOT_PORTED,
})

export const lextremeTask = defineTask({
  ...LEXTREME,
  about: { source: 'joelito/lextreme on the Hub', languages: ['de', 'fr', 'it', 'el', 'pt', 'ro', 'en'] },
  example: { subset: 'brazilian_court_decisions_judgment' },
  options: z.object({ subset: z.enum(Object.keys(SUBSETS) as [keyof typeof SUBSETS]) }),
  assets: ({ subset }) => (LONG[subset] === undefined ? {} : { instructions: LONG[subset] }),
  build: ({ subset }, { instructions }) => {
    const { kind, shots, maxTokens }: Subset = SUBSETS[subset]
    return {
      scenario: { name: 'lextreme', options: { subset } },
      adaptation: generationAdaptation({
        instructions: instructions === undefined ? instructionsOf(SUBSETS[subset]) : String(instructions),
        inputNoun: 'Passage',
        outputNoun: 'Answer',
        maxTrainInstances: shots,
        maxTokens,
        multiLabel: kind === 'many',
      }),
      metrics: [
        { name: 'basic_generation', options: { names: [] } },
        { name: 'instances_per_split' },
        ...(kind === 'many'
          ? [{ name: 'classification', options: { delimiter: ', ' } }]
          : kind === 'one'
            ? [{ name: 'classification' }]
            : []),
      ],
      groups: ['lextreme'],
      main: { stat: 'classification_macro_f1', split: 'test' },
    }
  },
})
