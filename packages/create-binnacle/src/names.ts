import validatePackageName from 'validate-npm-package-name'
import * as errors from './errors.ts'

/** A name in all forms in which it stands in files. */
export interface Names {
  /** `@acme/harbour-rules` */
  readonly packageName: string
  /** `acme`; absent without a scope. */
  readonly scope: string | undefined
  /** `harbour-rules` */
  readonly kebab: string
  /** `harbour_rules` */
  readonly snake: string
  /** `harbourRules` */
  readonly camel: string
  /** `HARBOUR_RULES` */
  readonly constant: string
  /** `Harbour rules` */
  readonly title: string
}

/** Names that Windows keeps for devices. */
const DEVICES = /^(con|prn|aux|nul|com\d|lpt\d)$/

/** Names that tools keep for folders of theirs. */
const TOOLS = /^(node_modules|dist|\.git)$/i

/**
 * Turns what a user typed into a package's name: blanks and capitals are mended, what may not stand in a name is refused.
 * @param typed `harbour`, `My Harbour`, `@acme/harbour`
 * @throws BinnacleError `ERR_CREATE_NAME`
 */
export function parseName(typed: string): Names {
  const name = typed.trim()
  if (name === '') throw errors.nameMissing()
  const match = /^(?:@([^/\\]+)\/)?([^/\\]+)$/.exec(name)
  if (match === null || /^\.+$/.test(match[2]!) || name.includes('..')) {
    throw errors.badName(typed, 'is a path, not a name', 'Give the name alone, like harbour or @acme/harbour, and the folder with --dir.')
  }
  const [, scope, base] = match
  if (TOOLS.test(base!)) throw errors.badName(typed, 'is kept for a folder of tools', 'Take another.')
  const kebab = hyphenated(base!)
  const packageName = scope === undefined ? kebab : `@${hyphenated(scope)}/${kebab}`
  if (!/^[a-z]/.test(kebab))
    throw errors.badName(typed, 'does not begin with a letter from a to z', 'Begin it with a letter: it names files and code too.')
  if (!/^[a-z][a-z0-9-]*$/.test(kebab))
    throw errors.badName(typed, 'has characters that a name may not have', 'Use the letters a to z, digits and hyphens.')
  if (DEVICES.test(kebab)) throw errors.badName(typed, 'is kept for devices on Windows', 'Take another.')
  const { validForNewPackages, errors: faults = [], warnings = [] } = validatePackageName(packageName)
  if (!validForNewPackages)
    throw errors.badName(
      typed,
      `is none for a package: ${[...faults, ...warnings].join('; ')}`,
      'Take another, like harbour or @acme/harbour.',
    )
  return { packageName, scope: scope === undefined ? undefined : hyphenated(scope), ...formsOf(kebab) }
}

/** The forms of a hyphenated name. */
export function formsOf(kebab: string): Omit<Names, 'packageName' | 'scope'> {
  const words = kebab.split('-').filter((word) => word !== '')
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)
  return {
    kebab,
    snake: words.join('_'),
    camel: words.map((word, index) => (index === 0 ? word : capital(word))).join(''),
    constant: words.join('_').toUpperCase(),
    title: capital(words.join(' ')),
  }
}

/** `My Harbour_2` → `my-harbour-2`; letters that are none of a to z lose their marks, where they have any. */
function hyphenated(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replace(/[\s_.]+/g, '-')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '')
}
