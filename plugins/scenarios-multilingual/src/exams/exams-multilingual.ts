import { exactMatchMetrics, multipleChoiceAdaptation } from '@binnacle/adapters'
import { defineScenario, defineTask } from '@binnacle/core'
import { textArgument } from '@binnacle/adapters/arguments'
import { z } from 'zod'
import { EXAMS_MULTILINGUAL } from '../cards.data.ts'
import { choicesAt, LETTERS } from '../choices.ts'
import { unknownName } from '../errors.ts'

const DATASET = { dataset: 'mhardalov/exams', config: 'multilingual', revision: '4ff10804abb3341f8815cacd778181177bba7edd' }

/** The splits of the data set in HELM's order, and the split each one becomes. */
const SPLITS = [
  ['train', 'train'],
  ['validation', 'valid'],
  ['test', 'test'],
] as const

/** Stands for any language or subject. */
const ALL = 'all'

const rowSchema = z.object({
  id: z.string(),
  question: z.object({ stem: z.string(), choices: z.object({ text: z.array(z.string()) }) }),
  answerKey: z.string(),
  info: z.object({ subject: z.string(), language: z.string() }),
})

/** EXAMS: questions of high school examinations in many languages and subjects (Hardalov et al. 2020). */
export const examsMultilingualScenario = defineScenario({
  ...EXAMS_MULTILINGUAL,
  options: z.strictObject({ language: z.string(), subject: z.string() }),
  licence: { name: 'CC BY-SA 4.0', url: 'https://huggingface.co/datasets/mhardalov/exams' },
  helm: {
    className: 'helm.benchmark.scenarios.exams_multilingual_scenario.EXAMSMultilingualScenario',
    tags: ['knowledge', 'multiple_choice'],
  },
  async *load({ language, subject }, { files, warn }) {
    const [languages, subjects] = [new Set<string>(), new Set<string>()]
    let [found, void_] = [0, 0]
    for (const [part, split] of SPLITS) {
      for await (const { id, question, answerKey, info } of files.rows({ ...DATASET, split: part }, { schema: rowSchema })) {
        languages.add(info.language)
        if (language === ALL || info.language === language) subjects.add(info.subject)
        if ((language !== ALL && info.language !== language) || (subject !== ALL && info.subject !== subject)) continue
        const right = LETTERS.findIndex((letter) => letter === answerKey)
        if (right < 0) void_++
        else {
          found++
          yield { id, split, input: { text: question.stem }, references: choicesAt(question.choices.text, right) }
        }
      }
    }
    if (void_ > 0) warn(`${void_} questions of EXAMS were declared void and have no answer; they are left out, as in HELM`)
    if (found > 0 || void_ > 0) return
    if (language !== ALL && !languages.has(language)) throw unknownName('EXAMS', 'language', language, [ALL, ...languages])
    throw unknownName(language === ALL ? 'EXAMS' : `EXAMS in ${language}`, 'subject', subject, [ALL, ...subjects])
  },
})

/** EXAMS as a task: `exams_multilingual:language=Bulgarian,subject=Biology`; `all` stands for any. HELM calls the language a locale in names. */
export const examsMultilingualTask = defineTask({
  ...EXAMS_MULTILINGUAL,
  options: z.object({ language: textArgument, subject: textArgument }),
  build: ({ language, subject }) => ({
    name: `exams_multilingual:locale=${language},subject=${subject}`,
    scenario: { name: 'exams_multilingual', options: { language, subject } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: lastQuestionInstructions(subject),
      inputNoun: 'Question',
      outputNoun: 'Answer',
    }),
    metrics: exactMatchMetrics(),
    groups: ['exams_multilingual', `exams_multilingual_${language}_${subject}`],
    main: { stat: 'exact_match', split: 'test' },
  }),
})

/** What HELM says before questions in many languages. */
export function lastQuestionInstructions(subject: string): string {
  return `The following are multiple choice questions (with answers) about ${subject.replaceAll('_', ' ')}. Answer the last question. Respond only with only a single letter corresponding to your choice.`
}
