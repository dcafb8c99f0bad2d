import { useMessages } from '../messages/language.tsx'

/** What takes a number its claim: demo data, replayed answers, hooks. */
export function Marks({ marks }: { readonly marks: readonly string[] }) {
  const messages = useMessages()
  return (
    <>
      {marks.map((mark) => (
        <span key={mark} className="badge warn" title={messages.marksExplained[mark as keyof typeof messages.marksExplained]}>
          {messages.marks[mark as keyof typeof messages.marks] ?? mark}
        </span>
      ))}
    </>
  )
}
