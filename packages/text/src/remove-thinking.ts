const OPENING = '<think>'
const CLOSING = '</think>'

/**
 * A text without what stands from the first `<think>` to the last `</think>`, as HELM's `remove_deepseek_r1_thinking` takes it away.
 * Where a closing mark is followed by an empty line, only such marks count, and the line goes too. Thinking that is never closed leaves
 * nothing.
 */
export function removeThinking(text: string): string {
  const start = text.indexOf(OPENING)
  if (start < 0) return text
  if (!text.includes(CLOSING)) return ''
  const closing = text.includes(`${CLOSING}\n\n`) ? `${CLOSING}\n\n` : CLOSING
  const end = text.lastIndexOf(closing)
  return end < start + OPENING.length ? text : text.slice(0, start) + text.slice(end + closing.length)
}
