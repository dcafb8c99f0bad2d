import { join } from 'node:path'
import type { Answer, Json, RunSpec, Stat } from '@binnacle/core'
import type { Container } from '@binnacle/core/host'
import { annotationsReader, loadRunCode, score } from '@binnacle/engine'
import { type JsonRowFile, openRowFile, type ReadRun, statNameFields } from '@binnacle/records'
import type { ScoreRow, ScoringStore } from '@binnacle/store'

/** The numbers of a run as HELM's files have them. */
export interface HelmNumbers {
  readonly stats: readonly Stat[]
  /** The rows of scores in the order of the plan; read as often as needed. */
  readonly scores: () => Iterable<ScoreRow>
  close(): void
}

/**
 * Opens the numbers of a run as HELM's files have them: those of the record, and beside them the ones that HELM makes of a
 * log-probability of 0 where a model gave none. The record leaves those out, since they say nothing.
 * @param folder where rows are put while the file is made
 */
export async function openHelmNumbers(run: ReadRun, container: Container, folder: string): Promise<HelmNumbers> {
  const recorded: HelmNumbers = { stats: run.stats(), scores: () => flat(run.scores.scan()), close() {} }
  if (!run.finished || !lacksLogprobs(run)) return recorded
  const { spec } = run.record
  const code = await loadRunCode(container, spec).catch(() => undefined)
  // A run whose plugins are not there any more is written as it was recorded.
  if (code === undefined) return recorded
  const rows = openRowFile<ScoreRow>(join(folder, '.passing-helm.jsonl'), { passing: true })
  const opened: { close(): void }[] = []
  const store = helmStore(run, folder, rows, opened)
  const hooks = { ...container.hooks, has: () => false }
  const { stats } = await score(spec, code.metrics, {
    store,
    hooks,
    emit() {},
    annotationsOf: annotationsReader(code, store, run.isOldFormat),
  })
  rows.flush()
  for (const file of opened) file.close()
  return {
    stats: joinStats(recorded.stats, stats),
    scores: () => joinRows(recorded.scores(), flat(rows.scan()), spec),
    close: rows.close,
  }
}

/** Whether the model gave no log-probability with some answer. */
function lacksLogprobs(run: ReadRun): boolean {
  for (const { key } of flat(run.requests.scan())) {
    if (run.answers.read(key)?.completions.some(({ logprob }) => logprob === undefined) === true) return true
  }
  return false
}

/** The run as it would be scored where HELM had recorded its answers. What is opened for the while is added to `opened`. */
function helmStore(run: ReadRun, folder: string, scores: ScoringStore['scores'], opened: { close(): void }[]): ScoringStore {
  const read = (key: string): Answer | undefined => {
    const answer = run.answers.read(key)
    return answer === undefined ? undefined : helmAnswer(answer)
  }
  return {
    instances: run.instances,
    requests: run.requests,
    scores,
    ledger: { read },
    annotations: { get: (key) => run.annotation(key) },
    spill<Row extends Json>(name: string): JsonRowFile<Row> {
      const file = openRowFile<Row>(join(folder, `.passing-${name}.jsonl`), { indexed: true, passing: true })
      opened.push(file)
      return file
    },
  }
}

/** HELM knows no log-probability that is not known: it is 0 there. */
const helmAnswer = (answer: Answer): Answer => ({
  ...answer,
  completions: answer.completions.map((completion) => ({ ...completion, logprob: completion.logprob ?? 0 })),
})

/** The stats that were recorded, and the others in HELM's order among them. */
function joinStats(recorded: readonly Stat[], made: readonly Stat[]): readonly Stat[] {
  const keyOf = ({ name, metric }: Stat) => JSON.stringify([metric, statNameFields(name)])
  const left = new Map(recorded.map((stat) => [keyOf(stat), stat]))
  const joined = made.map((stat) => {
    const own = left.get(keyOf(stat))
    left.delete(keyOf(stat))
    return own ?? stat
  })
  return [...joined, ...left.values()]
}

function* joinRows(recorded: Iterable<ScoreRow>, made: Iterator<ScoreRow>, { metrics }: RunSpec): Generator<ScoreRow> {
  for (const row of recorded) {
    const other = made.next().value as ScoreRow | undefined
    const scores = metrics.map((_, index) => {
      const own = row.scores[index]
      return own === null || own === undefined ? null : { ...other?.scores[index], ...own }
    })
    yield { ...row, scores }
  }
}

function* flat<T>(batches: Iterable<readonly T[]>): Generator<T> {
  for (const batch of batches) yield* batch
}
