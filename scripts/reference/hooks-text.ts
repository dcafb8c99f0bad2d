import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOOKS, type HookName } from '../../packages/core/src/hooks.ts'
import { splitOutside } from './source-scan.ts'
import { markdownTable } from './markdown-table.ts'

/** The table of hooks, in the order in which a session calls them. */
export function hooksText(root: string): string {
  const source = readFileSync(join(root, 'packages/core/src/hooks.ts'), 'utf8')
  const rows = (Object.keys(HOOKS) as HookName[]).map((name) => {
    const { kind, stable, filtered } = HOOKS[name]
    const { told, note } = declarationOf(source, name)
    return [`\`${name}\``, kind, stable ? 'stable' : 'experimental', filtered ? 'yes' : 'no', told, note]
  })
  return markdownTable(['Hook', 'Kind', 'State', 'Filter', 'Gets', 'Note'], rows)
}

/** What a hook is given, and the comment on it, as `HookMap` has them. */
function declarationOf(source: string, name: HookName): { readonly told: string; readonly note: string } {
  const map = source.slice(source.indexOf('export interface HookMap'))
  const found = new RegExp(`(?:/\\*\\* ([^\\n]*) \\*/\\n)?  ${name}: \\(([\\s\\S]*?)\\) => `).exec(map)
  if (found === null) throw new Error(`HookMap has no ${name}`)
  const names = splitOutside(found[2]!, /,/).map((parameter) => {
    const [, own, type] = /^(\w+): ([\s\S]*)$/.exec(parameter)!
    return own === 'info' ? infoOf(type!) : `\`${own}: ${type}\``
  })
  return { told: names.join(', '), note: found[1] ?? '' }
}

/** The fields of a hook's second argument. */
function infoOf(type: string): string {
  const request = type.includes('RequestInfo') ? ['purpose', 'deployment', 'annotator', 'role'] : []
  const fields = ['run', ...request, ...[...type.matchAll(/readonly (\w+):/g)].map(([, field]) => field!)]
  return `\`{ ${[...new Set(fields)].join(', ')} }\``
}
