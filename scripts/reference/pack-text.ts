import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Part, readParts } from '../catalogue-parts.ts'
import { HELM_BOARDS } from './helm-boards.data.ts'
import { markdownTable } from './markdown-table.ts'

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

/** What a pack brings, its card and what baselines score where it has them, as its page shows them. */
export async function packText(root: string, folder: string): Promise<string> {
  const manifest = JSON.parse(readFileSync(join(root, 'plugins', folder, 'package.json'), 'utf8')) as { binnacle: { pack?: Card } }
  const parts = (await readParts(folder)).toSorted((a, b) => (a.name < b.name ? -1 : 1))
  const table = (kind: Part['kind']) =>
    markdownTable(
      ['Name', 'What it is'],
      parts.filter((part) => part.kind === kind).map(({ name, description }) => [`\`${name}\``, description]),
    )
  const kinds = [
    ['annotators', 'Judges and juries'],
    ['metrics', 'Metrics'],
    ['leaderboards', 'Leaderboards'],
  ] as const
  return [
    `## Tasks\n\n${taskTable(parts)}`,
    ...kinds.flatMap(([kind, title]) => (parts.some((part) => part.kind === kind) ? [`## ${title}\n\n${table(kind)}`] : [])),
    ...(manifest.binnacle.pack === undefined ? [] : cardTexts(manifest.binnacle.pack)),
  ].join('\n')
}

/** Each task with what a reader asks of it first. The numbers are those of its example. */
function taskTable(parts: readonly Part[]): string {
  const tasks = parts.filter(({ kind }) => kind === 'tasks')
  return markdownTable(
    ['Task', 'What it is', 'Source', 'Licence', 'Shots', 'Main score', 'Needs', "HELM's boards", 'Loads here'],
    tasks.map(({ name, description, about = {}, recipe, entry = name }) => [
      entry === name ? `\`${name}\`` : `\`${name}\`<br>as \`${entry}\``,
      description,
      about.source ?? '',
      about.licence ?? '',
      recipe === undefined ? '' : String(recipe.adaptation.maxTrainInstances),
      recipe?.main === undefined ? '' : `\`${recipe.main.stat}\``,
      (about.needs ?? []).map((need) => need.replaceAll('_', ' ')).join(', '),
      [...new Set((recipe?.groups ?? []).flatMap((group) => HELM_BOARDS[group] ?? []))].join(', '),
      about.unavailable === undefined ? 'yes' : about.unavailable === 'not_ported' ? 'not yet' : about.unavailable.replaceAll('_', ' '),
    ]),
  )
}

function cardTexts({ licence, provenance, intendedUse, knownFlaws, citations, baselines }: Card): readonly string[] {
  return [
    `## Card\n\n**Licence of the data.** ${licence.name}\n\n**Where they come from.** ${provenance}\n\n**What the numbers are for.** ${intendedUse}\n`,
    `**Known flaws.**\n\n${list(knownFlaws)}\n**To cite.**\n\n${list(citations)}`,
    `## Baselines\n\n${baselineTable(baselines)}`,
  ]
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
