import { circle, endless, linksOf } from './hocon-circles.ts'
import {
  faultAt,
  HoconConcatenation,
  HoconSubstitution,
  HoconTree,
  type HoconValue,
  isTruthy,
  MISSING,
  NOT_A_TREE,
  pathOf,
  textOf,
} from './hocon-values.ts'

/** The variables of the environment. */
export type Environment = Readonly<Record<string, string | undefined>>

/**
 * Puts values in the place of substitutions, in pyhocon's order, and changes the tree or list.
 * @throws BinnacleError `ERR_CONF_SYNTAX` where one cannot be resolved
 */
export function resolveSubstitutions(root: HoconTree | HoconValue[], env: Environment): void {
  const [first] = openIn(root)
  if (first === undefined) return
  const links = linksOf(root)
  try {
    const made: Made = { values: 0, characters: 0 }
    if (root instanceof HoconTree) resolveSelfReferences(root, env, made)
    resolveAll(root, env, made)
    finish(root)
  } catch (cause) {
    // What holds itself is as deep as the stack, and a text that doubles as long as texts can be.
    throw cause instanceof RangeError || cause instanceof Endless
      ? endless(links, cause instanceof Endless ? cause.substitution : first)
      : cause
  }
}

/** Thrown where too much is made: why, is looked for then. */
class Endless extends Error {
  readonly substitution: HoconSubstitution
  constructor(substitution: HoconSubstitution) {
    super()
    this.substitution = substitution
  }
}

/** Substitutions, open at once or made in all, and objects in one of them, above which a file goes round in a circle or grows without bounds. */
const MOST = 10_000

/** The most that all substitutions of a file may make: values in lists and objects, and characters of texts. */
const MOST_VALUES = 500_000
const MOST_TEXT = 10_000_000

/** What the substitutions of a file have made so far. */
interface Made {
  values: number
  characters: number
}

/** All open substitutions in a value, in order. */
function openIn(value: HoconValue): readonly HoconSubstitution[] {
  if (value instanceof HoconConcatenation) return value.substitutions()
  if (value instanceof HoconTree) return [...value.entries.values()].flatMap(openIn)
  return Array.isArray(value) ? value.flatMap(openIn) : []
}

interface Substituted {
  readonly open: boolean
  readonly found: readonly HoconSubstitution[]
  readonly result: HoconValue
}

/** Puts a value in the place of one substitution, and the outcome in the place of its concatenation. */
function substitute(substitution: HoconSubstitution, value: HoconValue, made: Made, isKnown = true): Substituted {
  if (value instanceof HoconConcatenation) return { open: true, found: [], result: value }
  const whole = substitution.parent!
  const asItIs = value === null || value instanceof HoconTree || Array.isArray(value) || substitution.index === whole.tokens.length - 1
  const copied = new Map<object, HoconValue>()
  whole.tokens[substitution.index] = asItIs ? deepCopy(value, copied) : textOf(value, true, substitution.place) + substitution.blanks
  if (copied.size > MOST) throw new Endless(substitution)
  const transformed = whole.transform()
  made.values += copied.size + (Array.isArray(transformed) ? transformed.length : 0)
  made.characters += typeof transformed === 'string' ? transformed.length : 0
  if (made.values > MOST_VALUES || made.characters > MOST_TEXT) throw new Endless(substitution)
  const result = transformed === null && !isKnown ? whole.overridden : transformed
  const { parent, key } = whole
  if (result === null) {
    removeFrom(parent, key)
    return { open: false, found: [], result }
  }
  if (parent instanceof HoconTree) parent.entries.set(String(key), result)
  else if (parent !== undefined) parent[Number(key)] = result
  const found = openIn(result)
  return { open: found.length > 0, found, result }
}

/** Takes a key out of an object, or, where a list holds its own index, that item. */
function removeFrom(parent: HoconTree | HoconValue[] | undefined, key: string | number): void {
  if (parent instanceof HoconTree) {
    if (parent.has(String(key))) parent.entries.delete(String(key))
  } else if (parent?.some((item) => ['number', 'bigint', 'boolean'].includes(typeof item) && Number(item) === key) === true) {
    parent.splice(Number(key), 1)
  }
}

/** `path: ${path} more`: the old value is meant. */
function resolveSelfReferences(root: HoconTree, env: Environment, made: Made): void {
  for (const key of root.entries.keys()) {
    const history = root.history?.get(key) ?? []
    let previous = history[0]
    if (previous === undefined) continue
    const refersTo = (substitution: HoconSubstitution): readonly string[] | undefined => {
      const path = pathOf(substitution.variable)
      if (path.length > 1 && (root.find(substitution.variable) ?? null) !== null) return undefined
      return path[0] === key ? path : undefined
    }
    for (let current of history.slice(1)) {
      for (const substitution of openIn(current)) {
        const path = refersTo(substitution)
        if (path === undefined) continue
        if (previous instanceof HoconConcatenation) throw circle(substitution)
        current = substitute(substitution, oldValue(previous, path, substitution), made).result
      }
      previous = current
    }
    if (history.length > 1) continue
    for (const substitution of openIn(previous)) {
      if (refersTo(substitution) === undefined) continue
      const variable = Object.hasOwn(env, key) ? env[key] : undefined
      if (variable !== undefined) substitute(substitution, variable, made)
      else if (substitution.optional) substitute(substitution, null, made)
    }
  }
}

function oldValue(previous: HoconValue, path: readonly string[], substitution: HoconSubstitution): HoconValue {
  if (path.length === 1) return previous
  const found = previous instanceof HoconTree ? previous.find(path.slice(1).join('.')) : undefined
  if (found === undefined) throw unresolved(substitution)
  return found
}

