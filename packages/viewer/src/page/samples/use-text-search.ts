import { useEffect, useRef, useState } from 'react'
import { addresses } from '../../model/addresses.ts'
import type { SamplesDocument } from '../../model/documents.ts'
import type { SearchAnswer, SearchQuestion } from './search-worker.ts'

/** How a search stands. */
export interface Finding {
  /** The places that hold the words; undefined where nothing is searched. */
  readonly found: ReadonlySet<number> | undefined
  /** The share of the texts that are at hand; 1 once the index is built. */
  readonly ready: number
  readonly isBusy: boolean
  /** Samples of which only the beginning is searched. */
  readonly cut: number
  readonly fault?: string
}

const NOTHING: Finding = { found: undefined, ready: 0, isBusy: false, cut: 0 }

/** Searches the whole texts of a run, beside the page: they are fetched when the first words are typed. */
export function useTextSearch(run: string, { parts, revision }: SamplesDocument, text: string): Finding {
  const worker = useRef<Worker>(undefined)
  const [finding, setFinding] = useState<Finding>(NOTHING)
  const isAsked = text.trim() !== ''

  useEffect(() => {
    if (!isAsked) return undefined
    const started = new Worker(new URL('./search-worker.ts', import.meta.url), { type: 'module' })
    worker.current = started
    started.addEventListener('message', ({ data }: MessageEvent<SearchAnswer>) => {
      setFinding((before) => {
        if (data.kind === 'loaded') return { ...before, ready: data.share, cut: data.cut }
        if (data.kind === 'fault') return { ...before, isBusy: false, fault: data.message }
        return { ...before, found: new Set(data.places), isBusy: !data.isWhole }
      })
    })
    const files = Array.from(
      { length: parts.texts },
      (_, part) => new URL(`data/${addresses.part(run, 'texts', part)}`, document.baseURI).href,
    )
    started.postMessage({ kind: 'load', files } satisfies SearchQuestion)
    return () => {
      started.terminate()
      worker.current = undefined
      setFinding(NOTHING)
    }
  }, [run, revision, isAsked])

  useEffect(() => {
    if (!isAsked) {
      setFinding((before) => ({ ...before, found: undefined, isBusy: false }))
      return
    }
    setFinding((before) => ({ ...before, isBusy: true }))
    worker.current?.postMessage({ kind: 'find', words: text } satisfies SearchQuestion)
  }, [run, revision, text, isAsked])

  return isAsked ? finding : NOTHING
}
