import type { Outcome } from '@binnacle/core'
import type { SampleView } from '@binnacle/reader'
import { useState } from 'react'
import type { RunDocument } from '../../model/documents.ts'
import { inputText } from '../../model/sample-texts.ts'
import { dropNote, isSame, keepNote, type Note, useNotes } from '../data/notes.ts'
import { Icon } from '../layout/icon.tsx'
import { useMessages } from '../messages/language.tsx'

interface NoteBoxProps {
  readonly run: RunDocument
  readonly sample: SampleView
  readonly sampleKey: string
  readonly outcome: Outcome | null
}

/** Letters of a text that are kept with a note. */
const MOST = 20_000

/** Chooses a sample for review, with a note. */
export function NoteBox({ run, sample, sampleKey, outcome }: NoteBoxProps) {
  const messages = useMessages()
  const notes = useNotes()
  const own = notes.find((note) => isSame(note, { run: run.card.id, sample: sampleKey }))
  const [text, setText] = useState(own?.note ?? '')
  const keep = (note: string) => keepNote(noteOf({ run, sample, sampleKey, outcome }, note))
  return (
    <section className="note-box">
      <button type="button" aria-pressed={own !== undefined} onClick={() => (own === undefined ? keep(text) : dropNote(own))}>
        <Icon name="star" /> {own === undefined ? messages.notes.choose : messages.notes.chosen}
      </button>
      <label>
        {messages.notes.note}
        <textarea
          rows={2}
          value={text}
          maxLength={5_000}
          onChange={(event) => {
            setText(event.target.value)
            keep(event.target.value)
          }}
        />
      </label>
    </section>
  )
}

function noteOf({ run, sample, sampleKey, outcome }: NoteBoxProps, note: string): Note {
  const { instance, requests, scores } = sample
  return {
    run: run.card.id,
    runName: run.card.name,
    model: run.card.summary?.model ?? '',
    sample: sampleKey,
    note,
    at: new Date().toISOString(),
    outcome,
    input: inputText(instance.input).slice(0, MOST),
    answers: requests.flatMap(({ answer }) => answer?.completions.map(({ text }) => text.slice(0, MOST)) ?? []).slice(0, 20),
    references: instance.references
      .slice(0, 50)
      .map(({ output, tags }) => ({ text: output.text.slice(0, MOST), correct: tags.includes('correct') })),
    scores: Object.fromEntries(Object.values(scores).flatMap((own) => Object.entries(own).slice(0, 100))),
  }
}
