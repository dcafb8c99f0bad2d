import { exactMatchMetrics, MULTIPLE_CHOICE_METHODS, multipleChoiceAdaptation } from '@binnacle/adapters'
import { defineScenario, defineTask } from '@binnacle/core'
import { textArgument } from '@binnacle/adapters/arguments'
import { z } from 'zod'
import { africanLanguage, languageName } from './african-language.ts'
import { AFRICAN_ARCHIVE } from './african-languages.data.ts'
import { MMLU_CLINICAL_AFR } from '../cards.data.ts'
import { choicesLike, LETTERS } from '../choices.ts'
import { unknownName } from '../errors.ts'

/** The parts of the archive in HELM's order, and the split each one becomes. */
const PARTS = [
  ['dev', 'train'],
  ['val', 'valid'],
  ['test', 'test'],
] as const

/** Question, four choices, letter of the right one; the files have no header. */
const rowSchema = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string(), z.enum(['A', 'B', 'C', 'D'])])

const MEMBER = /^mmlu_cm_ck_vir\/(.+)_(dev|val|test)_([a-z]+)\.csv$/

/** Three medical subjects of MMLU, translated into 11 African languages by people (Adebara et al. 2025). */
export const mmluClinicalAfrScenario = defineScenario({
  ...MMLU_CLINICAL_AFR,
  options: z.strictObject({ subject: z.string(), lang: z.string() }),
  licence: {
    name: 'MIT',
    url: 'https://github.com/InstituteforDiseaseModeling/Bridging-the-Gap-Low-Resource-African-Languages',
  },
  helm: {
    className: 'helm.benchmark.scenarios.mmlu_clinical_afr_scenario.MMLU_Clinical_Afr_Scenario',
    tags: ['knowledge', 'multiple_choice', 'low_resource_languages'],
  },
  async *load({ subject, lang }, { files }) {
    const [members, subjects] = [new Set<string>(), new Set<string>()]
    for await (const { path } of files.members(AFRICAN_ARCHIVE)) {
      const [, found, , language] = MEMBER.exec(path) ?? []
      if (found === undefined || language !== lang) continue
      members.add(path)
      subjects.add(found)
    }
    if (!subjects.has(subject)) throw unknownName(`MMLU in ${lang}`, 'subject', subject, subjects)
    for (const [part, split] of PARTS) {
      const member = `mmlu_cm_ck_vir/${subject}_${part}_${lang}.csv`
      if (!members.has(member)) continue
      const rows = files.rows(AFRICAN_ARCHIVE, {
        format: 'csv',
        quoting: 'python',
        member,
        header: false,
        newlines: 'universal',
        schema: rowSchema,
      })
      for await (const [question, ...cells] of rows) {
        const letter = cells.pop()
        yield {
          split,
          input: { text: question },
          references: choicesLike(
            cells,
            LETTERS.findIndex((one) => one === letter),
          ),
        }
      }
    }
  },
})

/** Medical MMLU in an African language as a task: `mmlu_clinical_afr:subject=virology,lang=zu`. */
export const mmluClinicalAfrTask = defineTask({
  ...MMLU_CLINICAL_AFR,
  options: z.object({
    subject: textArgument,
    lang: africanLanguage,
    method: z.enum(MULTIPLE_CHOICE_METHODS).default('multiple_choice_joint'),
  }),
  build: ({ subject, lang, method }) => ({
    scenario: { name: 'mmlu_clinical_afr', options: { subject, lang } },
    adaptation: multipleChoiceAdaptation(method, {
      instructions: `The following are multiple choice questions (with answers) about ${subject.replaceAll('_', ' ')} in ${languageName(lang)}.`,
      inputNoun: 'Question',
      outputNoun: 'Answer',
    }),
    metrics: exactMatchMetrics(),
    groups: [`mmlu_clinical_afr_${subject}`, `mmlu_clinical_afr_${subject}_${lang}`],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
