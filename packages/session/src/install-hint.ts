import type { Kind } from '@binnacle/core'
import { INSTALL_HINTS } from './install-hints.generated.ts'

/** The package that brings a name, where it is known. */
export function installHint(kind: Kind, name: string): string | undefined {
  return Object.entries(INSTALL_HINTS[kind] ?? {}).find(([, names]) => names.includes(name))?.[0]
}
