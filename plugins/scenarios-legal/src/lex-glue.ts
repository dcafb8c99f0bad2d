import { generationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const LEX_GLUE = { name: 'lex_glue', description: 'Understanding legal texts in English: rulings, contracts, terms (LexGLUE)' } as const

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
  ecthr_a: {
    instructions:
      'In this task, you are given the facts from a case heard at the European Court of Human Rights (ECtHR). Predict the articles of the ECtHR that were violated (if any) out of the following: ',
    labels: [
      'Article 2',
      'Article 3',
      'Article 5',
      'Article 6',
      'Article 8',
      'Article 9',
      'Article 10',
      'Article 11',
      'Article 14',
      'Article 1 of Protocol 1',
    ],
    kind: 'many',
    shots: 1,
    maxTokens: 20,
  },
  ecthr_b: {
    instructions:
      'In this task, you are given the facts from a case heard at the European Court of Human Rights (ECtHR). Predict the articles of ECtHR that were allegedly violated (considered by the court) out of the following:',
    labels: [
      'Article 2',
      'Article 3',
      'Article 5',
      'Article 6',
      'Article 8',
      'Article 9',
      'Article 10',
      'Article 11',
      'Article 14',
      'Article 1 of Protocol 1',
    ],
    kind: 'many',
    shots: 1,
    maxTokens: 20,
  },
  scotus: {
    instructions:
      'In this task, you are given a case heard at the Supreme Court of the United States (SCOTUS). Predict the relevant issue area out of the following: ',
    labels: [
      'Criminal Procedure',
      'Civil Rights',
      'First Amendment',
      'Due Process',
      'Privacy',
      'Attorneys',
      'Unions',
      'Economic Activity',
      'Judicial Power',
      'Federalism',
      'Interstate Relations',
      'Federal Taxation',
      'Miscellaneous',
      'Private Action',
    ],
    kind: 'one',
    shots: 1,
    maxTokens: 5,
  },
  eurlex: {
    instructions: 'In this task, you are given an EU law document published in the EUR-Lex portal. Predict the relevant EuroVoc concepts.',
    kind: 'many',
    shots: 5,
    maxTokens: 20,
  },
  ledgar: {
    instructions:
      'In this task, you are given a contract provision from contracts obtained from US Securities and Exchange Commission (SEC) filings.Predict the main topic. ',
    kind: 'one',
    shots: 5,
    maxTokens: 20,
  },
  unfair_tos: {
    instructions:
      'In this task, you are given a sentence from a Terms of Service (ToS) document from online platforms. Predict the types of unfair contractual terms out of the following: ',
    labels: [
      'Limitation of liability',
      'Unilateral termination',
      'Unilateral change',
      'Content removal',
      'Contract by using',
      'Choice of law',
      'Jurisdiction',
      'Arbitration',
    ],
    kind: 'many',
    shots: 5,
    maxTokens: 20,
  },
  case_hold: {
    instructions:
      'In this task, you are given an excerpt from a court decision, containing a reference to a particular case, while the holding statement is masked out. Predict the index of the holding statement fitting in the context at <HOLDING> from a selection of five choices.',
    kind: 'choice',
    shots: 5,
    maxTokens: 5,
  },
} as const satisfies Readonly<Record<string, Subset>>

export const lexGlueScenario = declareScenario({
  ...LEX_GLUE,
  options: z.strictObject({ subset: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.lex_glue_scenario.LexGLUEScenario',
    tags: ['single_label_text_classification', 'multi_label_text_classification', 'question_answering'],
  },
  unavailable: NOT_PORTED,
})

export const lexGlueTask = defineTask({
  ...LEX_GLUE,
  about: { source: 'lex_glue on the Hub' },
  example: { subset: 'ecthr_a' },
  options: z.object({ subset: z.enum(Object.keys(SUBSETS) as [keyof typeof SUBSETS]) }),
  build: ({ subset }) => {
    const { kind, shots, maxTokens }: Subset = SUBSETS[subset]
    return {
      scenario: { name: 'lex_glue', options: { subset } },
      adaptation: generationAdaptation({
        instructions: instructionsOf(SUBSETS[subset]),
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
      groups: ['lex_glue'],
      main: { stat: 'classification_macro_f1', split: 'test' },
    }
  },
})
