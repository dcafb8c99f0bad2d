import { fromJson } from '@binnacle/records/json'
import type { TextsDocument } from '../../model/documents.ts'
import { createTextIndex } from '../logic/text-index.ts'

/** What the page asks of the search. */
export type SearchQuestion =
  | { readonly kind: 'load'; readonly files: readonly string[] }
  | { readonly kind: 'find'; readonly words: string }

/** What the search says. */
export type SearchAnswer =
  | { readonly kind: 'loaded'; readonly share: number; readonly cut: number }
  | { readonly kind: 'found'; readonly places: readonly number[]; readonly isWhole: boolean }
  | { readonly kind: 'fault'; readonly message: string }

const index = createTextIndex()
let words = ''
let isWhole = false
let cut = 0

const say = (answer: SearchAnswer): void => postMessage(answer)

addEventListener('message', ({ data }: MessageEvent<SearchQuestion>) => {
  if (data.kind === 'find') {
    ;({ words } = data)
    say({ kind: 'found', places: index.find(words), isWhole })
  } else void load(data.files)
})

/** Fetches the texts one document after the other; what is at hand is searched meanwhile. */
async function load(files: readonly string[]): Promise<void> {
  try {
    for (const [number, file] of files.entries()) {
      const response = await fetch(file)
      if (!response.ok) throw new Error(`${response.status} ${file}`)
      const document = fromJson(await response.text()) as TextsDocument
      index.add(document.from, document.texts)
      cut += document.cut.length
      isWhole = number === files.length - 1
      say({ kind: 'loaded', share: (number + 1) / files.length, cut })
      if (words !== '') say({ kind: 'found', places: index.find(words), isWhole })
    }
  } catch (error) {
    say({ kind: 'fault', message: (error as Error).message })
  }
}
