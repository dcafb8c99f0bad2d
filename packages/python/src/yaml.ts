import { isAlias, isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument, type ParsedNode } from 'yaml'
import { nodeValue, ValueFault } from './yaml/node-value.ts'
import { PYTHON_TAGS } from './yaml/python-tags.ts'

const TOO_DEEP = 'it is nested too deeply'

/** What a YAML text holds. */
export interface YamlValue {
  readonly value: unknown
  /** The line of a key, or of an item of a list, by its path; of the nearest one above it that is there. */
  readonly lineOf: (path: readonly (string | number)[]) => number | undefined
  readonly fault?: undefined
}

/** Why a text cannot be read. */
export interface YamlFault {
  readonly fault: string
  readonly line: number | undefined
}

/**
 * Reads YAML as Python's PyYAML does (`safe_load`): YAML 1.1, in which `8_192` is a number, `yes` is true and `1e5` is a text. A doubled
 * key is a fault, as are aliases that would grow without bounds. Dates are texts, as Python writes them.
 */
export function readPythonYaml(text: string): YamlValue | YamlFault {
  const lines = new LineCounter()
  try {
    const document = parseDocument(text, {
      version: '1.1',
      schema: 'failsafe',
      customTags: [...PYTHON_TAGS],
      merge: false,
      lineCounter: lines,
      logLevel: 'error',
      prettyErrors: false,
    })
    const [wrong] = [...document.errors, ...document.warnings]
    if (wrong !== undefined) {
      const { message, pos } = wrong
      return { fault: message.startsWith('Maximum call stack') ? TOO_DEEP : message.split('\n')[0]!, line: lines.linePos(pos[0]).line }
    }
    const value = nodeValue(document)
    return { value, lineOf: (path) => lineOf(document.contents, path, lines) }
  } catch (thrown) {
    if (thrown instanceof ValueFault) {
      return { fault: thrown.message, line: thrown.offset === undefined ? undefined : lines.linePos(thrown.offset).line }
    }
    if (thrown instanceof RangeError) return { fault: TOO_DEEP, line: undefined }
    throw thrown
  }
}

function lineOf(contents: ParsedNode | null, path: readonly (string | number)[], lines: LineCounter): number | undefined {
  let node: Node | null = contents
  let place = contents?.range[0]
  for (const part of path) {
    if (isAlias(node)) break
    if (isMap(node)) {
      const found = (node.items as Pair<Node, Node | null>[]).find(({ key }) => isScalar(key) && String(key.value) === String(part))
      if (found === undefined) break
      place = found.key.range?.[0] ?? place
      node = found.value
    } else if (isSeq(node) && typeof part === 'number') {
      node = (node.items[part] as Node | null | undefined) ?? null
      place = node?.range?.[0] ?? place
    } else break
  }
  return place === undefined ? undefined : lines.linePos(place).line
}
