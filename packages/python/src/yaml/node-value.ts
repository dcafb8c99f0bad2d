import { type Alias, type Document, isAlias, isMap, isScalar, isSeq, type Node, type Pair, type YAMLMap } from 'yaml'

/** The most values that a file may stand for once its aliases are written out. */
const MOST_VALUES = 1_000_000

/** A fault in what a file says, with the offset of where. */
export class ValueFault extends Error {
  readonly offset: number | undefined
  constructor(message: string, node: Node | null | undefined) {
    super(message)
    this.offset = node?.range?.[0]
  }
}

interface Counted {
  readonly value: unknown
  /** How many values it stands for. */
  readonly size: number
}

/**
 * The plain value of a document. What an anchor marks is made once and shared, however often an alias names it; keys that `<<` brings in
 * stand before those of the object itself, as in PyYAML.
 * @throws ValueFault where it would be larger than `MOST_VALUES`, holds itself, or merges what is not an object
 */
export function nodeValue(document: Document): unknown {
  const anchors = new Map<string, Node>()
  const made = new Map<Node, Counted>()
  const open = new Set<Node>()

  function make(node: Node | null): Counted {
    if (node === null) return { value: null, size: 1 }
    if (isAlias(node)) return make(target(node))
    const before = made.get(node)
    if (before !== undefined) return before
    if (open.has(node)) throw new ValueFault('an alias stands inside of what it names', node)
    if (isScalar(node)) {
      note(node)
      return { value: node.value, size: 1 }
    }
    open.add(node)
    note(node)
    const counted = isMap(node)
      ? makeObject(node)
      : isSeq(node)
        ? makeList(node.items as readonly (Node | null)[])
        : { value: null, size: 1 }
    if (counted.size > MOST_VALUES)
      throw new ValueFault(`with its aliases written out it holds more than ${MOST_VALUES.toLocaleString('en')} values`, node)
    open.delete(node)
    made.set(node, counted)
    return counted
  }

  function note(node: Node): void {
    const { anchor } = node as { readonly anchor?: string }
    if (anchor !== undefined) anchors.set(anchor, node)
  }

  function target(alias: Alias): Node {
    const found = anchors.get(alias.source)
    if (found === undefined) throw new ValueFault(`there is no anchor &${alias.source} before *${alias.source}`, alias)
    return found
  }

  function makeList(items: readonly (Node | null)[]): Counted {
    let size = 1
    const value = items.map((item) => {
      const made = make(item)
      size += made.size
      return made.value
    })
    return { value, size }
  }

  function makeObject(node: YAMLMap): Counted {
    let size = 1
    const merged: [string, unknown][] = []
    const own: [string, unknown][] = []
    for (const { key, value } of node.items as readonly Pair<Node | null, Node | null>[]) {
      if (isScalar(key) && key.value === '<<' && key.type === 'PLAIN') {
        for (const source of sources(value)) {
          const { value: object, size: more } = make(source)
          if (typeof object !== 'object' || object === null || Array.isArray(object)) throw new ValueFault('<< takes objects alone', source)
          size += more
          merged.push(...Object.entries(object))
        }
        continue
      }
      const name = make(key).value
      if (typeof name === 'object' && name !== null) throw new ValueFault('a list or an object cannot be a key', key)
      const made = make(value)
      size += made.size + 1
      own.push([String(name), made.value])
    }
    return { value: Object.fromEntries([...merged, ...own]), size }
  }

  /** Those of a list in reverse: the first counts. */
  function sources(node: Node | null): readonly (Node | null)[] {
    const found = isAlias(node) ? target(node) : node
    return isSeq(found) ? (found.items as readonly (Node | null)[]).toReversed() : [node]
  }

  return make(document.contents as Node | null).value
}
