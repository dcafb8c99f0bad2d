import { fieldsOf, isObject, kindOf, listOf, textOf } from '../fields.ts'

/** What stands in the content of a message. */
export interface ReadContent {
  /** The text of the answer; undefined where there is nothing at all. */
  readonly text: string | undefined
  /** Reasoning that stood among it. */
  readonly thinking: readonly string[]
  /** The words of a refusal that stood among it. */
  readonly refusal: string | undefined
  /** Whether it asks for a tool. */
  readonly asksTool: boolean
}

/** Types of pieces, whatever provider has them. */
const TEXT = new Set(['text', 'output_text', 'input_text'])
const THINKING = new Set(['thinking', 'reasoning', 'redacted_thinking', 'reasoning_content', 'summary_text', 'reasoning_text', 'thought'])
const TOOLS = new Set(['tool_use', 'tool_call', 'tool_calls', 'function_call', 'server_tool_use'])

/**
 * Reads the content of a message in every form in which providers give it: a text, a piece, a list of pieces; what is thought is kept
 * apart from what is said.
 * @returns what it is instead, where its form is not known: a number, an object without a text, a picture
 */
export function readContent(content: unknown): ReadContent | { readonly unknown: string } {
  if (content === undefined || content === null) return NOTHING
  const pieces = Array.isArray(content) ? content : [content]
  if (pieces.length === 0) return NOTHING
  const texts: string[] = []
  const thinking: string[] = []
  let refusal: string | undefined
  let asksTool = false
  for (const piece of pieces) {
    if (typeof piece === 'string') texts.push(piece)
    else {
      const read = readPiece(piece)
      if (read === undefined) return { unknown: kindOf(Array.isArray(content) ? [piece] : piece) }
      if (read.text !== undefined) texts.push(read.text)
      if (read.thinking !== undefined) thinking.push(read.thinking)
      refusal ??= read.refusal
      asksTool ||= read.asksTool === true
    }
  }
  return { text: texts.length === 0 ? undefined : texts.join(''), thinking: thinking.filter((text) => text !== ''), refusal, asksTool }
}

const NOTHING: ReadContent = Object.freeze({ text: undefined, thinking: [], refusal: undefined, asksTool: false })

interface Piece {
  readonly text?: string
  readonly thinking?: string
  readonly refusal?: string
  readonly asksTool?: true
}

function readPiece(piece: unknown): Piece | undefined {
  if (!isObject(piece)) return undefined
  const { type, text } = piece
  if (typeof type === 'string' && THINKING.has(type)) return { thinking: thinkingText(piece) }
  if (typeof type === 'string' && TOOLS.has(type)) return { asksTool: true }
  if (type === 'refusal') return textOf(piece['refusal']) === undefined ? undefined : { refusal: textOf(piece['refusal'])! }
  if (typeof text === 'string' && (type === undefined || TEXT.has(String(type)))) return { text }
  return undefined
}

/** The reasoning in a piece: its own text, or those of its parts and summaries. */
export function thinkingText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value)) return value.map(thinkingText).join('\n')
  const fields = fieldsOf(value)
  for (const name of ['thinking', 'text', 'reasoning', 'content', 'summary']) {
    const inner = fields[name]
    if (typeof inner === 'string' || listOf(inner).length > 0) return thinkingText(inner)
  }
  return ''
}
