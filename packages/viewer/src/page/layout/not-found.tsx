import { Link } from '@tanstack/react-router'
import { useMessages } from '../messages/language.tsx'

/** For an address that leads nowhere. */
export function NotFound() {
  const messages = useMessages()
  return (
    <section className="page">
      <h1>{messages.shell.notFound}</h1>
      <p>
        <Link to="/">{messages.shell.toStart}</Link>
      </p>
    </section>
  )
}
