import { exactMatchMetrics, MULTIPLE_CHOICE_METHODS, multipleChoiceAdaptation } from '@binnacle/adapters'
import { defineScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { africanLanguage, languageName } from './african-language.ts'
import { AFRICAN_ARCHIVE } from './african-languages.data.ts'
import { WINOGRANDE_AFR } from '../cards.data.ts'
import { choicesLike } from '../choices.ts'

/** The marks of the file's last column in HELM's order, and the split each one becomes. */
const PARTS = [
  ['dev', 'train'],
  ['train_s', 'valid'],
  ['test', 'test'],
] as const

/** The name of the answers' column: the others are named after the language, so the header is read as a row. */
const HEADER = 'Answer'

/** The end of a row: sentence, two words, number of the right one, split. What stands before it is the English original. */
const rowSchema = z
  .array(z.string())
  .transform((cells) => cells.slice(-5))
  .pipe(z.tuple([z.string(), z.string(), z.string(), z.enum(['1', '2', HEADER]), z.string()]))

/** WinoGrande (small), translated into 11 African languages by people (Adebara et al. 2025). */
export const winograndeAfrScenario = defineScenario({
  ...WINOGRANDE_AFR,
  options: z.strictObject({ lang: z.string() }),
  licence: {
    name: 'Apache-2.0',
    url: 'https://github.com/InstituteforDiseaseModeling/Bridging-the-Gap-Low-Resource-African-Languages',
  },
  helm: {
    className: 'helm.benchmark.scenarios.winogrande_afr_scenario.Winogrande_Afr_Scenario',
    tags: ['knowledge', 'multiple_choice', 'low_resource_languages'],
  },
  async *load({ lang }, { files }) {
    const member = `winogrande_s/winogrande_${lang}.csv`
    for (const [mark, split] of PARTS) {
      const rows = files.rows(AFRICAN_ARCHIVE, {
        format: 'csv',
        quoting: 'python',
        member,
        header: false,
        newlines: 'universal',
        schema: rowSchema,
      })
      for await (const row of rows) {
        const [sentence, first, second, right, part] = row
        if (right === HEADER || part !== mark) continue
        yield { split, input: { text: sentence }, references: choicesLike([first, second], Number(right) - 1) }
      }
    }
  },
})

/** WinoGrande in an African language as a task: `winogrande_afr:lang=zu`. */
export const winograndeAfrTask = defineTask({
  ...WINOGRANDE_AFR,
  options: z.object({ lang: africanLanguage, method: z.enum(MULTIPLE_CHOICE_METHODS).default('multiple_choice_joint') }),
  build: ({ lang, method }) => ({
    scenario: { name: 'winogrande_afr', options: { lang } },
    adaptation: multipleChoiceAdaptation(method, {
      instructions: `The following are binary choice fill-in-the-blank sentences (with answers), requiring common sense reasoning in ${languageName(lang)}.`,
      inputNoun: 'Question',
      outputNoun: 'Answer',
    }),
    metrics: exactMatchMetrics(),
    groups: ['winogrande_afr', `winogrande_afr_${lang}`],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
