import type { About } from '@binnacle/core'
import type { RegistryEntry } from '@binnacle/core/host'

/** Which tasks are listed: those that fit all that is given. */
export interface TaskFilter {
  readonly domain?: string
  readonly language?: string
  readonly modality?: string
  readonly licence?: string
  /** Only tasks that need this. */
  readonly needs?: string
  /** Only tasks whose rows can be loaded here. */
  readonly loads?: boolean
}

/** The fields of a card that a filter looks at. */
const FIELDS = [
  ['domain', 'domains'],
  ['language', 'languages'],
  ['modality', 'modalities'],
  ['needs', 'needs'],
] as const

/** What a card says its task is about. */
export const aboutOf = ({ value }: RegistryEntry): About | undefined => (value as { readonly about?: About }).about

/** Whether anything is asked for. */
export const isFiltered = ({ domain, language, modality, licence, needs, loads }: TaskFilter): boolean =>
  [domain, language, modality, licence, needs].some((value) => value !== undefined) || loads === true

/** Whether a task fits. One that says nothing of itself fits no filter but `loads`. */
export function matches(about: About | undefined, filter: TaskFilter): boolean {
  if (filter.loads === true && about?.unavailable !== undefined) return false
  if (filter.licence !== undefined && about?.licence?.toLowerCase().includes(filter.licence.toLowerCase()) !== true) return false
  return FIELDS.every(([option, field]) => {
    const wanted = filter[option]
    return wanted === undefined || ((about?.[field] ?? []) as readonly string[]).some((value) => isAlike(value, wanted))
  })
}

const isAlike = (value: string, wanted: string): boolean =>
  value.replaceAll('_', '-').toLowerCase() === wanted.replaceAll('_', '-').toLowerCase()

/** The values that there are, for a filter that nothing fits. */
export function filterHint(all: readonly (About | undefined)[], filter: TaskFilter): string {
  return FIELDS.filter(([option]) => filter[option] !== undefined)
    .map(([option, field]) => {
      const values = new Set(all.flatMap((about) => (about?.[field] ?? []) as readonly string[]))
      return `--${option} may be ${[...values].toSorted().join(', ')}.`
    })
    .join(' ')
}
