import { join } from 'node:path'
import type { Plugin } from '@binnacle/core'
import { expect, test } from 'vitest'
import { INSTALL_HINTS } from '../packages/session/src/install-hints.data.ts'
import { PACKAGES, ROOT } from './house.ts'

test('every metric of a package of metrics is known to come with it', async () => {
  const brought: Record<string, string> = {}
  for (const { name, short, folder, isPlugin } of PACKAGES) {
    if (!isPlugin || !short.startsWith('metrics-')) continue
    const { default: plugin } = (await import(join(ROOT, folder, 'src', 'index.ts'))) as { readonly default: Plugin<void, object> }
    for (const metric of plugin.contribute({}).metrics ?? []) brought[metric.name] = name
  }
  expect(INSTALL_HINTS.metrics).toEqual(brought)
})
