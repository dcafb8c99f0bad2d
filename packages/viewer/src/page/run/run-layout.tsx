import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useParams } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { addresses } from '../../model/addresses.ts'
import type { IntegrityDocument, RunDocument } from '../../model/documents.ts'
import { documentOptions, useDocument, useSite } from '../data/documents.ts'
import { FaultNote, Loaded } from '../layout/loaded.tsx'
import { LongName } from '../layout/long-name.tsx'
import { useTitle } from '../layout/use-title.ts'
import { useMessages } from '../messages/language.tsx'
import { Marks } from './marks.tsx'
import { StateBadge } from './state-badge.tsx'

/** The run that is looked at. */
export const useRun = () => useDocument<RunDocument>(addresses.run(useParams({ from: '/runs/$run' }).run))

/** What stands above every screen of a run. */
export function RunLayout() {
  const query = useRun()
  return (
    <section className="page wide">
      <Loaded query={query}>{(run) => <RunHead run={run} />}</Loaded>
    </section>
  )
}

function RunHead({ run }: { readonly run: RunDocument }) {
  const messages = useMessages()
  const { card } = run
  const { data: site } = useSite()
  const suite = site?.suites.find(({ id }) => id === card.suite)
  const title = card.summary?.task ?? card.name
  useTitle(`${title} · ${card.summary?.model ?? ''}`)
  const params = { run: card.id }
  return (
    <>
      <header className="page-head run-head">
        <div>
          <p className="eyebrow">
            <Link to="/suites/$suite" params={{ suite: card.suite }}>
              <bdi>{suite?.name ?? messages.board.suite}</bdi>
            </Link>
            {card.source === 'helm' && <span className="badge">HELM</span>}
          </p>
          <h1>
            <LongName text={title} />
          </h1>
          <p className="subtitle">
            <bdi>{card.summary?.model}</bdi> <StateBadge state={card.state} /> <Marks marks={card.summary?.marks ?? []} />
          </p>
        </div>
        <div className="choices">
          <Link to="/compare" search={{ runs: [card.id] }} className="button">
            {messages.run.compare}
          </Link>
        </div>
      </header>
      {card.fault === undefined ? (
        <>
          <nav className="tabs" aria-label={messages.run.parts}>
            <Link to="/runs/$run" params={params} activeOptions={{ exact: true }}>
              {messages.run.overview}
            </Link>
            <Link to="/runs/$run/samples" params={params} activeOptions={{ includeSearch: false }}>
              {messages.run.samples}
            </Link>
            <Link to="/runs/$run/metrics" params={params} activeOptions={{ includeSearch: false }}>
              {messages.run.metrics}
            </Link>
            <Link to="/runs/$run/charts" params={params}>
              {messages.run.charts}
            </Link>
            {run.failures > 0 && (
              <Link to="/runs/$run/failures" params={params}>
                {messages.run.failures} <span className="badge">{run.failures}</span>
              </Link>
            )}
          </nav>
          {card.state === 'finished' && card.source === 'binnacle' && <Integrity run={card.id} />}
          {card.state !== 'finished' && <p className="notice">{messages.run.unfinished}</p>}
          <Outlet />
        </>
      ) : (
        <FaultNote fault={card.fault} />
      )}
    </>
  )
}

/** Says where files of a finished run are not what the run left: no number of them can be vouched for. */
function Integrity({ run }: { readonly run: string }) {
  const messages = useMessages()
  const [isTime, setTime] = useState(false)
  useEffect(() => {
    // The files are hashed whole: what is looked at comes first.
    const timer = setTimeout(() => setTime(true), 1_500)
    return () => clearTimeout(timer)
  }, [])
  const { data } = useQuery({ ...documentOptions<IntegrityDocument>(addresses.integrity(run)), enabled: isTime })
  if (data === undefined || data.damaged.length === 0) return null
  return (
    <div className="fault" role="alert">
      <strong>{messages.run.damaged}</strong>
      <ul>
        {data.damaged.map(({ name, why }) => (
          <li key={name}>
            <code>{name}</code> – {messages.damage[why as keyof typeof messages.damage] ?? why}
          </li>
        ))}
      </ul>
      <p className="muted">{messages.run.damagedHint}</p>
    </div>
  )
}
