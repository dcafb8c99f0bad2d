import { Link } from '@tanstack/react-router'
import { type Json, type JsonObject, OUTCOMES } from '@binnacle/core'
import { addresses } from '../../model/addresses.ts'
import type { IntegrityDocument, RunDocument } from '../../model/documents.ts'
import { IntervalMark } from '../charts/interval-mark.tsx'
import { useDocument } from '../data/documents.ts'
import { CopyButton } from '../layout/buttons.tsx'
import { useFormats, useMessages } from '../messages/language.tsx'
import { Facts, JsonText, Literal } from './facts.tsx'
import { useRun } from './run-layout.tsx'

/** A run at a glance: its number, how its samples ended, how they were asked, where everything comes from. */
export function OverviewRoute() {
  const { data: run } = useRun()
  if (run === undefined) return null
  return (
    <div className="overview">
      <div className="stack">
        <Score run={run} />
        <Outcomes run={run} />
      </div>
      <Adaptation run={run} />
      <Provenance run={run} />
      <Files run={run} />
      <Record run={run} />
    </div>
  )
}

interface Part {
  readonly run: RunDocument
}

function Score({ run: { card } }: Part) {
  const messages = useMessages()
  const formats = useFormats()
  const { summary } = card
  if (summary === undefined) return null
  const { interval } = summary
  return (
    <section className="block headline">
      <h2>
        <bdi>{summary.stat}</bdi> {summary.split !== '' && <span className="muted">{summary.split}</span>}
      </h2>
      <p className="big-number">{formats.score(summary.score)}</p>
      {interval !== undefined && summary.score !== undefined && (
        <>
          <IntervalMark value={summary.score} interval={interval} range={interval[0] >= 0 && interval[1] <= 1 ? [0, 1] : interval} />
          <p>
            {messages.run.interval}: {formats.score(interval[0])} – {formats.score(interval[1])}
          </p>
        </>
      )}
      <p className="muted">
        {summary.n !== undefined && messages.run.overRows(formats.count(summary.n))}{' '}
        {summary.missing > 0 && messages.run.missing(formats.count(summary.missing))}
      </p>
      {card.lowerIsBetter === true && <p className="muted">{messages.board.lower}</p>}
    </section>
  )
}

