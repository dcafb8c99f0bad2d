import { type ReactNode, useState } from 'react'
import { useMessages } from '../messages/language.tsx'
import { Icon } from './icon.tsx'

/** Copies a text; says that it did. */
export function CopyButton({ text, children }: { readonly text: () => string; readonly children: ReactNode }) {
  const messages = useMessages()
  const [state, setState] = useState<'copied' | 'failed'>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text())
      setState('copied')
    } catch {
      setState('failed')
    }
    setTimeout(() => setState(undefined), 2_000)
  }
  return (
    <button type="button" className="quiet" onClick={() => void copy()}>
      <Icon name="copy" />
      {children}
      <span role="status" className="said">
        {state === 'copied' ? messages.shell.copied : state === 'failed' ? messages.shell.notCopied : ''}
      </span>
    </button>
  )
}

interface DownloadButtonProps {
  readonly name: string
  readonly type: string
  readonly content: () => string
  readonly children: ReactNode
}

/** Gives a text as a file. */
export function DownloadButton({ name, type, content, children }: DownloadButtonProps) {
  const download = () => {
    const url = URL.createObjectURL(new Blob([content()], { type }))
    const link = document.createElement('a')
    link.href = url
    link.download = name.replace(/[^\w.-]+/g, '-')
    link.click()
    setTimeout(() => URL.revokeObjectURL(url), 1_000)
  }
  return (
    <button type="button" onClick={download}>
      {children}
    </button>
  )
}
