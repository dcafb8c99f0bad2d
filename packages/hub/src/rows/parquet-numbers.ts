import { type JsonNumbers, keepsValue, pythonFloat, WrittenNumber } from '@binnacle/python'
import type { FileMetaData, SchemaElement } from 'hyparquet'

/** Puts numbers, or their texts, in the place of what the library gives of their columns. */
type Restore = (value: unknown) => unknown

/**
 * Metadata by which the library gives decimal columns as they are stored, since it would make floats of them, and what makes decimals with
 * all their digits of that. Where numbers are asked for as texts, floats become theirs here, since a whole one looks like an integer later.
 */
export function numbersOf(metadata: FileMetaData, numbers: JsonNumbers): { readonly metadata: FileMetaData; readonly restore: Restore } {
  const asTexts = numbers === 'text' || numbers === 'python'
  if (!metadata.schema.some((element) => isDecimal(element) || (asTexts && isFloat(element)))) return { metadata, restore: (row) => row }
  const { restore } = readNode(metadata.schema, { at: 0 }, numbers)
  return { metadata: { ...metadata, schema: metadata.schema.map(stored) }, restore: restore! }
}

/** A column, or a group of columns, with what makes its numbers; undefined where there are none. */
interface Node {
  readonly name: string
  readonly restore: Restore | undefined
  readonly children: readonly Node[]
}

function readNode(schema: readonly SchemaElement[], place: { at: number }, numbers: JsonNumbers): Node {
  const element = schema[place.at++]!
  const children = Array.from({ length: element.num_children ?? 0 }, () => readNode(schema, place, numbers))
  const node = { name: element.name, children }
  if (isDecimal(element)) return { ...node, restore: through((value) => decimalOf(value, element.scale ?? 0, numbers)) }
  if (isFloat(element) && (numbers === 'text' || numbers === 'python'))
    return { ...node, restore: through((value) => pythonFloat(value as number)) }
  if (children.every(({ restore }) => restore === undefined)) return { ...node, restore: undefined }
  const kind = element.converted_type ?? element.logical_type?.type
  // The group around the elements of a list, or around keys and values, is not in what the library gives.
  if (kind === 'LIST') return { ...node, restore: children[0]!.children[0]?.restore ?? children[0]!.restore }
  if (kind === 'MAP' || kind === 'MAP_KEY_VALUE') return { ...node, restore: mapOf(children[0]!.children[1]?.restore) }
  return { ...node, restore: structOf(children) }
}

const isFloat = ({ type, logical_type: logical }: SchemaElement): boolean =>
  type === 'FLOAT' || type === 'DOUBLE' || logical?.type === 'FLOAT16'

const isDecimal = ({ converted_type: converted, logical_type: logical }: SchemaElement): boolean =>
  converted === 'DECIMAL' || logical?.type === 'DECIMAL'

function stored(element: SchemaElement): SchemaElement {
  if (!isDecimal(element)) return element
  const { converted_type: _converted, logical_type: _logical, ...rest } = element
  return rest as SchemaElement
}

/** Also for each of a list, however deep. */
const through =
  (restore: Restore): Restore =>
  (value) =>
    Array.isArray(value) ? value.map(through(restore)) : value === null || value === undefined ? value : restore(value)

function structOf(children: readonly Node[]): Restore {
  return through((value) => {
    const changed = { ...(value as Record<string, unknown>) }
    for (const { name, restore } of children) if (restore !== undefined) changed[name] = restore(changed[name])
    return changed
  })
}

function mapOf(restore: Restore = (value) => value): Restore {
  return through((value) => Object.fromEntries(Object.entries(value as object).map(([key, inner]) => [key, restore(inner)])))
}

/** A stored number of so many decimals. */
function decimalOf(value: unknown, scale: number, numbers: JsonNumbers): unknown {
  if (value === null || value === undefined) return value
  const digits = decimalText(unscaled(value), scale)
  if (numbers === 'text' || numbers === 'python') return digits
  if (String(Number(digits)) === digits) return Number(digits)
  if (numbers === 'written') return new WrittenNumber(digits)
  return keepsValue(digits) ? Number(digits) : digits
}

function unscaled(value: unknown): bigint {
  if (typeof value === 'bigint') return value
  if (typeof value === 'number') return BigInt(value)
  let number = 0n
  for (const byte of value as Uint8Array) number = number * 256n + BigInt(byte)
  return BigInt.asIntN((value as Uint8Array).length * 8, number)
}

function decimalText(number: bigint, scale: number): string {
  if (scale <= 0) return String(number * 10n ** BigInt(-scale))
  const digits = String(number < 0n ? -number : number).padStart(scale + 1, '0')
  return `${number < 0n ? '-' : ''}${digits.slice(0, -scale)}.${digits.slice(-scale)}`
}