function Outcomes({ run: { card } }: Part) {
  const messages = useMessages()
  const formats = useFormats()
  const outcomes = card.summary?.allOutcomes
  if (outcomes === undefined) return null
  const all = OUTCOMES.reduce((sum, outcome) => sum + outcomes[outcome], 0)
  return (
    <section className="block">
      <h2>{messages.run.outcomes}</h2>
      <div className="outcome-bar" aria-hidden="true">
        {OUTCOMES.toReversed().map(
          (outcome) =>
            outcomes[outcome] > 0 && <span key={outcome} className={`outcome ${outcome}`} style={{ flexGrow: outcomes[outcome] }} />,
        )}
      </div>
      <table className="small">
        <caption className="hidden">{messages.run.outcomes}</caption>
        <tbody>
          {OUTCOMES.toReversed().map((outcome) => (
            <tr key={outcome}>
              <th scope="row">
                <span className={`outcome-key ${outcome}`} aria-hidden="true" />
                {outcomes[outcome] > 0 ? (
                  <Link to="/runs/$run/samples" params={{ run: card.id }} search={{ outcome }}>
                    {messages.outcomes[outcome]}
                  </Link>
                ) : (
                  messages.outcomes[outcome]
                )}
              </th>
              <td className="number">{formats.count(outcomes[outcome])}</td>
              <td className="number muted">{all === 0 ? '–' : formats.percent(outcomes[outcome] / all)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

/** Fields of an adaptation that are pieces of the prompt: their blanks and line breaks count. */
const PIECES = /prefix|suffix|instructions|stopsequences|substitutions/i

function Adaptation({ run: { adaptation } }: Part) {
  const messages = useMessages()
  const entries = Object.entries(adaptation).filter(([, value]) => value !== null && value !== undefined)
  const isPiece = ([name]: readonly [string, unknown]) => PIECES.test(name.replaceAll('_', ''))
  return (
    <section className="block">
      <h2>{messages.run.adaptation}</h2>
      <Facts entries={entries.filter((entry) => !isPiece(entry)).map(([name, value]) => [name, <JsonText key={name} value={value} />])} />
      <h3>{messages.run.promptParts}</h3>
      <Facts entries={entries.filter(isPiece).map(([name, value]) => [name, <Literal key={name} value={value} />])} />
    </section>
  )
}

function Provenance({ run: { record, card } }: Part) {
  const messages = useMessages()
  const formats = useFormats()
  const data = list(record['data'])
  const text = (name: string) => (typeof record[name] === 'string' ? (record[name] as string) : undefined)
  const spec = (record['spec'] ?? {}) as JsonObject
  const deployment = (spec['deployment'] ?? {}) as JsonObject
  const facts: readonly (readonly [string, React.ReactNode])[] = [
    [messages.run.name, <bdi key="name">{card.name}</bdi>],
    [
      messages.run.deployment,
      deployment['name'] === undefined ? undefined : `${String(deployment['name'])} (${String(deployment['client'])})`,
    ],
    [messages.run.calledItself, counts(record['models'])],
    [messages.run.fingerprints, counts(record['fingerprints'])],
    [messages.run.answers, text('answers') === 'replay' ? messages.run.replayed : undefined],
    [messages.run.started, text('started') === undefined ? undefined : formats.date(text('started')!)],
    [messages.run.finished, text('finished') === undefined ? undefined : formats.date(text('finished')!)],
    [messages.run.rows, record['instances'] === undefined ? undefined : <JsonText key="rows" value={record['instances']} />],
    [messages.run.modified, list(record['modified']).map(String).join(', ')],
    [messages.run.adjustments, list(spec['adjustments']).map(String).join('; ')],
    [messages.run.digest, card.digest === undefined ? undefined : <code key="digest">{card.digest}</code>],
    [
      messages.run.versions,
      text('binnacle') === undefined
        ? undefined
        : `Binnacle ${text('binnacle')!}, Node ${String((record['environment'] as JsonObject | undefined)?.['node'] ?? '–')}`,
    ],
    [
      messages.run.plugins,
      list(record['plugins'])
        .map((plugin) => `${String((plugin as JsonObject)['name'])} ${String((plugin as JsonObject)['version'] ?? '')}`.trim())
        .join(', '),
    ],
  ]
  return (
    <section className="block wide-block">
      <h2>{messages.run.provenance}</h2>
      <Facts entries={facts.filter(([, value]) => value !== undefined && value !== '')} />
      {data.length > 0 && (
        <>
          <h3>{messages.run.data}</h3>
          <ul className="plain">
            {data.map((one, index) => {
              const file = one as JsonObject
              return (
                <li key={index}>
                  <bdi className="source">{String(file['source'])}</bdi>
                  <span className="muted">
                    {formats.bytes(Number(file['bytes']))} ·{' '}
                    {file['licence'] === undefined ? messages.run.noLicence : String(file['licence'])}
                  </span>
                  <code>sha256:{String(file['sha256'])}</code>
                  {file['note'] !== undefined && <span className="badge warn">{String(file['note'])}</span>}
                </li>
              )
            })}
          </ul>
        </>
      )}
    </section>
  )
}

const list = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

const counts = (value: Json | undefined): string =>
  typeof value === 'object' && value !== null
    ? Object.entries(value)
        .map(([name, count]) => `${name} (${String(count)})`)
        .join(', ')
    : ''

function Files({ run: { files, card } }: Part) {
  const messages = useMessages()
  const formats = useFormats()
  const { data: integrity } = useDocument<IntegrityDocument>(addresses.integrity(card.id))
  if (files === undefined) return null
  return (
    <section className="block wide-block">
      <h2>{messages.run.files}</h2>
      <p>
        {integrity === undefined
          ? messages.run.checking
          : integrity.damaged.length === 0
            ? `✓ ${messages.run.intact}`
            : messages.run.damaged}
      </p>
      <details>
        <summary>{messages.run.hashes(files.length)}</summary>
        <table className="small">
          <caption className="hidden">{messages.run.files}</caption>
          <tbody>
            {files.map(({ name, bytes, sha256 }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td className="number">{formats.bytes(bytes)}</td>
                <td>
                  <code className="digest">{sha256}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  )
}

function Record({ run: { record } }: Part) {
  const messages = useMessages()
  const text = () => JSON.stringify(record, null, 2)
  return (
    <section className="block wide-block">
      <details>
        <summary>{messages.run.record}</summary>
        <CopyButton text={text}>{messages.shell.copy}</CopyButton>
        <pre className="copyable" tabIndex={0}>
          {text().slice(0, 200_000)}
        </pre>
      </details>
    </section>
  )
}
