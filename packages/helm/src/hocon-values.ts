import { badConf } from './errors.ts'
import { pythonFloat } from '@binnacle/python'

/** A text that is read, with the name of its file. */
export interface HoconSource {
  readonly name: string
  readonly text: string
}

/** A place in a text. */
export interface HoconPlace {
  readonly source: HoconSource
  readonly offset: number
}

/** A fault at a place, with file and line. */
export function faultAt({ source, offset }: HoconPlace, why: string) {
  return badConf(`${source.name}:${source.text.slice(0, offset).split('\n').length}`, why)
}

/** A length of time, as pyhocon writes it into a text. */
export class HoconPeriod {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** The word `null`; JavaScript's null is what pyhocon leaves out of a concatenation. */
export class HoconNull {
  static readonly value: HoconNull = new HoconNull()
  readonly text = 'null'
}

/** A text in quotes, with the blanks after it, which count between texts. */
export class HoconQuoted {
  readonly text: string
  readonly blanks: string
  constructor(text: string, blanks: string) {
    this.text = text
    this.blanks = blanks
  }
}

/** A text without quotes, the blanks after it included: they are dropped where it is the last one of a value. */
export class HoconBare {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

/** What another file holds: a list, or pairs of keys and values. */
export class HoconIncluded {
  readonly items: readonly HoconValue[] | undefined
  readonly pairs: readonly (readonly [string, HoconValue])[]
  readonly place: HoconPlace
  constructor(value: HoconTree | HoconValue[], place: HoconPlace) {
    this.place = place
    this.items = Array.isArray(value) ? value : undefined
    this.pairs = value instanceof HoconTree ? value.pairs() : []
  }
}

/** A value while it is read. Whole numbers are bigint, as Python's are, and other numbers are number. */
export type HoconValue =
  | string
  | bigint
  | number
  | boolean
  | null
  | HoconNull
  | HoconPeriod
  | HoconQuoted
  | HoconBare
  | HoconIncluded
  | HoconSubstitution
  | HoconConcatenation
  | HoconTree
  | HoconValue[]

/** `${path}` or `${?path}`. */
export class HoconSubstitution {
  variable: string
  optional: boolean
  blanks: string
  place: HoconPlace
  parent: HoconConcatenation | undefined
  index = 0
  constructor(variable: string, optional: boolean, blanks: string, place: HoconPlace) {
    this.variable = variable
    this.optional = optional
    this.blanks = blanks
    this.place = place
  }
}

const NOT_IN_PATHS = /[$}[\]:=+#`^?!@*&.]/

/** A key in parts: split at dots, quotes dropped where nothing in them needs quoting. */
export function pathOf(key: string): readonly string[] {
  const parts = key.match(/"[^"]+"|[^$}[\]:=+#`^?!@*&.]+/g) ?? []
  return parts.map((part) => (NOT_IN_PATHS.test(part) ? part : part.replaceAll(/^"+|"+$/g, '')))
}

/** What a look into a tree may give instead of a value. */
export const MISSING: unique symbol = Symbol('missing')
export const NOT_A_TREE: unique symbol = Symbol('not a tree')

/** An object. The one of a whole file keeps what its keys were before. */
export class HoconTree {
  entries = new Map<string, HoconValue>()
  history: Map<string, HoconValue[]> | undefined
  constructor(isRoot = false) {
    if (isRoot) this.history = new Map()
  }

  /** The value at a path. */
  lookUp(key: string): HoconValue | typeof MISSING | typeof NOT_A_TREE {
    const path = pathOf(key)
    let found: HoconValue | undefined = this as HoconTree
    for (const part of path) {
      if (!(found instanceof HoconTree)) return NOT_A_TREE
      found = found.entries.get(part)
      if (found === undefined) return MISSING
    }
    if (path.length === 0) return MISSING
    if (found instanceof HoconNull) return null
    return Array.isArray(found) ? found.map((item) => (item instanceof HoconNull ? null : item)) : found
  }

