import { stripText } from '@binnacle/python'
import { normalizeText } from '@binnacle/text'

/** A text that several comparisons look at; its forms are made once, when they are asked for. */
export class ComparedText {
  readonly text: string
  #stripped: string | undefined
  #normalized: string | undefined
  #normalizedWithArticles: string | undefined

  constructor(text: string) {
    this.text = text
  }

  /** Without white space around it. */
  get stripped(): string {
    return (this.#stripped ??= stripText(this.text))
  }

  /** In normal form, without articles. */
  get normalized(): string {
    return (this.#normalized ??= normalizeText(this.text))
  }

  /** In normal form, with articles. */
  get normalizedWithArticles(): string {
    return (this.#normalizedWithArticles ??= normalizeText(this.text, true))
  }
}
