import { defineMetric, isMissing, type Missing, type Sample } from '@binnacle/core'
import { stripText } from '@binnacle/python'
import { removeThinking } from '@binnacle/text'
import { INSTRUCTION_FOLLOWING } from './cards.data.ts'
import { checkInstructions, extraSchema } from './check-instructions.ts'

/** How many instructions were followed, and how many there were. */
type Row = readonly [followed: number, all: number] | null

/**
 * The two strict accuracies of the IFEval paper, of the answer alone: what stands in `<think>` does not count, and thinking that never
 * ends is unparsed. `prompt_accuracy`: 1 where all instructions of the prompt are followed. `instruction_accuracy`: the share of all
 * instructions of all prompts together.
 */
export const instructionFollowing = defineMetric({
  ...INSTRUCTION_FOLLOWING,
  extra: extraSchema,
  reads: 'one',
  scores: { prompt_accuracy: 'higher', instruction_accuracy: 'higher' },
  main: 'prompt_accuracy',
  score: (sample) => {
    const followed = check(sample)
    return { prompt_accuracy: isMissing(followed) ? followed : followed.every(Boolean) ? 1 : 0 }
  },
  collect: (sample): Row => {
    const followed = check(sample)
    return isMissing(followed) ? null : [followed.filter(Boolean).length, followed.length]
  },
  summarize: (rows) => {
    let [followed, all] = [0, 0]
    for (const row of rows) {
      followed += row?.[0] ?? 0
      all += row?.[1] ?? 0
    }
    return { instruction_accuracy: all === 0 ? { missing: 'no answer could be checked' } : followed / all }
  },
})

function check(sample: Sample): readonly boolean[] | Missing {
  const [completion] = sample.requests[0]!.answer.completions
  if (completion === undefined) return { missing: 'there is no completion' }
  if (completion.text.includes('<think>') && !completion.text.includes('</think>'))
    return { missing: 'unparsed: the thinking does not end' }
  return checkInstructions(sample, stripText(removeThinking(completion.text)))
}