  /** The value at a path, or undefined. */
  find(key: string): HoconValue | undefined {
    const found = this.lookUp(key)
    return typeof found === 'symbol' ? undefined : found
  }

  has(key: string): boolean {
    return this.find(key) !== undefined
  }

  pairs(): readonly (readonly [string, HoconValue])[] {
    return [...this.entries.keys()].map((key) => [key, this.find(key) ?? null])
  }

  copy(): HoconTree {
    const copied = new HoconTree()
    for (const [key, value] of this.pairs()) {
      copied.entries.set(key, value)
      if (value instanceof HoconConcatenation) value.parent = copied
    }
    return copied
  }

  remember(key: string, value: HoconValue): void {
    if (this.history === undefined) return
    const values = this.history.get(key)
    if (values === undefined) this.history.set(key, [value])
    else values.push(value)
  }

  /** Puts a value where a key says, which may be a path. */
  put(key: string, value: HoconValue, append: boolean, place: HoconPlace): void {
    const path = pathOf(key)
    if (path.length === 0) throw faultAt(place, `the key "${key}" names nothing`)
    this.putAt(path, value, append, place)
  }

  private putAt([first, ...rest]: readonly string[], value: HoconValue, append: boolean, place: HoconPlace): void {
    if (rest.length === 0) return this.putOne(first!, value, append, place)
    let next = this.entries.get(first!)
    if (!(next instanceof HoconTree)) {
      next = new HoconTree()
      this.set(first!, next)
    }
    next.putAt(rest, value, append, place)
  }

  private putOne(key: string, value: HoconValue, append: boolean, place: HoconPlace): void {
    const present = this.find(key)
    if (present instanceof HoconTree && value instanceof HoconTree) {
      if (this.history === undefined) return mergeTrees(present, value, false)
      const merged = new HoconTree()
      mergeTrees(merged, present, true)
      mergeTrees(merged, value, true)
      return this.set(key, merged)
    }
    if (append) return this.appendOne(key, present, value, place)
    if (value instanceof HoconConcatenation) {
      value.parent = this
      value.key = key
      value.overridden = present ?? null
    }
    this.set(key, value)
  }

  private appendOne(key: string, present: HoconValue | undefined, value: HoconValue, place: HoconPlace): void {
    if (present instanceof HoconConcatenation) {
      present.tokens.push(value)
      return present.recompute()
    }
    if ((present instanceof HoconTree || Array.isArray(present)) && value instanceof HoconConcatenation) {
      value.overridden = present
      if (present instanceof HoconTree) {
        value.tokens.unshift(present)
        value.recompute()
      }
      value.parent = this
      value.key = key
      return this.set(key, value)
    }
    if (present !== undefined && present !== null) throw faultAt(place, `"${key}" cannot be added to what it is already`)
    this.set(key, value)
  }

  private set(key: string, value: HoconValue): void {
    this.remember(key, value)
    this.entries.set(key, value)
  }
}

/** Merges a tree into another one; trees of both are merged in turn. */
export function mergeTrees(into: HoconTree, from: HoconTree, copyTrees: boolean): void {
  for (const [key, value] of from.pairs()) {
    let present = into.find(key)
    if (present instanceof HoconTree && value instanceof HoconTree) {
      if (copyTrees) {
        present = present.copy()
        into.entries.set(key, present)
      }
      mergeTrees(present, value, copyTrees)
      continue
    }
    if (value instanceof HoconConcatenation) {
      value.parent = into
      value.key = key
      if (present !== undefined) value.overridden = present
    }
    into.entries.set(key, value)
    for (const old of from.history?.get(key) ?? [value]) into.remember(key, old)
  }
}

/** Values that stand side by side and make one. */
export class HoconConcatenation {
  tokens: HoconValue[]
  place: HoconPlace
  parent: HoconTree | HoconValue[] | undefined
  key: string | number = ''
  overridden: HoconValue = null
  constructor(tokens: HoconValue[], place: HoconPlace) {
    this.tokens = tokens
    this.place = place
    this.recompute()
  }

