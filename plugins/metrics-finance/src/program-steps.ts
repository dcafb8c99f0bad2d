import { stripCharacters, stripText } from '@binnacle/python'

/** The operations of FinQA's programs. */
const OPERATIONS: readonly string[] = [
  'add',
  'subtract',
  'multiply',
  'divide',
  'exp',
  'greater',
  'table_max',
  'table_min',
  'table_sum',
  'table_average',
]

/** One step of a program. */
export interface ProgramStep {
  /** As it stands: a table step is known by it. */
  readonly text: string
  readonly operation: string
  readonly first: string
  readonly second: string
}

/** Splits a program, `subtract(5829, 5735), divide(#0, 5735)`, into operations with their parenthesis, arguments and closing ones. */
export function programTokens(text: string): string[] {
  const tokens: string[] = []
  for (const piece of text.split(', ')) {
    let token = ''
    const flush = () => {
      if (token !== '') tokens.push(token)
      token = ''
    }
    for (const character of piece) {
      if (character === ')') flush()
      token += character
      if (character === '(' || character === ')') flush()
    }
    flush()
  }
  return tokens
}

/** Whether every fourth token is an operation and every step is closed. */
export function isWellFormed(tokens: readonly string[]): boolean {
  return tokens.every((token, index) => {
    if (index % 4 === 0) return OPERATIONS.includes(stripCharacters(token, '('))
    return index % 4 !== 3 || token === ')'
  })
}

/**
 * Reads the steps of a program. What stands after the last closing parenthesis is left out.
 * @returns `undefined` where a step has two opening parentheses, none, or one argument only
 */
export function readSteps(tokens: readonly string[]): readonly ProgramStep[] | undefined {
  const texts = tokens.join('|').split(')').slice(0, -1)
  const steps: ProgramStep[] = []
  for (const raw of texts) {
    const text = stripText(raw)
    const parts = text.split('(')
    if (parts.length !== 2) return undefined
    const [first, second] = stripText(stripCharacters(parts[1]!, '|')).split('|')
    if (second === undefined) return undefined
    steps.push({ text, operation: stripText(stripCharacters(parts[0]!, '|')), first: stripText(first!), second: stripText(second) })
  }
  return steps
}
