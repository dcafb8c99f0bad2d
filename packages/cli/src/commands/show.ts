import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { BinnacleError, OUTCOMES } from '@binnacle/core'
import { openSamples } from '@binnacle/reader'
import { diskCarrier } from '@binnacle/reader/disk'
import { findRuns, readRun, type ReadRun, type RunFile } from '@binnacle/records'
import { formatNumber, formatTable, summarizeRun, visibleLine } from '@binnacle/report'
import { commandWord } from '../command-word.ts'
import type { Options } from '../options.ts'
import { markLines, runTable } from '../show/show-results.ts'
import { showOutcome, showSample, type ShowSamplesOptions } from '../show/show-samples.ts'
import { showStats } from '../show/show-stats.ts'
import { createTerminal, type Terminal } from '../terminal.ts'

interface ShowOptions extends Options {
  readonly sample?: string
  readonly stat?: readonly string[]
  readonly outcome?: string
  readonly limit: number
}

/** `binnacle show` */
export async function show(paths: readonly string[], options: ShowOptions, command: string): Promise<void> {
  const terminal = createTerminal(options)
  const found = findRuns(resolve(paths[0]!))
  if (found.length === 0 && isHelmRun(resolve(paths[0]!))) return showSamplesOf(resolve(paths[0]!), terminal, options, command)
  if (found.length === 0)
    throw new BinnacleError({
      code: 'ERR_RECORD_NOT_A_RUN',
      message: `there is no run folder at ${paths[0]}`,
      hint: 'Give a run folder, as `binnacle run` prints it at the end.',
    })
  if (found.length > 1) {
    terminal.result(`${found.length} runs in ${paths[0]}:`)
    for (const path of found) terminal.result(`  ${path}`)
    return
  }
  const run = readRun(found[0]!)
  try {
    if (options.sample !== undefined || options.outcome !== undefined) {
      // Nothing is shown of a finished run that is not what the run left.
      run.check(...SHOWN_FILES)
      await showSamplesOf(run.path, terminal, options, command)
    } else if (options.stat !== undefined) showStats(run.stats(), options.stat, terminal, options.json === true)
    else showRun(run, terminal, options, command)
  } finally {
    run.close()
  }
}

/** The files of a run that samples are shown from. */
const SHOWN_FILES: readonly RunFile[] = [
  'instances.jsonl',
  'requests.jsonl',
  'judge-requests.jsonl',
  'completions.jsonl',
  'annotations.jsonl',
  'scores.jsonl',
]

/** Samples of a run of ours, or of one that HELM wrote. */
async function showSamplesOf(path: string, terminal: Terminal, options: ShowOptions, command: string): Promise<void> {
  const carrier = diskCarrier(path)
  const shown: ShowSamplesOptions = { json: options.json, limit: options.limit, path, command }
  try {
    const samples = await openSamples(carrier)
    if (options.sample !== undefined)
      return await showSample(
        samples,
        options.sample,
        join(path, samples.source === 'helm' ? 'scenario_state.json' : 'instances.jsonl'),
        terminal,
        shown,
      )
    if (samples.source === 'binnacle' && options.outcome !== undefined) return await showOutcome(samples, options.outcome, terminal, shown)
    const { samples: first } = await samples.page({ limit: 1 })
    terminal.result(`${visibleLine(String(samples.about['name'] ?? path))}: ${samples.count} samples, written by HELM`)
    if (first[0] !== undefined) terminal.result(`\nNext: ${commandWord(command)} show '${path}' --sample ${first[0].instance.id}`)
  } finally {
    await carrier.close()
  }
}

const isHelmRun = (path: string): boolean => ['scenario_state.json', 'scenario_state.json.gz'].some((name) => existsSync(join(path, name)))

