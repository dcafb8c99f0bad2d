import { join, resolve } from 'node:path'
import { BinnacleError, isMissing, OUTCOMES } from '@binnacle/core'
import { type PlacedSample, readSamples, type ScoreRow } from '@binnacle/engine'
import { findRuns, readRun, type ReadRun } from '@binnacle/records'
import { formatNumber, formatTable, summarizeRun, visibleLine } from '@binnacle/report'
import { commandWord } from '../command-word.ts'
import type { Options } from '../options.ts'
import { markLines, runTable } from '../show-results.ts'
import { perturbationTitle, showStats } from '../show-stats.ts'
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
    if (options.sample !== undefined) showSample(run, terminal, options)
    else if (options.stat !== undefined) showStats(run.stats(), options.stat, terminal, options.json === true)
    else if (options.outcome !== undefined) showSamples(run, terminal, options, command)
    else showRun(run, terminal, options, command)
  } finally {
    run.close()
  }
}

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

function* placed(run: ReadRun): Generator<{ readonly sample: PlacedSample; readonly scores: ScoreRow | undefined }> {
  const store = { instances: run.instances, requests: run.requests, ledger: run.answers }
  const rows = (function* () {
    for (const batch of run.scores.scan()) yield* batch
  })()
  for (const sample of readSamples(run.record.spec, store)) yield { sample, scores: rows.next().value as ScoreRow | undefined }
}

function showSamples(run: ReadRun, terminal: Terminal, options: ShowOptions, command: string): void {
  const found: { id: string | number; trial: number; answer: string }[] = []
  let count = 0
  for (const { sample } of placed(run)) {
    if (sample.sample.outcome !== options.outcome) continue
    count++
    if (found.length < options.limit) {
      const answer = sample.sample.requests.map((request) => request.answer.completions[0]?.text ?? '').join(' | ')
      found.push({ id: sample.sample.instance.id, trial: sample.sample.trial, answer })
    }
  }
  if (options.json === true) return terminal.json({ outcome: options.outcome, count, samples: found })
  terminal.result(
    `${count} ${options.outcome} ${count === 1 ? 'sample' : 'samples'}${count > found.length ? `, the first ${found.length}` : ''}`,
  )
  if (found.length === 0) return
  terminal.result(
    formatTable(
      [{ title: 'instance' }, { title: 'trial', align: 'right' }, { title: 'answer' }],
      found.map(({ id, trial, answer }) => [String(id), String(trial), excerpt(answer)]),
    ),
  )
  terminal.result(`\nNext: ${commandWord(command)} show '${run.path}' --sample ${found[0]!.id}`)
}

function excerpt(text: string): string {
  const quoted = JSON.stringify(text)
  return quoted.length > 90 ? `${quoted.slice(0, 89)}…` : quoted
}

function showSample(run: ReadRun, terminal: Terminal, options: ShowOptions): void {
  const found = [...placed(run)].filter(({ sample }) => String(sample.sample.instance.id) === options.sample)
  if (found.length === 0) {
    throw new BinnacleError({
      code: 'ERR_SHOW_SAMPLE',
      message: `${run.record.name} has no instance «${options.sample}»`,
      hint: `Instances are in ${join(run.path, 'instances.jsonl')}; --outcome scored lists some.`,
    })
  }
  if (options.json === true)
    return terminal.json(found.map(({ sample, scores }) => ({ ...sample.sample, adaptation: undefined, scores: scores?.scores })))
  for (const { sample, scores } of found) {
    const { instance, trial, outcome, requests } = sample.sample
    const copy = instance.perturbation === undefined ? '' : ` · ${perturbationTitle(instance.perturbation)}`
    terminal.result(visibleLine(`instance ${instance.id}${copy} · ${instance.split} · trial ${trial} · ${outcome}`), 'bold')
    for (const reference of instance.references)
      terminal.result(`  ${reference.tags.includes('correct') ? '✓' : ' '} ${excerpt(reference.output.text)}`)
    for (const { request, mode, referenceIndex, answer } of requests) {
      terminal.result(`--- asked${referenceIndex === undefined ? '' : ` (reference ${referenceIndex}, ${mode})`}`, 'bold')
      terminal.result(request.prompt ?? JSON.stringify(request.messages, null, 2))
      for (const completion of answer.completions) {
        terminal.result(visibleLine(`--- answered${completion.finishReason === undefined ? '' : ` (${completion.finishReason})`}`), 'bold')
        terminal.result(completion.text)
      }
      if (answer.filtered !== undefined) terminal.result(visibleLine(`filtered: ${answer.filtered}`))
    }
    if (requests.length === 0) terminal.result('no answer; errors.jsonl in the run folder says why')
    terminal.result('--- scores', 'bold')
    for (const [index, own] of (scores?.scores ?? []).entries()) {
      for (const [name, value] of Object.entries(own ?? {})) {
        const shown = isMissing(value)
          ? `missing (${value.missing})`
          : typeof value === 'object'
            ? value.map(formatNumber).join(', ')
            : formatNumber(Number(value))
        terminal.result(visibleLine(`  ${run.record.spec.metrics[index]!.name}.${name}: ${shown}`))
      }
    }
  }
}
