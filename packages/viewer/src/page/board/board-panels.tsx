import { useEffect, useState } from 'react'
import type { BoardTable, SuiteDocument } from '../../model/documents.ts'
import { useSite } from '../data/documents.ts'
import { CopyButton, DownloadButton } from '../layout/buttons.tsx'
import { boardCsv, boardLatex, type Citation, citationBibtex, citationText, digestOf } from '../logic/board-text.ts'
import type { ShownTable } from '../logic/board-view.ts'
import { useFormats, useMessages } from '../messages/language.tsx'
import type { ChangeSearch } from './board-route.tsx'
import type { BoardSearch } from './board-search.ts'

interface BoardPanelsProps {
  readonly suite: SuiteDocument
  readonly table: BoardTable
  readonly shown: ShownTable
  readonly title: string
  readonly search: BoardSearch
  readonly change: ChangeSearch
  readonly isOverview: boolean
}

/** What is shown of a board, and what can be taken away from it. */
export function BoardPanels(props: BoardPanelsProps) {
  const messages = useMessages()
  const { search, change, shown, table } = props
  const filters = [search.models, search.creators, search.access].reduce((sum, list) => sum + (list?.length ?? 0), 0)
  const panels = [
    ['columns', messages.board.columns, (search.hidden?.length ?? 0) > 0 ? `${shown.columns.length}/${table.columns.length}` : ''],
    [
      'models',
      messages.board.models,
      filters > 0 || shown.rows.length < table.rows.length ? `${shown.rows.length}/${table.rows.length}` : '',
    ],
    ['export', messages.board.export, ''],
    ['cite', messages.board.cite, ''],
  ] as const
  return (
    <div className="panels">
      <div className="toolbar">
        {panels.map(([name, title, note]) => (
          <button
            key={name}
            type="button"
            aria-expanded={search.panel === name}
            aria-controls="board-panel"
            onClick={() => change({ panel: search.panel === name ? undefined : name })}
          >
            {title}
            {note !== '' && <span className="badge">{note}</span>}
          </button>
        ))}
      </div>
      <div id="board-panel" hidden={search.panel === undefined} className="panel">
        {search.panel === 'columns' && <Columns {...props} />}
        {search.panel === 'models' && <Models {...props} />}
        {search.panel === 'export' && <Export {...props} />}
        {search.panel === 'cite' && <Cite {...props} />}
      </div>
    </div>
  )
}

function Columns({ table, search, change }: BoardPanelsProps) {
  const messages = useMessages()
  const hidden = search.hidden ?? []
  return (
    <fieldset>
      <legend>{messages.board.columns}</legend>
      <Checks
        names={table.columns.map(({ title }) => title)}
        isChecked={(name) => !hidden.includes(name)}
        toggle={(name, isOn) => change({ hidden: isOn ? hidden.filter((one) => one !== name) : [...hidden, name] })}
      />
      <button type="button" className="quiet" onClick={() => change({ hidden: [] })}>
        {messages.board.all}
      </button>
    </fieldset>
  )
}

function Models({ suite, table, search, change }: BoardPanelsProps) {
  const messages = useMessages()
  const { models = [], creators = [], access = [], from, to } = search
  const creatorNames = [...new Set(suite.models.flatMap(({ creator }) => creator ?? []))]
  const accessNames = [...new Set(suite.models.flatMap((model) => model.access ?? []))]
  const toggled = (list: readonly string[], name: string, isOn: boolean) => (isOn ? [...list, name] : list.filter((one) => one !== name))
  return (
    <>
      <fieldset>
        <legend>{messages.board.models}</legend>
        <Checks
          names={table.rows.map(({ label }) => label)}
          isChecked={(name) => models.length === 0 || models.includes(name)}
          toggle={(name, isOn) => {
            const all = table.rows.map(({ label }) => label)
            const next = toggled(models.length === 0 ? all : models, name, isOn)
            change({ models: next.length === all.length ? [] : next })
          }}
        />
      </fieldset>
      {creatorNames.length > 1 && (
        <fieldset>
          <legend>{messages.board.creator}</legend>
          <Checks
            names={creatorNames}
            isChecked={(name) => creators.includes(name)}
            toggle={(name, isOn) => change({ creators: toggled(creators, name, isOn) })}
          />
        </fieldset>
      )}
      {accessNames.length > 0 && (
        <fieldset>
          <legend>{messages.board.access}</legend>
          <Checks
            names={accessNames}
            isChecked={(name) => access.includes(name)}
            toggle={(name, isOn) => change({ access: toggled(access, name, isOn) })}
          />
        </fieldset>
      )}
      <fieldset className="dates">
        <legend>{messages.board.released}</legend>
        <label>
          {messages.board.from} <input type="date" value={from ?? ''} onChange={(event) => change({ from: event.target.value })} />
        </label>
        <label>
          {messages.board.until} <input type="date" value={to ?? ''} onChange={(event) => change({ to: event.target.value })} />
        </label>
      </fieldset>
      <button
        type="button"
        className="quiet"
        onClick={() => change({ models: [], creators: [], access: [], from: undefined, to: undefined })}
      >
        {messages.board.all}
      </button>
    </>
  )
}

