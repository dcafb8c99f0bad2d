import type { Answer } from '@binnacle/core'
import type { OpenaiOptions } from './options.ts'

/** Changes what a server answered before it counts as the answer. */
export type OutputProcessor = (answer: Answer) => Answer

/** Loads the function that an option names. What it takes away from a text is kept as thinking where there is none. */
export async function loadProcessor(name: OpenaiOptions['outputProcessor']): Promise<OutputProcessor> {
  if (name === undefined) return (answer) => answer
  const { removeThinking } = await import('@binnacle/text')
  return (answer) => ({
    ...answer,
    completions: answer.completions.map((completion) => {
      const text = removeThinking(completion.text)
      if (text === completion.text) return completion
      return { ...completion, text, thinking: completion.thinking ?? completion.text }
    }),
  })
}
