import { join } from 'node:path'
import type { Plugin } from '@binnacle/core'
import { expect, test } from 'vitest'
import { INSTALL_HINTS } from '../packages/session/src/install-hints.data.ts'
import { PACKAGES, ROOT } from './house.ts'

test.each(['metrics', 'perturbations'] as const)('all %s of a package of them are known to come with it', async (kind) => {
  const brought: Record<string, string> = {}
  for (const { name, short, folder, isPlugin } of PACKAGES) {
    if (!isPlugin || !short.startsWith(`${kind}-`)) continue
    const { default: plugin } = (await import(join(ROOT, folder, 'src', 'index.ts'))) as { readonly default: Plugin<void, object> }
    for (const one of plugin.contribute({})[kind] ?? []) brought[one.name] = name
  }
  expect(INSTALL_HINTS[kind]).toEqual(brought)
})
