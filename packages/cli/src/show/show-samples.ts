import { BinnacleError, isMissing, type Outcome, type ScoreValue } from '@binnacle/core'
import type { Samples, SampleView } from '@binnacle/reader'
import { formatNumber, formatTable, visibleLine } from '@binnacle/report'
import { commandWord } from '../command-word.ts'
import { perturbationTitle } from '@binnacle/report'
import type { Terminal } from '../terminal.ts'

/** How samples are shown. */
export interface ShowSamplesOptions {
  readonly json?: boolean | undefined
  readonly limit: number
  /** The run, as a person would type it. */
  readonly path: string
  readonly command: string
}

/** Lists the samples that ended so: instance, trial, answer. */
export async function showOutcome(samples: Samples, outcome: string, terminal: Terminal, options: ShowSamplesOptions): Promise<void> {
  const { limit, json, path, command } = options
  const { samples: page, total } = await samples.page({ outcome: outcome as Outcome, limit })
  const found = page.map(({ instance, trial, requests }) => ({
    id: instance.id,
    trial,
    answer: requests.map(({ answer }) => answer?.completions[0]?.text ?? '').join(' | '),
  }))
  if (json === true) return terminal.json({ outcome, count: total, samples: found })
  terminal.result(`${total} ${outcome} ${total === 1 ? 'sample' : 'samples'}${total > found.length ? `, the first ${found.length}` : ''}`)
  if (found.length === 0) return
  terminal.result(
    formatTable(
      [{ title: 'instance' }, { title: 'trial', align: 'right' }, { title: 'answer' }],
      found.map(({ id, trial, answer }) => [String(id), String(trial), excerpt(answer)]),
    ),
  )
  terminal.result(`\nNext: ${commandWord(command)} show '${path}' --sample ${found[0]!.id}`)
}

/**
 * Shows all samples of an instance in full: what was asked, answered, annotated, judged and scored.
 * @param where where the instances are, for the error where there is none of that id
 */
export async function showSample(
  samples: Samples,
  id: string,
  where: string,
  terminal: Terminal,
  options: ShowSamplesOptions,
): Promise<void> {
  const found: SampleView[] = []
  for await (const sample of samples.all({ id })) found.push(sample)
  if (found.length === 0) {
    throw new BinnacleError({
      code: 'ERR_SHOW_SAMPLE',
      message: `there is no instance "${id}" in ${options.path}`,
      hint: `Instances are in ${where}; --outcome scored lists some.`,
    })
  }
  if (options.json === true) return terminal.json(found.map(({ place: _place, ...sample }) => sample))
  for (const sample of found) showOne(sample, terminal)
}

function showOne(sample: SampleView, terminal: Terminal): void {
  const { instance, trial, repeat, outcome } = sample
  const title = [
    `instance ${instance.id}`,
    ...(instance.perturbation === undefined ? [] : [perturbationTitle(instance.perturbation)]),
    instance.split,
    `trial ${trial}`,
    ...(repeat === 0 ? [] : [`repeat ${repeat}`]),
    ...(outcome === undefined ? [] : [outcome]),
  ]
  terminal.result(visibleLine(title.join(' · ')), 'bold')
  for (const reference of instance.references)
    terminal.result(`  ${reference.tags.includes('correct') ? '✓' : ' '} ${excerpt(reference.output.text)}`)
  showRequests(sample, terminal)
  showAnnotations(sample, terminal)
  terminal.result('--- scores', 'bold')
  for (const [metric, own] of Object.entries(sample.scores)) {
    for (const [name, value] of Object.entries(own))
      terminal.result(visibleLine(`  ${metric === '' ? '' : `${metric}.`}${name}: ${valueText(value)}`))
  }
}

function showRequests({ requests }: SampleView, terminal: Terminal): void {
  for (const { request, mode, referenceIndex, turn, answer } of requests) {
    const which =
      referenceIndex === undefined ? (turn === undefined ? '' : ` (turn ${turn + 1})`) : ` (reference ${referenceIndex}, ${mode})`
    terminal.result(`--- asked${which}`, 'bold')
    terminal.result(request.prompt ?? JSON.stringify(request.messages, null, 2))
    if (answer === undefined) terminal.result('no answer; errors.jsonl in the run folder says why')
    for (const completion of answer?.completions ?? []) {
      const { finishReason, providerReason } = completion
      const reason = finishReason ?? providerReason
      terminal.result(visibleLine(`--- answered${reason === undefined ? '' : ` (${reason})`}`), 'bold')
      terminal.result(completion.text)
    }
    if (answer?.filtered !== undefined) terminal.result(visibleLine(`filtered: ${answer.filtered}`))
  }
  if (requests.length === 0) terminal.result('no answer; errors.jsonl in the run folder says why')
}

function showAnnotations({ annotations, judged }: SampleView, terminal: Terminal): void {
  for (const { annotator, role, deployment, request, answer } of judged) {
    terminal.result(visibleLine(`--- ${annotator} asked ${deployment} (${role})`), 'bold')
    terminal.result(request.prompt ?? JSON.stringify(request.messages, null, 2))
    terminal.result(visibleLine('--- it answered'), 'bold')
    terminal.result(answer?.completions[0]?.text ?? 'no answer; errors.jsonl in the run folder says why')
  }
  for (const [name, value] of Object.entries(annotations)) {
    terminal.result(visibleLine(`--- annotation ${name}`), 'bold')
    terminal.result(JSON.stringify(value, null, 2))
  }
}

function valueText(value: ScoreValue): string {
  if (isMissing(value)) return `missing (${value.missing})`
  return typeof value === 'number' ? formatNumber(value) : value.map(formatNumber).join(', ')
}

function excerpt(text: string): string {
  const quoted = JSON.stringify(text)
  return quoted.length > 90 ? `${quoted.slice(0, 89)}…` : quoted
}
