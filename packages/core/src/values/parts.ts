import type { Part } from '../instance.ts'

/** Puts a text in front of parts: into the first part where that is a text, else as a part of its own. An empty text changes nothing. */
export function withTextBefore(text: string, parts: readonly Part[]): readonly Part[] {
  const [first, ...rest] = parts
  if (text === '') return parts
  if (first?.type === 'text' && first.text !== '') return [{ ...first, text: text + first.text }, ...rest]
  return [{ type: 'text', text }, ...parts]
}

/** Puts a text behind parts: into the last part where that is a text, else as a part of its own. An empty text changes nothing. */
export function withTextAfter(parts: readonly Part[], text: string): readonly Part[] {
  const last = parts.at(-1)
  if (text === '') return parts
  if (last?.type === 'text' && last.text !== '') return [...parts.slice(0, -1), { ...last, text: last.text + text }]
  return [...parts, { type: 'text', text }]
}
