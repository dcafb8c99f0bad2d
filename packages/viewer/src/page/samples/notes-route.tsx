import { Link } from '@tanstack/react-router'
import { dropNote, type Note, useNotes } from '../data/notes.ts'
import { CopyButton, DownloadButton } from '../layout/buttons.tsx'
import { useTitle } from '../layout/use-title.ts'
import { notesJsonl, notesMarkdown } from '../logic/note-texts.ts'
import { useFormats, useMessages } from '../messages/language.tsx'

const linkOf = ({ run, sample }: Note): string =>
  `${location.origin}${location.pathname}#/runs/${encodeURIComponent(run)}/samples?sample=${encodeURIComponent(JSON.stringify(sample))}`

/** The samples that were chosen for review. */
export function NotesRoute() {
  const messages = useMessages()
  const formats = useFormats()
  const notes = useNotes()
  useTitle(messages.shell.notes)
  return (
    <section className="page">
      <header className="page-head">
        <div>
          <h1>{messages.shell.notes}</h1>
          <p className="muted">{messages.notes.explained}</p>
        </div>
        {notes.length > 0 && (
          <div className="choices toolbar">
            <DownloadButton name="binnacle-review.jsonl" type="application/jsonl" content={() => notesJsonl(notes, linkOf)}>
              JSONL
            </DownloadButton>
            <DownloadButton name="binnacle-review.md" type="text/markdown" content={() => notesMarkdown(notes, linkOf)}>
              Markdown
            </DownloadButton>
            <CopyButton text={() => notesMarkdown(notes, linkOf)}>{messages.notes.copyMarkdown}</CopyButton>
          </div>
        )}
      </header>
      {notes.length === 0 && <p className="empty">{messages.notes.none}</p>}
      <ul className="notes">
        {notes.map((note) => (
          <li key={`${note.run} ${note.sample}`} className="block">
            <p>
              <Link to="/runs/$run/samples" params={{ run: note.run }} search={{ sample: note.sample }}>
                <bdi>{note.sample}</bdi>
              </Link>{' '}
              <span className="muted">
                <bdi>{note.runName}</bdi> · {formats.date(note.at)}
              </span>
            </p>
            {note.note !== '' && <p className="note-text">{note.note}</p>}
            <p className="line">
              <bdi>{note.input.slice(0, 300)}</bdi>
            </p>
            <button type="button" className="quiet" onClick={() => dropNote(note)}>
              {messages.notes.drop}
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