interface ChecksProps {
  readonly names: readonly string[]
  readonly isChecked: (name: string) => boolean
  readonly toggle: (name: string, isOn: boolean) => void
}

/** Names beyond these are reached by a search of the list. */
const MOST_NAMES = 200

function Checks({ names, isChecked, toggle }: ChecksProps) {
  const messages = useMessages()
  const [text, setText] = useState('')
  const found = names.filter((name) => name.toLowerCase().includes(text.toLowerCase()))
  return (
    <>
      {names.length > 12 && (
        <input
          type="search"
          value={text}
          onChange={(event) => setText(event.target.value)}
          aria-label={messages.board.search}
          placeholder={messages.board.search}
        />
      )}
      <div className="checks">
        {found.slice(0, MOST_NAMES).map((name) => (
          <label key={name}>
            <input type="checkbox" checked={isChecked(name)} onChange={(event) => toggle(name, event.target.checked)} />
            <bdi>{name}</bdi>
          </label>
        ))}
      </div>
      {found.length > MOST_NAMES && <p className="muted">{messages.board.more(found.length - MOST_NAMES)}</p>}
    </>
  )
}

function Export({ suite, shown }: BoardPanelsProps) {
  const messages = useMessages()
  const { score } = useFormats()
  return (
    <>
      <p>{messages.board.exportExplained}</p>
      <div className="toolbar">
        <DownloadButton name={`${suite.name}.csv`} type="text/csv" content={() => boardCsv(shown)}>
          CSV
        </DownloadButton>
        <CopyButton text={() => boardCsv(shown)}>{messages.board.copyCsv}</CopyButton>
        <DownloadButton name={`${suite.name}.tex`} type="application/x-tex" content={() => boardLatex(shown, score)}>
          LaTeX
        </DownloadButton>
        <CopyButton text={() => boardLatex(shown, score)}>{messages.board.copyLatex}</CopyButton>
      </div>
    </>
  )
}

function Cite({ suite, shown, title }: BoardPanelsProps) {
  const messages = useMessages()
  const { data: site } = useSite()
  const runs = [...new Set(shown.rows.flatMap(({ cells }) => shown.columns.flatMap(({ place }) => cells[place]?.runs ?? [])))]
  const digests = runs.flatMap((id) => suite.cards.find((card) => card.id === id)?.digest ?? [])
  const [digest, setDigest] = useState('')
  const key = digests.join()
  useEffect(() => {
    void digestOf(digests).then(setDigest)
  }, [key])
  const citation: Citation = {
    board: title,
    suite: suite.name,
    version: site?.version ?? '',
    accessed: new Date().toISOString().slice(0, 10),
    address: location.href.replace(/[?&]token=[^#&]*/, ''),
    digests,
  }
  const [bibtex, plain] = [citationBibtex(citation, digest), citationText(citation, digest)]
  return (
    <>
      <p>{messages.board.citeExplained}</p>
      <pre className="copyable" tabIndex={0}>
        {bibtex}
      </pre>
      <CopyButton text={() => bibtex}>{messages.board.copyBibtex}</CopyButton>
      <p className="citation">{plain}</p>
      <CopyButton text={() => plain}>{messages.board.copyText}</CopyButton>
      <details>
        <summary>{messages.board.digests(digests.length)}</summary>
        <pre className="copyable" tabIndex={0}>
          {digests.join('\n')}
        </pre>
      </details>
    </>
  )
}
