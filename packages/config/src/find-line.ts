import { isMap, isScalar, isSeq, LineCounter, type Node, type Pair, parseDocument } from 'yaml'
import type { FindLine } from './check-config.ts'

/**
 * Finds lines in a JSON or YAML text (JSON is YAML).
 * @param below the path at which the value in question stands in the text
 */
export function createFindLine(text: string, below: readonly PropertyKey[] = []): FindLine {
  const lines = new LineCounter()
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'silent' })
  return (path) => {
    let node: Node | null = document.contents
    let place: number | undefined
    for (const part of [...below, ...path]) {
      const found: Found | undefined = step(node, part)
      if (found === undefined) break
      place = found.place ?? place
      node = found.node
    }
    return place === undefined ? undefined : lines.linePos(place).line
  }
}

interface Found {
  readonly node: Node | null
  /** Where the key, or the item of a list, begins. */
  readonly place: number | undefined
}

function step(node: Node | null, part: PropertyKey): Found | undefined {
  if (isMap(node)) {
    const pair = node.items.find(({ key }) => isScalar(key) && String(key.value) === String(part)) as Pair<Node, Node | null> | undefined
    return pair === undefined ? undefined : { node: pair.value, place: pair.key.range?.[0] }
  }
  if (!isSeq(node) || typeof part !== 'number') return undefined
  const item = node.items[part] as Node | undefined
  return item === undefined ? undefined : { node: item, place: item.range?.[0] }
}
