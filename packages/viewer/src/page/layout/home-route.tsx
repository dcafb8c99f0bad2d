import { Link, Navigate } from '@tanstack/react-router'
import { useSite } from '../data/documents.ts'
import { useFormats, useMessages } from '../messages/language.tsx'
import { useTitle } from './use-title.ts'
import { FaultNote, Loaded } from './loaded.tsx'

/** The suites that are shown; a single one is opened at once. */
export function HomeRoute() {
  const messages = useMessages()
  const formats = useFormats()
  const site = useSite()
  useTitle(messages.home.title)
  return (
    <section className="page">
      <Loaded query={site}>
        {({ suites, faults }) =>
          suites.length === 1 && faults.length === 0 ? (
            <Navigate to="/suites/$suite" params={{ suite: suites[0]!.id }} replace />
          ) : (
            <>
              <h1>{messages.home.title}</h1>
              {suites.length === 0 && <p>{messages.home.empty}</p>}
              <ul className="cards">
                {suites.map(({ id, name, source, runs }) => (
                  <li key={id}>
                    <Link to="/suites/$suite" params={{ suite: id }} className="card">
                      <strong>
                        <bdi>{name}</bdi>
                      </strong>
                      <span className="muted">
                        {messages.home.runs(formats.count(runs), runs)}
                        {source === 'helm' && <span className="badge">HELM</span>}
                      </span>
                    </Link>
                  </li>
                ))}
              </ul>
              {faults.map((fault, index) => (
                <FaultNote key={index} fault={fault} />
              ))}
            </>
          )
        }
      </Loaded>
    </section>
  )
}
