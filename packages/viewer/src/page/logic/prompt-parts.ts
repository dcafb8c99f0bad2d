/** A prompt in its parts: what stands in front of the row itself is folded. */
export interface PromptParts {
  /** Instructions and shots. */
  readonly before: string
  /** The row itself, as it was asked. */
  readonly own: string
}

/**
 * Finds where in a prompt the row itself begins; the whole is its own where that cannot be told.
 * @param inputPrefix what the adaptation puts in front of inputs
 */
export function promptParts(prompt: string, input: string, inputPrefix: string): PromptParts {
  for (const mark of [`${inputPrefix}${input}`, input]) {
    const at = mark.trim() === '' ? -1 : prompt.lastIndexOf(mark)
    if (at > 0) return { before: prompt.slice(0, at), own: prompt.slice(at) }
  }
  return { before: '', own: prompt }
}
