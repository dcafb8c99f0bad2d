import { parseFloatText, parseInteger, roundTo, stripText } from '@binnacle/python'
import { isWellFormed, type ProgramStep, programTokens, readSteps } from './program-steps.ts'

/** What Python has where a negative number is raised to a broken power. Nothing can be made of it. */
const COMPLEX = Symbol('complex')

type Value = number | string | typeof COMPLEX

/** The result of a program: a number, or `yes` or `no`. */
export type ProgramResult = number | 'yes' | 'no'

/**
 * Carries out a program over a table, as HELM does: a row's cells are read without `$` and what stands in parentheses, the result is
 * rounded to five digits. What breaks off in Python gives nothing.
 * @param table rows of cells, each with its name first
 */
export function runProgram(text: string, table: unknown): ProgramResult | undefined {
  const tokens = programTokens(text)
  const steps = isWellFormed(tokens) ? readSteps(tokens) : undefined
  if (steps === undefined) return undefined
  const results: Value[] = []
  let last: Value | undefined
  // A table step over a result looks at the row of the table step before it.
  let row: readonly number[] | undefined
  for (const step of steps) {
    if (step.operation.includes('table')) {
      if (!step.first.includes('#')) row = readRow(step.first, table)
      else if (resultOf(step.first, results) === undefined) return undefined
      last = row === undefined ? undefined : overRow(step.operation, row)
    } else last = calculate(step, results)
    if (last === undefined) return undefined
    results.push(last)
  }
  if (last === 'yes' || last === 'no') return last
  return typeof last === 'number' ? roundTo(last, 5) : undefined
}

function calculate({ operation, first, second }: ProgramStep, results: readonly Value[]): Value | undefined {
  const left = readArgument(first, results)
  const right = readArgument(second, results)
  if (left === undefined || right === undefined) return undefined
  if (operation === 'greater') return isGreater(left, right)
  if (typeof left === 'string' || typeof right === 'string') {
    return operation === 'add' && typeof left === 'string' && typeof right === 'string' ? left + right : undefined
  }
  if (left === COMPLEX || right === COMPLEX) return operation === 'divide' && right === 0 ? undefined : COMPLEX
  switch (operation) {
    case 'add':
      return left + right
    case 'subtract':
      return left - right
    case 'multiply':
      return left * right
    case 'divide':
      return right === 0 ? undefined : left / right
    default:
      return power(left, right)
  }
}

function isGreater(left: Value, right: Value): Value | undefined {
  if (left === COMPLEX || right === COMPLEX || typeof left !== typeof right) return undefined
  return left > right ? 'yes' : 'no'
}

/** Python's `left ** right` of floats. */
function power(left: number, right: number): Value | undefined {
  if (left === 0 && right < 0) return undefined
  if (left < 0 && Number.isFinite(left) && Number.isFinite(right) && !Number.isInteger(right)) return COMPLEX
  if (left === 1 || (left === -1 && !Number.isFinite(right) && !Number.isNaN(right))) return 1
  const value = left ** right
  return !Number.isFinite(value) && Number.isFinite(left) && Number.isFinite(right) ? undefined : value
}

function readArgument(text: string, results: readonly Value[]): Value | undefined {
  return text.includes('#') ? resultOf(text, results) : readNumber(text)
}

function resultOf(text: string, results: readonly Value[]): Value | undefined {
  const index = parseInteger(text.replaceAll('#', ''))
  return index === undefined || index < 0n ? undefined : results[Number(index)]
}

/** `1,000`, `5%`, `const_100`, `const_m1`. */
function readNumber(text: string): number | undefined {
  const plain = text.replaceAll(',', '')
  const number = parseFloatText(plain)
  if (number !== undefined) return number
  if (plain.includes('%')) {
    const percent = parseFloatText(plain.replaceAll('%', ''))
    return percent === undefined ? undefined : percent / 100
  }
  if (!plain.includes('const')) return undefined
  const constant = plain.replaceAll('const_', '')
  return parseFloatText(constant === 'm1' ? '-1' : constant)
}

/** The numbers of a row; the last row of a name counts. */
function readRow(name: string, table: unknown): readonly number[] | undefined {
  if (!Array.isArray(table) || table.some((row) => !Array.isArray(row) || row.length === 0)) return undefined
  const row = (table as readonly (readonly unknown[])[]).findLast((cells) => cells[0] === name)
  if (row === undefined) return undefined
  const numbers: number[] = []
  for (const cell of row.slice(1)) {
    const number = typeof cell === 'string' ? readNumber(stripText(stripText(cell.replaceAll('$', '')).split('(')[0]!)) : undefined
    if (number === undefined) return undefined
    numbers.push(number)
  }
  return numbers
}

function overRow(operation: string, row: readonly number[]): number | undefined {
  if (row.length === 0) return undefined
  const sum = row.reduce((total, value) => total + value, 0)
  if (operation === 'table_sum') return sum
  if (operation === 'table_average') return sum / row.length
  return row.reduce((best, value) => ((operation === 'table_max' ? value > best : value < best) ? value : best))
}
