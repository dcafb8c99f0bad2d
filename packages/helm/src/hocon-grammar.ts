import { PERIOD, periodOf } from './hocon-period.ts'
import { createScanner, type HoconScanner } from './hocon-scanner.ts'
import {
  faultAt,
  HoconBare,
  HoconConcatenation,
  HoconIncluded,
  HoconNull,
  type HoconPlace,
  HoconQuoted,
  type HoconSource,
  HoconSubstitution,
  HoconTree,
  type HoconValue,
  pathOf,
} from './hocon-values.ts'

/** What an `include` names. */
export interface HoconInclude {
  readonly kind: 'file' | 'url' | 'package'
  readonly target: string
  readonly required: boolean
  readonly place: HoconPlace
}

/** An assignment of an object, or what an include brings. */
type Element = { readonly key: string; readonly operator: string; readonly value: HoconValue; readonly place: HoconPlace } | HoconIncluded

/** As deep as anything may be nested; pyhocon itself ends far above this. */
const MOST_NESTED = 200

/** Python's white space; JavaScript's differs. */
const SPACE = '\\t-\\r\\x1c-\\x20\\x85\\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000'

const KEY = /"""(?:\\[^\n]|""(?!")|"(?!")|[^"\n\r\\])*"""|"(?:\\[^\n]|[^"\n\r\\])*"|[A-Za-z0-9À-ÖØ-öø-ÿ._\- /]+/y
const whole = (word: string, flags = 'y') => new RegExp(`(?<![0-9A-Za-z_$])${word}(?![0-9A-Za-z_$])`, flags)
const INCLUDE = whole('include', 'iy')
const INCLUDE_KINDS = whole('(url|file|package)')
const REQUIRED = whole('required')
const CONSTANTS: readonly (readonly [RegExp, HoconValue])[] = [
  [whole('true', 'iy'), true],
  [whole('false', 'iy'), false],
  [whole('null', 'iy'), HoconNull.value],
]
const NUMBER = /[+-]?(?:\d*\.\d+|\d+(?:\.\d+)?)(?:[eE][+-]?\d+)?(?=$|[ \t]*(?:[$}\],#\n\r]|\/\/))/y
const LONG_TEXT = /""".*?"*"""/sy
const QUOTED = /"((?:[^"\\\n]|\\[^\n])*)"([ \t]*)/y
const BARE = new RegExp(`(?:[^\\^\`+?!@*&"[{${SPACE}\\]}#,=$\\\\]|\\\\[^\\n])+[ \\t]*`, 'y')
const SUBSTITUTION = /\$\{(\?)?([^}]+)\}([ \t]*)/y

const ESCAPES: Readonly<Record<string, string>> = {
  '\\\\': '\\',
  '\\n': '\n',
  '\\r': '\r',
  '\\t': '\t',
  '\\=': '=',
  '\\#': '#',
  '\\!': '!',
  '\\"': '"',
}

const unescape = (text: string): string => text.replaceAll(/\\[^\n]/gu, (escape) => ESCAPES[escape] ?? escape)

/** Reads a value, or one part of it. */
interface Values {
  included(): HoconIncluded | undefined
  value(): HoconValue
}

