import type { Kind } from '@binnacle/core'
import { INSTALL_HINTS } from './install-hints.data.ts'

/** The package that brings a name, where it is known. */
export function installHint(kind: Kind, name: string): string | undefined {
  const hints: Readonly<Record<string, string>> = INSTALL_HINTS[kind] ?? {}
  return Object.hasOwn(hints, name) ? hints[name] : undefined
}
