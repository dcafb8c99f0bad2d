import { useQuery } from '@tanstack/react-query'
import { Link, Outlet, useMatches, useRouterState } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { addresses } from '../../model/addresses.ts'
import type { RunDocument } from '../../model/documents.ts'
import { documentOptions, useSite } from '../data/documents.ts'
import { LANGUAGES, type Language, useLanguage, useMessages } from '../messages/language.tsx'
import { Icon } from './icon.tsx'

/** What stands around every screen: where one is, where one can go, the language. */
export function Shell() {
  const messages = useMessages()
  const main = useRef<HTMLElement>(null)
  const path = useRouterState({ select: ({ location }) => location.pathname })
  const isFirst = useRef(true)
  useEffect(() => {
    // A screen reader is told of the new screen by the focus; the first one comes with the page.
    if (!isFirst.current) main.current?.focus({ preventScroll: true })
    isFirst.current = false
  }, [path])
  return (
    <>
      <a className="skip" href="#main" onClick={(event) => (event.preventDefault(), main.current?.focus())}>
        {messages.shell.skip}
      </a>
      <header className="shell-head">
        <Link to="/" className="brand">
          <Icon name="compass" />
          <span>Binnacle</span>
        </Link>
        <Navigation />
        <LanguageChoice />
      </header>
      <main id="main" ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <footer className="shell-foot">
        <span>Binnacle {VIEWER_VERSION === '0.0.0' ? '' : VIEWER_VERSION}</span>
        <span>{messages.shell.readOnly}</span>
      </footer>
    </>
  )
}

function Navigation() {
  const messages = useMessages()
  const { data: site } = useSite()
  const suite = useCurrentSuite() ?? site?.suites[0]?.id
  return (
    <nav aria-label={messages.shell.navigation}>
      {suite !== undefined && (
        <>
          <Link to="/suites/$suite" params={{ suite }} activeOptions={{ exact: true, includeSearch: false }}>
            {messages.shell.leaderboard}
          </Link>
          <Link to="/suites/$suite/runs" params={{ suite }} activeOptions={{ includeSearch: false }}>
            {messages.shell.runs}
          </Link>
        </>
      )}
      <Link to="/compare" activeOptions={{ includeSearch: false }}>
        {messages.shell.compare}
      </Link>
      <Link to="/live">{messages.shell.live}</Link>
      <Link to="/notes">{messages.shell.notes}</Link>
    </nav>
  )
}

/** The suite that is looked at: that of the route, or of the run that is looked at. */
function useCurrentSuite(): string | undefined {
  const params = useMatches().at(-1)?.params as { readonly suite?: string; readonly run?: string } | undefined
  const run = params?.run
  const { data } = useQuery({ ...documentOptions<RunDocument>(addresses.run(run ?? '')), enabled: run !== undefined })
  const last = useRef<string>(undefined)
  const suite = params?.suite ?? (run === undefined ? undefined : data?.card.suite)
  if (suite !== undefined) last.current = suite
  return last.current
}

function LanguageChoice() {
  const { language, choose, messages } = useLanguage()
  return (
    <label className="language">
      <span className="hidden">{messages.shell.language}</span>
      <select value={language} onChange={(event) => choose(event.target.value as Language)}>
        {Object.entries(LANGUAGES).map(([tag, { own }]) => (
          <option key={tag} value={tag} lang={tag}>
            {own}
          </option>
        ))}
      </select>
    </label>
  )
}
