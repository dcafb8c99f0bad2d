import { defineMetric, isCorrect } from '@binnacle/core'
import { pythonRegExp } from '@binnacle/python'
import { GPQA_CHAIN_OF_THOUGHT } from '../cards.data.ts'

/**
 * The first that matches decides, at its first place. The second one matches the text `[aA]nswer:` alone, as in HELM; the dots that HELM
 * lets stand before it change nothing, nor do the brackets after a letter.
 */
const PATTERNS: readonly RegExp[] = ['answer is \\(?([A-J])', '\\[aA\\]nswer:\\s*\\(?([A-J])', 'correct answer is [^A-Za-z]*([A-J])'].map(
  (source) => pythonRegExp(source),
)
const CORRECT = 'correct answer is '
const CAPITAL = /[A-Z]/g

/**
 * HELM's GPQAChainOfThoughtMetric, for GPQA and MMLU-Pro: whether the letter in a sentence like “The answer is (B)” is that of the right
 * reference. “Answer: B” is not read, and “the answer is About 5” names A.
 */
export const gpqaChainOfThought = defineMetric({
  ...GPQA_CHAIN_OF_THOUGHT,
  reads: 'one',
  scores: { chain_of_thought_correctness: 'higher' },
  helm: { className: 'helm.benchmark.metrics.gpqa_chain_of_thought_metric.GPQAChainOfThoughtMetric' },
  score: ({ instance, requests }) => {
    const index = instance.references.findIndex(isCorrect)
    const [completion] = requests[0]!.answer.completions
    if (index < 0 || completion === undefined) {
      const missing = index < 0 ? 'no reference is marked as correct' : 'there is no completion'
      return { chain_of_thought_correctness: { missing } }
    }
    return { chain_of_thought_correctness: readLetter(completion.text) === String.fromCharCode(65 + index) ? 1 : 0 }
  },
})

function readLetter(text: string): string | undefined {
  for (const pattern of PATTERNS) {
    const letter = pattern.exec(text)?.[1]
    if (letter !== undefined) return letter
  }
  return letterAfterCorrect(text)
}

/** HELM's last pattern, `correct answer is [^A-Z]*([A-J])`: the next capital decides, for all places before it. */
function letterAfterCorrect(text: string): string | undefined {
  for (let at = text.indexOf(CORRECT); at >= 0; at = text.indexOf(CORRECT, CAPITAL.lastIndex)) {
    CAPITAL.lastIndex = at + CORRECT.length
    const capital = CAPITAL.exec(text)?.[0]
    if (capital === undefined) return undefined
    if (capital <= 'J') return capital
  }
  return undefined
}