function showRun(run: ReadRun, terminal: Terminal, options: ShowOptions, command: string): void {
  const { record } = run
  const stats = run.stats()
  const summary = summarizeRun(record, stats, run.finished)
  if (options.json === true) return terminal.json({ record, summary, stats, retried: run.retried() })
  const { spec } = record
  terminal.result(visibleLine(record.name), 'bold')
  const facts: [string, string][] = [
    ['folder', run.path],
    ['state', stateText(run)],
    ['model', `${spec.deployment.model} by ${spec.deployment.name} (client ${spec.deployment.client})`],
    ['called itself', names(record.models)],
    ['fingerprints', names(record.fingerprints)],
    ['odd endings', names(record.unknownReasons)],
    [
      'method',
      `${spec.adaptation.method}, ${spec.adaptation.maxTrainInstances} shots, ${spec.adaptation.numTrainTrials} ${spec.adaptation.numTrainTrials === 1 ? 'trial (seed 0)' : `trials (seeds 0 to ${spec.adaptation.numTrainTrials - 1})`}`,
    ],
    ['decoding', `temperature ${spec.adaptation.temperature}, at most ${spec.adaptation.maxTokens} tokens`],
    ['adjusted', spec.adjustments.join('; ')],
    [
      'rows',
      record.instances === undefined
        ? ''
        : `${record.instances.evaluated} of ${record.instances.loaded} evaluated, ${record.instances.train} to draw shots from${record.instances.skippedRows > 0 ? `, ${record.instances.skippedRows} broken ones skipped` : ''}`,
    ],
    ['tried again', retriedText(run.retried())],
    ['answers', record.answers === 'replay' ? 'replayed from a record' : ''],
    ['modified by', record.modified?.join(', ') ?? ''],
    ['plugins', record.plugins?.map(({ name, version }) => (version === undefined ? name : `${name} ${version}`)).join(', ') ?? ''],
  ]
  for (const [title, text] of facts) if (text !== '') terminal.result(`  ${title.padEnd(14)}${visibleLine(text)}`)
  for (const { source, sha256, licence, note } of record.data ?? [])
    terminal.result(
      `  ${'data'.padEnd(14)}${visibleLine(`${source} sha256:${sha256.slice(0, 12)}…${licence === undefined ? '' : `, ${licence}`}${note === undefined ? '' : ` — ${note}`}`)}`,
    )
  terminal.result('')
  terminal.result(runTable([summary], terminal.width))
  for (const line of markLines([summary])) terminal.result(line, 'dim')
  const scores = stats.filter((stat) => stat.name.perturbation === undefined && stat.spread !== undefined)
  if (scores.length > 0) {
    terminal.result('')
    const columns = [
      { title: 'stat' },
      { title: 'mean', align: 'right' as const },
      { title: '95 % interval', align: 'right' as const },
      { title: 'N', align: 'right' as const },
      { title: 'missing', align: 'right' as const },
    ]
    terminal.result(
      formatTable(
        columns,
        scores.map(({ name, mean, spread, missing = 0 }) => [
          `${name.name} (${name.split})`,
          formatNumber(mean),
          `${formatNumber(spread!.interval[0])} … ${formatNumber(spread!.interval[1])}`,
          String(spread!.n),
          String(missing),
        ]),
      ),
    )
  }
  const { outcomes } = record
  const open = outcomes === undefined ? [] : OUTCOMES.filter((outcome) => outcome !== 'scored' && outcomes[outcome] > 0)
  if (open.length > 0) terminal.result(`\nNext: ${commandWord(command)} show '${run.path}' --outcome ${open[0]}`)
}

function stateText({ finished, record }: ReadRun): string {
  if (finished) return `finished ${record.finished}`
  return record.finished === undefined
    ? 'unfinished: run the same command to go on'
    : 'without its manifest.json, so that no number can be vouched for: run the same command to make it anew; nothing answered is asked again'
}

const retriedText = (count: number): string =>
  count === 0 ? '' : `${count} ${count === 1 ? 'request' : 'requests'}, answered in the end; errors.jsonl has the tries that failed`

const names = (counts: Readonly<Record<string, number>> | undefined): string =>
  Object.entries(counts ?? {})
    .map(([name, count]) => `${name} (${count})`)
    .join(', ')
