import type { Note } from '../data/notes.ts'

/** Chosen samples as JSON Lines, for tools of review. */
export const notesJsonl = (notes: readonly Note[], linkOf: (note: Note) => string): string =>
  notes.map((note) => `${JSON.stringify({ ...note, link: linkOf(note) })}\n`).join('')

/** Chosen samples as Markdown, for people. Texts of models stand in fences that they cannot close. */
export function notesMarkdown(notes: readonly Note[], linkOf: (note: Note) => string): string {
  return notes
    .map(({ runName, model, sample, note, outcome, input, answers, references, ...rest }) =>
      [
        `## ${inline(sample)} · ${inline(model)}`,
        '',
        `- run: ${inline(runName)}`,
        `- outcome: ${outcome ?? '–'}`,
        `- link: <${linkOf({ runName, model, sample, note, outcome, input, answers, references, ...rest }).replaceAll('>', '%3E')}>`,
        '',
        ...(note === ''
          ? []
          : [
              note
                .split('\n')
                .map((line) => `> ${line}`)
                .join('\n'),
              '',
            ]),
        'Input:',
        '',
        fenced(input),
        '',
        ...answers.flatMap((answer, index) => [`Answer${answers.length > 1 ? ` ${index + 1}` : ''}:`, '', fenced(answer), '']),
        ...(references.some(({ correct }) => correct)
          ? ['Right:', '', ...references.filter(({ correct }) => correct).flatMap(({ text }) => [fenced(text), ''])]
          : []),
      ].join('\n'),
    )
    .join('\n')
}

const inline = (text: string): string => text.replace(/[\\`*_[\]<>#|]/g, (character) => `\\${character}`).replace(/\s+/g, ' ')

/** A text in a fence that is longer than any in it. */
function fenced(text: string): string {
  const longest = Math.max(0, ...Array.from(text.matchAll(/`+/g), ([run]) => run.length))
  const fence = '`'.repeat(Math.max(3, longest + 1))
  return `${fence}text\n${text}\n${fence}`
}