const unresolved = ({ variable, place }: HoconSubstitution) =>
  faultAt(place, `\${${variable}} is not set, neither in the file nor in the environment`)

function variableOf(
  root: HoconTree | HoconValue[],
  substitution: HoconSubstitution,
  env: Environment,
): { known: boolean; value: HoconValue } {
  const { variable, optional, place } = substitution
  const found = root instanceof HoconTree ? root.lookUp(variable) : NOT_A_TREE
  if (found === NOT_A_TREE) throw faultAt(place, `\${${variable}} goes into what is no object`)
  if (found !== MISSING) return { known: true, value: found }
  const value = Object.hasOwn(env, variable) ? env[variable] : undefined
  if (value !== undefined) return { known: true, value }
  if (optional) return { known: false, value: null }
  throw unresolved(substitution)
}

/** Goes round over what is open until nothing changes any more. */
function resolveAll(root: HoconTree | HoconValue[], env: Environment, made: Made): void {
  const open = [...openIn(root)]
  const remove = (substitution: HoconSubstitution): void => {
    const place = open.indexOf(substitution)
    if (place >= 0) open.splice(place, 1)
  }
  const waiting = new Map<HoconSubstitution, HoconSubstitution[]>()
  const most = MOST + open.length
  /** What open substitutions take the place of; some of it may be done. */
  const replaced = new Set<HoconValue>()
  let steps = 0
  let isOpen = true
  let before: ReadonlySet<HoconSubstitution> = new Set()
  while (isOpen && open.length > 0 && !sameMembers(new Set(open), before)) {
    isOpen = false
    const round = [...open]
    before = new Set(round)
    for (const { parent } of round) replaced.add(parent!.overridden)
    for (const substitution of round) {
      if (++steps > most || open.length > most) throw new Endless(substitution)
      let overridden = substitution.parent!.overridden
      if (overridden instanceof HoconConcatenation) overridden = overridden.transform()
      // What it takes the place of is not ready yet.
      if (overridden instanceof HoconConcatenation && open.some(({ parent }) => parent === overridden)) continue
      const { known, value } = variableOf(root, substitution, env)
      if (value instanceof HoconConcatenation) {
        const instead = isTruthy(overridden) && !(overridden instanceof HoconConcatenation) ? overridden : value.transform()
        const { open: stays } = substitute(substitution, instead, made, known)
        isOpen ||= stays
        if (!stays) remove(substitution)
        continue
      }
      const ready = overridden instanceof HoconConcatenation ? waiting.get(substitution) : []
      if (ready === undefined) continue
      ready.push(substitution)
      const after = replaced.has(substitution.parent!) ? open.filter(({ parent }) => parent!.overridden === substitution.parent) : []
      if (after.length > 0) {
        for (const later of after) waiting.set(later, [...(waiting.get(later) ?? []), ...ready])
        remove(substitution)
        continue
      }
      let stays = false
      for (const one of ready) {
        const { known: isKnown, value: own } = variableOf(root, one, env)
        const outcome = substitute(one, own, made, isKnown)
        stays = outcome.open
        remove(one)
        open.push(...outcome.found)
        for (const { parent } of outcome.found) replaced.add(parent!.overridden)
      }
      isOpen ||= stays
    }
  }
  finish(root)
  if (isOpen && open[0] !== undefined) throw circle(open[0])
}

function sameMembers<T>(a: ReadonlySet<T>, b: ReadonlySet<T>): boolean {
  return a.size === b.size && [...a].every((item) => b.has(item))
}

/** Puts concatenations that have become one value in their own place. */
function finish(value: HoconValue): HoconValue {
  if (value instanceof HoconConcatenation) return value.transform()
  if (Array.isArray(value)) return value.map(finish)
  if (value instanceof HoconTree) for (const [key, child] of value.pairs()) value.entries.set(key, finish(child))
  return value
}

/** A copy of a value with all that hangs on it; what points at one another does so in the copy. */
function deepCopy(value: HoconValue, done: Map<object, HoconValue>): HoconValue {
  if (typeof value !== 'object' || value === null) return value
  const known = done.get(value)
  if (known !== undefined) return known
  if (Array.isArray(value)) {
    const copy: HoconValue[] = []
    done.set(value, copy)
    for (const item of value) copy.push(deepCopy(item, done))
    return copy
  }
  if (value instanceof HoconTree) {
    const copy = new HoconTree()
    done.set(value, copy)
    if (value.history !== undefined) {
      copy.history = new Map()
      for (const [key, old] of value.history)
        copy.history.set(
          key,
          old.map((item) => deepCopy(item, done)),
        )
    }
    for (const [key, item] of value.pairs()) copy.entries.set(key, deepCopy(item, done))
    return copy
  }
  if (value instanceof HoconSubstitution) {
    const copy = new HoconSubstitution(value.variable, value.optional, value.blanks, value.place)
    done.set(value, copy)
    copy.index = value.index
    if (value.parent !== undefined) copy.parent = deepCopy(value.parent, done) as HoconConcatenation
    return copy
  }
  if (value instanceof HoconConcatenation) {
    const copy = new HoconConcatenation([], value.place)
    done.set(value, copy)
    copy.tokens = value.tokens.map((token) => deepCopy(token, done))
    if (value.parent !== undefined) copy.parent = deepCopy(value.parent, done) as HoconTree | HoconValue[]
    copy.key = value.key
    copy.overridden = deepCopy(value.overridden, done)
    return copy
  }
  return value
}
