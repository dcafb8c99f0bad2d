import { defineMetric, type Sample } from '@binnacle/core'
import { type BleuCounts, bleuCounts, bleuScore, type SacreTokenizer } from '@binnacle/text'
import { CLEVA_MACHINE_TRANSLATION } from './cards.data.ts'

/** How many instances tell the language. */
const TELLING = 10

/** Han characters and other letters of the first reference, references, and counts by tokenizer, without and with an empty reference. */
type Row =
  | readonly [han: number, other: number, references: number, counts: readonly (readonly [plain: BleuCounts, padded: BleuCounts])[]]
  | null

const TOKENIZERS: readonly SacreTokenizer[] = ['13a', 'zh']
const HAN = /\p{Script=Han}/gu
const LETTER = /\p{L}/gu

/**
 * HELM's CLEVAMachineTranslationMetric: sacrebleu's corpus BLEU, 0 to 100, against all references. Where the first references of the
 * first ten instances are Chinese, each Chinese character is a token. HELM asks a detector that guesses by chance; here more Han
 * characters than other letters decide, which is the same for texts of some length. An instance with fewer references than another one
 * has empty ones beside them, as there.
 */
export const clevaMachineTranslation = defineMetric({
  ...CLEVA_MACHINE_TRANSLATION,
  reads: 'one',
  scores: { cleva_machine_translation_bleu: 'higher' },
  helm: { className: 'helm.benchmark.metrics.machine_translation_metrics.CLEVAMachineTranslationMetric' },
  collect: countSample,
  summarize: (rows) => {
    const read: NonNullable<Row>[] = []
    for (const row of rows) {
      if (row === null) return { cleva_machine_translation_bleu: { missing: 'an instance has no reference or no completion' } }
      read.push(row)
    }
    if (read.length === 0) return { cleva_machine_translation_bleu: { missing: 'there are no instances' } }
    const telling = read.slice(0, TELLING)
    const isChinese = telling.reduce((sum, [han, other]) => sum + han - other, 0) > 0
    const most = Math.max(...read.map(([, , references]) => references))
    const chosen = read.map(([, , references, counts]) => counts[isChinese ? 1 : 0]![references < most ? 1 : 0])
    const sums = chosen.reduce((total, counts) => total.map((count, index) => count + counts[index]!))
    return { cleva_machine_translation_bleu: bleuScore(sums) }
  },
})

function countSample({ instance, requests }: Sample): Row {
  const [completion] = requests[0]!.answer.completions
  const references = instance.references.map(({ output }) => output.text)
  if (completion === undefined || references.length === 0) return null
  const letters = references[0]!.match(LETTER)?.length ?? 0
  const han = references[0]!.match(HAN)?.length ?? 0
  const counts = TOKENIZERS.map(
    (tokenizer) =>
      [bleuCounts(completion.text, references, tokenizer), bleuCounts(completion.text, [...references, ''], tokenizer)] as const,
  )
  return [han, letters - han, references.length, counts]
}
