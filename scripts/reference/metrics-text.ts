import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Direction, Metric, Plugin } from '../../packages/core/src/index.ts'
import { markdownTable } from './markdown-table.ts'

const PLUGINS = join(import.meta.dirname, '..', '..', 'plugins')
const BETTER: Readonly<Record<Direction, string>> = { higher: ' ↑', lower: ' ↓', neither: '' }

interface MetricPackage {
  readonly name: string
  readonly folder: string
  readonly description: string
  readonly metrics: readonly Metric<unknown>[]
}

const packages: readonly MetricPackage[] = await Promise.all(
  readdirSync(PLUGINS)
    .filter((folder) => folder.startsWith('metrics-'))
    .toSorted()
    .map(async (folder) => {
      const manifest = JSON.parse(readFileSync(join(PLUGINS, folder, 'package.json'), 'utf8')) as { name: string; description: string }
      const { default: plugin } = (await import(join(PLUGINS, folder, 'src', 'index.ts'))) as { readonly default: Plugin<void, object> }
      const cards = plugin.contribute({}).metrics ?? []
      const metrics = await Promise.all(cards.map((card) => ('load' in card ? card.load() : card)))
      return { ...manifest, folder, metrics }
    }),
)

/** All metrics by package: what each says, its scores with the better direction, and the class of HELM that it equals. */
export function metricsText(): string {
  return packages.map(packageText).join('\n')
}

function packageText({ name, folder, description, metrics }: MetricPackage): string {
  const rows = metrics.map((metric) => [
    `\`${metric.name}\``,
    metric.description,
    scoresText(metric),
    metric.helm === undefined ? '–' : `\`${metric.helm.className.replace('helm.benchmark.metrics.', '')}\``,
  ])
  return `## ${name}\n\n${description}. [More](../plugins/${folder}/README.md)\n\n${markdownTable(['Metric', 'What it says', 'Scores', "HELM's class"], rows)}`
}

/** The scores by name, the main one first; those that are better neither way are counted only. */
function scoresText({ scores, main }: Metric<unknown>): string {
  if (typeof scores === 'function') return 'named by its options'
  const rated = Object.entries(scores).filter(([score, direction]) => score !== '*' && direction !== 'neither')
  const named = rated.toSorted(([left], [right]) => Number(right === main) - Number(left === main))
  const texts = named.map(([score, direction]) => `\`${score}\`${BETTER[direction]}`)
  const others = Object.keys(scores).filter((score) => score !== '*').length - rated.length
  if (others > 0) texts.push(texts.length === 0 ? `${others} that rate nothing` : `and ${others} that rate nothing`)
  if ('*' in scores) texts.push(texts.length === 0 ? 'named by the data' : 'others by the data')
  return texts.join(', ')
}
