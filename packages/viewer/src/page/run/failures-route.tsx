import { useParams } from '@tanstack/react-router'
import { addresses } from '../../model/addresses.ts'
import type { FailuresDocument } from '../../model/documents.ts'
import { useDocument } from '../data/documents.ts'
import { Loaded } from '../layout/loaded.tsx'
import { useFormats, useMessages } from '../messages/language.tsx'

interface Attempt {
  readonly attempt?: number
  readonly code?: string
  readonly message?: string
  readonly at?: string
  readonly seconds?: number
}

interface Failure {
  readonly key?: string
  readonly attempts?: readonly Attempt[]
  readonly answered?: boolean
  readonly unreadable?: string
}

/** The requests that failed, each with its tries. */
export function FailuresRoute() {
  const { run } = useParams({ from: '/runs/$run/failures' })
  const messages = useMessages()
  const formats = useFormats()
  const query = useDocument<FailuresDocument>(addresses.failures(run))
  return (
    <Loaded query={query}>
      {({ total, failures }) => (
        <>
          <p className="muted">{messages.failures.found(formats.count(failures.length), formats.count(total))}</p>
          <ol className="failures">
            {(failures as readonly (Failure | null)[]).map((failure, index) => (
              <li key={index}>
                <p>
                  <code>{failure?.key?.slice(0, 12) ?? '?'}</code>{' '}
                  <span className={`badge ${failure?.answered === true ? '' : 'warn'}`}>
                    {failure?.answered === true ? messages.failures.answered : messages.failures.forGood}
                  </span>
                </p>
                {failure?.unreadable !== undefined && <pre>{failure.unreadable}</pre>}
                <ol>
                  {(Array.isArray(failure?.attempts) ? failure.attempts : []).map((attempt, at) => (
                    <li key={at}>
                      <code>{String(attempt.code)}</code> <bdi>{String(attempt.message).slice(0, 2_000)}</bdi>{' '}
                      <span className="muted">
                        {attempt.at !== undefined && formats.date(attempt.at)}{' '}
                        {attempt.seconds !== undefined && formats.seconds(attempt.seconds)}
                      </span>
                    </li>
                  ))}
                </ol>
              </li>
            ))}
          </ol>
        </>
      )}
    </Loaded>
  )
}
