import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { OUTCOMES } from '@binnacle/core'
import type { LiveRun } from '../../model/documents.ts'
import { useLive, useSite } from '../data/documents.ts'
import { LongName } from '../layout/long-name.tsx'
import { Loaded } from '../layout/loaded.tsx'
import { useTitle } from '../layout/use-title.ts'
import { addSeen, paceOf, type Seen } from '../logic/pace.ts'
import { useFormats, useMessages } from '../messages/language.tsx'
import { StateBadge } from '../run/state-badge.tsx'

/** The runs that go on, and those that ended without an end. */
export function LiveRoute() {
  const messages = useMessages()
  const formats = useFormats()
  useTitle(messages.shell.live)
  const { data: site } = useSite()
  const isServed = site?.carrier === 'server'
  const query = useLive(isServed)
  return (
    <section className="page">
      <header className="page-head">
        <div>
          <h1>{messages.shell.live}</h1>
          <p className="muted">
            {isServed ? messages.live.explained : messages.live.asOf(site === undefined ? '' : formats.date(site.at))}
          </p>
        </div>
      </header>
      <Loaded query={query}>
        {({ runs }) => (
          <>
            {runs.length === 0 && <p className="empty">{messages.live.none}</p>}
            <ul className="live-runs">
              {runs.map((run) => (
                <LiveCard key={run.id} run={run} />
              ))}
            </ul>
          </>
        )}
      </Loaded>
    </section>
  )
}

function LiveCard({ run }: { readonly run: LiveRun }) {
  const messages = useMessages()
  const formats = useFormats()
  const { progress, state } = run
  const [seen, setSeen] = useState<readonly Seen[]>([])
  useEffect(() => {
    if (progress !== undefined) setSeen((before) => addSeen(before, progress))
  }, [progress?.beat])
  const pace = progress === undefined || state !== 'running' ? undefined : paceOf(progress, seen)
  const share = progress?.planned === undefined || progress.planned === 0 ? undefined : Math.min(1, progress.done / progress.planned)
  return (
    <li className="block live-run">
      <h2>
        <Link to="/runs/$run" params={{ run: run.id }}>
          <LongName text={run.name} />
        </Link>{' '}
        <StateBadge state={state} />
      </h2>
      {progress === undefined ? (
        <p className="muted">{messages.live.nothingSaid}</p>
      ) : (
        <>
          <progress max={1} {...(share === undefined ? {} : { value: share })} aria-label={messages.live.progress} />
          <p>
            {messages.live.done(formats.count(progress.done), progress.planned === undefined ? '?' : formats.count(progress.planned))}
            {share !== undefined && ` (${formats.percent(share)})`}
          </p>
          <dl className="facts">
            <Fact name={messages.live.rate}>{pace === undefined ? '–' : messages.live.perSecond(formats.score(pace.rate))}</Fact>
            <Fact name={messages.live.left}>
              {pace?.left === undefined
                ? '–'
                : `${formats.seconds(pace.left.likely)} (${formats.seconds(pace.left.range[0])} – ${formats.seconds(pace.left.range[1])})`}
            </Fact>
            <Fact name={messages.live.failed}>{formats.count(progress.failed)}</Fact>
            <Fact name={messages.live.recorded}>{formats.count(progress.recorded)}</Fact>
            <Fact name={messages.live.cost}>{formats.usd(progress.usd)}</Fact>
            <Fact name={messages.live.tokens}>{formats.count(progress.tokens)}</Fact>
            <Fact name={messages.run.started}>{formats.date(progress.started)}</Fact>
            <Fact name={messages.live.heard}>{formats.date(progress.beat)}</Fact>
            {progress.outcomes !== undefined && (
              <Fact name={messages.run.outcomes}>
                {OUTCOMES.toReversed()
                  .filter((outcome) => progress.outcomes![outcome] > 0)
                  .map((outcome) => `${formats.count(progress.outcomes![outcome])} ${messages.outcomes[outcome]}`)
                  .join(', ')}
              </Fact>
            )}
          </dl>
        </>
      )}
      {state === 'died' && (
        <div className="fault">
          <strong>{messages.live.died}</strong>
          <p>{messages.live.diedHint(formats.seconds((run.silent ?? 0) / 1_000))}</p>
        </div>
      )}
      {progress?.error !== undefined && (
        <div className="fault">
          <strong>{progress.error.code}</strong>
          <p>{progress.error.message.slice(0, 1_000)}</p>
        </div>
      )}
      {run.errors.length > 0 && (
        <details>
          <summary>{messages.live.errors}</summary>
          <ul className="plain">
            {run.errors.map(({ at, code, message }, index) => (
              <li key={index}>
                <code>{code}</code> <bdi>{message}</bdi> <span className="muted">{at !== undefined && formats.date(at)}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
