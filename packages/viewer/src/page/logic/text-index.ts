/** Texts that are looked through for words. */
export interface TextIndex {
  add(from: number, texts: readonly string[]): void
  /** The places whose texts hold all words; what stands in quotes counts as one. Capitals do not count. */
  find(words: string): readonly number[]
}

/** Makes an index of texts, empty at first. */
export function createTextIndex(): TextIndex {
  const pieces: { readonly from: number; readonly texts: readonly string[] }[] = []
  return {
    add(from, texts) {
      pieces.push({ from, texts: texts.map((text) => text.toLowerCase()) })
    },
    find(words) {
      const wanted = searchWords(words)
      if (wanted.length === 0) return []
      const found: number[] = []
      for (const { from, texts } of pieces)
        for (let index = 0; index < texts.length; index++) {
          const text = texts[index]!
          if (wanted.every((word) => text.includes(word))) found.push(from + index)
        }
      return found
    },
  }
}

/** The words of a search: those in quotes together. */
export const searchWords = (words: string): readonly string[] =>
  Array.from(words.toLowerCase().matchAll(/"([^"]+)"|(\S+)/g), ([, quoted, plain]) => quoted ?? plain!).filter((word) => word !== '"')