/** Reads what an include names, and has it read. */
function includesOf({ match, take, here, offset, back, expected }: HoconScanner, include: (found: HoconInclude) => HoconIncluded) {
  /** The target of an include, in brackets after a word or bare. */
  function includeTarget(): Pick<HoconInclude, 'kind' | 'target'> | undefined {
    const bare = quoted(match)
    if (bare !== undefined) return { kind: /^(https?|file):\/\//.test(bare.text) ? 'url' : 'file', target: bare.text }
    const kind = match(INCLUDE_KINDS)?.[1] as HoconInclude['kind'] | undefined
    if (kind === undefined) return undefined
    if (!take('(')) throw expected('"("')
    const inner = quoted(match)
    if (inner === undefined) throw expected('a text in quotes')
    if (!take(')')) throw expected('")"')
    return { kind, target: inner.text }
  }

  function included(): HoconIncluded | undefined {
    const start = offset()
    if (match(INCLUDE) === undefined) return undefined
    const place = here(start)
    const plain = includeTarget()
    if (plain !== undefined) return include({ ...plain, required: false, place })
    if (match(REQUIRED) === undefined) {
      back(start)
      return undefined
    }
    if (!take('(')) throw expected('"("')
    const target = includeTarget()
    if (target === undefined) throw expected('a text in quotes')
    if (!take(')')) throw expected('")"')
    return include({ ...target, required: true, place })
  }

  return included
}

function quoted(match: HoconScanner['match']): HoconQuoted | undefined {
  const found = match(QUOTED)
  return found === undefined ? undefined : new HoconQuoted(unescape(found[1]!), found[2]!)
}

/** Reads objects and lists. */
function treesOf(
  { match, take, comment, lineEnd, separator, commentAfterSeparator, here, offset, expected }: HoconScanner,
  { included, value }: Values,
) {
  /** How deep lists and objects are open. */
  let depth = 0
  function enter(): void {
    if (++depth > MOST_NESTED) throw faultAt(here(offset() - 1), `lists and objects are nested more than ${MOST_NESTED} deep`)
  }

  function tree(isRoot = false): HoconTree | undefined {
    if (!take('{')) return undefined
    enter()
    const found = treeBody(isRoot)
    if (!take('}')) throw expected('"}"')
    depth--
    return found
  }

  function treeBody(isRoot: boolean): HoconTree {
    const elements: Element[] = []
    for (;;) {
      if (commentAfterSeparator()) continue
      const element = included() ?? assignment()
      if (element !== undefined) elements.push(element)
      else if (!separator()) return assembled(elements, isRoot)
    }
  }

  function assignment(): Element | undefined {
    const found = match(KEY)
    if (found === undefined) return undefined
    const key = found[0].trim()
    const place = here(found.index)
    if (key.includes('.') && pathOf(key).length > MOST_NESTED) throw faultAt(place, `a key has more than ${MOST_NESTED} parts`)
    while (comment() || lineEnd());
    const object = tree()
    if (object !== undefined) return { key, operator: '=', value: object, place }
    const operator = ['=', ':', '+='].find(take)
    if (operator === undefined) throw expected(`":" or "=" after the key "${key.length > 60 ? `${key.slice(0, 60)} …` : key}"`)
    while (comment() || lineEnd());
    return { key, operator, value: value(), place }
  }

  function list(): HoconValue[] | undefined {
    if (!take('[')) return undefined
    enter()
    const items: HoconValue[] = []
    do {
      const start = here()
      const item = value()
      if (item instanceof HoconIncluded) {
        if (item.items === undefined) throw faultAt(start, 'an object cannot be included into a list')
        items.push(...item.items)
      } else if (item !== '') items.push(item)
    } while (separator())
    if (!take(']')) throw expected('"]"')
    depth--
    for (const [key, item] of items.entries()) {
      if (!(item instanceof HoconConcatenation)) continue
      item.parent = items
      item.key = key
    }
    return items
  }

  return { tree, treeBody, list }
}

/** Reads a value that holds no other. */
function one(match: HoconScanner['match']): HoconValue | undefined {
  const period = match(PERIOD)
  if (period !== undefined) return periodOf(period[1]!, period[2]!)
  const number = match(NUMBER)?.[0]
  if (number !== undefined) return /[.eE]/.test(number) ? Number(number) : BigInt(number.replace('+', ''))
  for (const [pattern, constant] of CONSTANTS) if (match(pattern) !== undefined) return constant
  const long = match(LONG_TEXT)?.[0]
  if (long !== undefined) return long.slice(3, -3)
  const inQuotes = quoted(match)
  if (inQuotes !== undefined) return inQuotes
  const bare = match(BARE)?.[0]
  return bare === undefined ? undefined : new HoconBare(unescape(bare))
}

/**
 * Reads a text by pyhocon's grammar, without resolving substitutions.
 * @param include reads another file
 * @throws BinnacleError `ERR_CONF_SYNTAX` with file and line
 */
export function parseHocon(source: HoconSource, include: (found: HoconInclude) => HoconIncluded): HoconTree | HoconValue[] {
  const scanner = createScanner(source)
  const { match, take, lineEnd, separator, commentAfterSeparator, atEnd, here, expected } = scanner
  const included = includesOf(scanner, include)
  const { tree, treeBody, list } = treesOf(scanner, { included, value })

  function substitution(): HoconSubstitution | undefined {
    const found = match(SUBSTITUTION)
    if (found === undefined) return undefined
    return new HoconSubstitution(found[2]!, found[1] !== undefined, found[3]!, here(found.index))
  }

  /** Values side by side, as one. */
  function value(): HoconValue {
    const place = here()
    const tokens: HoconValue[] = []
    for (;;) {
      if (commentAfterSeparator()) continue
      const token = included() ?? substitution() ?? tree() ?? list() ?? one(match)
      if (token !== undefined) tokens.push(token)
      else if (!take('\\')) return new HoconConcatenation(tokens, place).transform()
      else if (!lineEnd()) throw expected('a line end after "\\"')
    }
  }

  while (commentAfterSeparator() || lineEnd());
  const root = list() ?? tree(true) ?? treeBody(true)
  while (commentAfterSeparator() || separator());
  if (!atEnd()) throw expected('a key or the end of the file')
  return root
}

/** Puts the assignments of an object together, later ones over earlier ones. */
function assembled(elements: readonly Element[], isRoot: boolean): HoconTree {
  const tree = new HoconTree(isRoot)
  for (const element of elements) {
    if (!(element instanceof HoconIncluded)) assign(tree, element)
    else if ((element.items?.length ?? 0) > 0) throw faultAt(element.place, 'a list cannot be included into an object')
    else for (const [key, value] of element.pairs) assign(tree, { key, operator: '=', value, place: element.place })
  }
  return tree
}

function assign(tree: HoconTree, { key, operator, value, place }: Exclude<Element, HoconIncluded>): void {
  if (operator === '+=' && (Array.isArray(value) || typeof value === 'string')) {
    const old = new HoconSubstitution(key, true, '', place)
    return tree.put(key, new HoconConcatenation([old, Array.isArray(value) ? value : ` ${value}`], place), false, place)
  }
  if (Array.isArray(value)) return tree.put(key, value, false, place)
  if (value instanceof HoconIncluded) throw faultAt(place, `an include cannot be the value of "${key}"`)
  const present = tree.find(key)
  const [first, ...rest] = pathOf(key)
  if (first === undefined) throw faultAt(place, `the key "${key}" names nothing`)
  let put: HoconValue = value
  if (rest.length > 0) {
    put = new HoconTree()
    put.put(rest.map((part) => `"${part}"`).join('.'), value, false, place)
  }
  if (put instanceof HoconConcatenation) {
    put.parent = tree
    put.key = first
  }
  const appends =
    put instanceof HoconTree
      ? !Array.isArray(present)
      : put instanceof HoconConcatenation && (present instanceof HoconTree || Array.isArray(present))
  tree.put(first, put, appends, place)
}
