import { useNavigate, useSearch } from '@tanstack/react-router'
import type { SiteDocument, SuiteDocument } from '../../model/documents.ts'
import { useMessages } from '../messages/language.tsx'

/** Which suite, and which of its boards. */
export function BoardChoice({ suite, site }: { readonly suite: SuiteDocument; readonly site: SiteDocument | undefined }) {
  const messages = useMessages()
  const navigate = useNavigate()
  const { board } = useSearch({ from: '/suites/$suite' })
  return (
    <div className="choices">
      {site !== undefined && site.suites.length > 1 && (
        <label>
          {messages.board.suite}
          <select
            value={suite.id}
            onChange={(event) => void navigate({ to: '/suites/$suite', params: { suite: event.target.value }, search: {} })}
          >
            {site.suites.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {suite.boards.length > 0 && (
        <label>
          {messages.board.board}
          <select
            value={board ?? ''}
            onChange={(event) =>
              void navigate({
                to: '/suites/$suite',
                params: { suite: suite.id },
                search: event.target.value === '' ? {} : { board: event.target.value },
              })
            }
          >
            <option value="">{messages.board.overview}</option>
            {suite.boards.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  )
}