  recompute(): void {
    for (const [index, token] of this.tokens.entries()) {
      if (!(token instanceof HoconSubstitution)) continue
      token.parent = this
      token.index = index
    }
    const last = this.tokens.at(-1)
    if (last === undefined) this.tokens = ['']
    else if (last instanceof HoconBare) this.tokens[this.tokens.length - 1] = last.text.replace(/[ \t]+$/, '')
  }

  /** The substitutions in it and in what it takes the place of, the oldest first. */
  substitutions(): readonly HoconSubstitution[] {
    const found: HoconSubstitution[] = []
    const seen = new Set<HoconConcatenation>()
    for (let node: HoconValue = this as HoconConcatenation; node instanceof HoconConcatenation; node = node.overridden) {
      if (seen.has(node)) throw faultAt(this.place, 'a substitution goes round in a circle')
      seen.add(node)
      found.unshift(...node.tokens.filter((token) => token instanceof HoconSubstitution))
    }
    return found
  }

  /** The one value, null where nothing is left, or itself where a substitution is open. */
  transform(): HoconValue {
    return this.substitutions().length > 0 ? this : this.closed()
  }

  /** The same where no substitution is open, neither here nor in what it takes the place of. */
  private closed(): HoconValue {
    const tokens = this.tokens.filter((token) => token !== null)
    const [first] = tokens
    if (first === undefined) return null
    const kind = kindOf(first)
    for (const token of tokens)
      if (kindOf(token) !== kind) throw faultAt(this.place, `${NAMES[kindOf(token)]} stands beside ${NAMES[kind]}: put texts in quotes`)
    if (kind === 'tree') return this.mergedTree(tokens as HoconTree[])
    if (kind === 'list') return joinedList(tokens as HoconValue[][])
    if (tokens.length === 1) return first instanceof HoconQuoted || first instanceof HoconBare ? first.text : first
    return tokens.map((token, index) => textOf(token, index === tokens.length - 1, this.place)).join('')
  }

  private mergedTree(tokens: readonly HoconTree[]): HoconTree {
    // What it takes the place of has what came before in it already.
    const before = this.overridden instanceof HoconConcatenation ? this.overridden.closed() : this.overridden
    const older = before instanceof HoconTree ? [before] : []
    const merged = new HoconTree()
    for (const tree of [...older, ...tokens]) mergeTrees(merged, tree, true)
    return merged
  }
}

function joinedList(lists: readonly (readonly HoconValue[])[]): HoconValue[] {
  const joined: HoconValue[] = []
  for (const item of lists.flat()) {
    if (item instanceof HoconConcatenation) {
      item.parent = joined
      item.key = joined.length
    }
    joined.push(item)
  }
  return joined
}

const NAMES = { tree: 'an object', list: 'a list', plain: 'a text or number' } as const

function kindOf(value: HoconValue): keyof typeof NAMES {
  if (value instanceof HoconTree) return 'tree'
  return Array.isArray(value) ? 'list' : 'plain'
}

/** Whether Python takes a value for true. */
export function isTruthy(value: HoconValue): boolean {
  if (value instanceof HoconTree) return value.entries.size > 0
  return Array.isArray(value) ? value.length > 0 : Boolean(value)
}

/** A plain value as a part of a text. */
export function textOf(value: HoconValue, isLast: boolean, place: HoconPlace): string {
  if (value instanceof HoconQuoted) return value.text + (isLast ? '' : value.blanks)
  if (value instanceof HoconBare) return value.text
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (typeof value === 'number') return pythonFloat(value)
  if (value === null) return ''
  if (value instanceof HoconPeriod) return value.text
  if (typeof value === 'string' || typeof value === 'bigint') return String(value)
  throw faultAt(place, 'only texts and numbers can stand beside a text: put it in quotes')
}
