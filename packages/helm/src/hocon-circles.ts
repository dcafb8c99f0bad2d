import { faultAt, HoconConcatenation, HoconSubstitution, HoconTree, type HoconValue, pathOf } from './hocon-values.ts'

/** A substitution as it was written: where its value stands, and what it names. */
interface Link {
  readonly at: readonly string[]
  readonly to: readonly string[]
}

/** As many substitutions, and as deep a path, are looked at. */
const MOST_LINKS = 2000
const MOST_DEEP = 200

/** All substitutions of a file before any is resolved. */
export function linksOf(root: HoconTree | HoconValue[]): readonly Link[] {
  const links: Link[] = []
  const walk = (value: HoconValue, at: readonly string[]): void => {
    if (at.length > MOST_DEEP || links.length >= MOST_LINKS) return
    if (value instanceof HoconTree) for (const [key, child] of value.entries) walk(child, [...at, key])
    else if (Array.isArray(value)) for (const [index, child] of value.entries()) walk(child, [...at, String(index)])
    else if (value instanceof HoconSubstitution) links.push({ at, to: pathOf(value.variable) })
    else if (value instanceof HoconConcatenation) for (const token of value.tokens) walk(token, at)
  }
  walk(root, [])
  return links
}

export const circle = ({ variable, place }: HoconSubstitution) => faultAt(place, `\${${variable}} goes round in a circle`)

/** Why a file does not come to an end: what a substitution names leads back to it, or there is too much of it. */
export function endless(links: readonly Link[], substitution: HoconSubstitution) {
  if (leadsBack(links, pathOf(substitution.variable))) return circle(substitution)
  return faultAt(
    substitution.place,
    `what \${${substitution.variable}} and others stand for grows too large: is something doubled again and again?`,
  )
}

/** Whether substitutions in what a path names lead round in a circle. One that names its own place means the old value there. */
function leadsBack(links: readonly Link[], path: readonly string[]): boolean {
  const open = new Set<Link>()
  const done = new Set<Link>()
  const visit = (link: Link): boolean => {
    if (open.has(link)) return true
    if (done.has(link)) return false
    open.add(link)
    done.add(link)
    const found = follow(link.to)
    open.delete(link)
    return found
  }
  const follow = (to: readonly string[]): boolean => links.some((link) => !isSame(link.at, link.to) && touches(link.at, to) && visit(link))
  return follow(path)
}

/** Whether one of two paths leads through the other. */
const touches = (a: readonly string[], b: readonly string[]): boolean =>
  a.every((part, index) => b[index] === undefined || b[index] === part)

const isSame = (a: readonly string[], b: readonly string[]): boolean => a.length === b.length && touches(a, b)
