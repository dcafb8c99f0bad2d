import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { markdownTable } from './generate-markdown-table.ts'

interface Named {
  readonly name: string
  readonly description: string
}

/** A plugin as far as its page is made of it. */
export interface PackPlugin {
  readonly contribute: (options: never) => { readonly [Kind in 'tasks' | 'annotators' | 'leaderboards']?: readonly Named[] }
}

interface Card {
  readonly licence: { readonly name: string }
  readonly provenance: string
  readonly intendedUse: string
  readonly knownFlaws: readonly string[]
  readonly citations: readonly string[]
  readonly baselines: readonly {
    readonly entry: string
    readonly model: string
    readonly stat: string
    readonly value: number
    readonly instances: number
  }[]
}

/** What a pack brings, its card and what baselines score, as its page shows them. */
export function packText(root: string, folder: string, plugin: PackPlugin): string {
  const manifest = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as { name: string; binnacle: { pack: Card } }
  const { licence, provenance, intendedUse, knownFlaws, citations, baselines } = manifest.binnacle.pack
  const contributions = plugin.contribute({} as never)
  const table = (kind: 'tasks' | 'annotators' | 'leaderboards') =>
    markdownTable(
      ['Name', 'What it is'],
      (contributions[kind] ?? []).map(({ name, description }) => [`\`${name}\``, description]),
    )
  const kinds = [
    ['tasks', 'Tasks'],
    ['annotators', 'Judges and juries'],
    ['leaderboards', 'Leaderboards'],
  ] as const
  return [
    ...kinds.flatMap(([kind, title]) => (contributions[kind] === undefined ? [] : [`## ${title}\n\n${table(kind)}`])),
    `## Card\n\n**Licence of the data.** ${licence.name}\n\n**Where they come from.** ${provenance}\n\n**What the numbers are for.** ${intendedUse}\n`,
    `**Known flaws.**\n\n${list(knownFlaws)}\n**To cite.**\n\n${list(citations)}`,
    `## Baselines\n\n${baselineTable(baselines)}`,
  ].join('\n')
}

const list = (lines: readonly string[]): string => lines.map((line) => `- ${line}\n`).join('')

/** A row an entry, a column a model. */
function baselineTable(baselines: Card['baselines']): string {
  const models = [...new Set(baselines.map(({ model }) => model))]
  const rows = Map.groupBy(baselines, ({ entry, stat }) => `${entry}\0${stat}`)
  return markdownTable(
    ['Entry', 'Stat', ...models.map((model) => `\`${model}\``), 'Instances'],
    [...rows.values()].map((own) => [
      `\`${own[0]!.entry}\``,
      own[0]!.stat,
      ...models.map((model) => own.find((one) => one.model === model)?.value.toFixed(3) ?? '–'),
      String(own[0]!.instances),
    ]),
  )
}
