import { errorText, type Tokenizer } from '@binnacle/core'
import { AWKWARD_TEXTS } from './awkward-texts.data.ts'
import type { Check, CheckOptions, Checks } from '../check.ts'
import { finding, type Finding } from '../finding.ts'
import { type Data, type DataOptions, openData } from '../open-data.ts'
import { firstOf } from '../first-of.ts'
import { optionsOf } from '../options-of.ts'
import { schemaFindings } from '../schema-checks.ts'
import { loadSubject, type Subject } from '../subject.ts'
import { isSameJson, valueText } from '../value-text.ts'

/** What the check of a tokenizer takes. */
export interface TokenizerCheckOptions extends CheckOptions, DataOptions {
  /** Options of the tokenizer. */
  readonly options?: object
  /** Texts beside the awkward ones of the kit. */
  readonly texts?: readonly string[]
  /** Whether decoding gives the same text back (`exact`), or a text that encodes to the same tokens (`stable`), as where case is lost. */
  readonly roundTrip?: 'exact' | 'stable'
}

/** Looks at a tokenizer: round trip, counts, determinism, nothing and odd texts. */
export function tokenizerChecks(subject: Subject<'tokenizers'>, options: TokenizerCheckOptions = {}): Checks {
  const title = `tokenizer ${subject.name}`
  const texts = [...AWKWARD_TEXTS, ...(options.texts ?? [])]
  let data: Data | undefined
  let opened: Promise<Tokenizer> | undefined
  const openOnce = () => (opened ??= openTokenizer(subject, options.options ?? {}, (data ??= openData(options))))
  const perText = (name: string, look: (tokenizer: Tokenizer, text: string) => Finding | undefined): Check => ({
    name,
    async run() {
      const tokenizer = await openOnce()
      return firstOf(texts.flatMap((text) => look(tokenizer, text) ?? []))
    },
  })
  const place = (text: string) => `${title} › ${valueText(text)}`

  return {
    title,
    allow: options.allow ?? {},
    checks: [
      {
        name: 'its options have a schema that answers at once',
        async run() {
          const { options: schema } = await loadSubject(subject)
          return schema === undefined ? [] : schemaFindings(`${title} › options`, schema, [options.options ?? {}])
        },
      },
      perText('every text can be encoded', (tokenizer, text) => {
        try {
          const ids = tokenizer.encode(text)
          if (Array.isArray(ids) && ids.every((id) => Number.isInteger(id) && id >= 0)) return undefined
          return finding('tokenizer-ids', place(text), `its ids are ${valueText(ids)}`)
        } catch (cause) {
          return finding('tokenizer-threw', place(text), `encode threw: ${errorText(cause)}`)
        }
      }),
      perText('the same text has the same tokens', (tokenizer, text) =>
        isSameJson(tokenizer.encode(text), tokenizer.encode(text))
          ? undefined
          : finding('tokenizer-differs', place(text), 'two calls give different ids'),
      ),
      perText('decoding gives the text back', (tokenizer, text) =>
        roundTripFinding(place(text), tokenizer, text, options.roundTrip ?? 'exact'),
      ),
      perText('the count is the number of ids', (tokenizer, text) => {
        if (tokenizer.count === undefined) return undefined
        const [count, length] = [tokenizer.count(text), tokenizer.encode(text).length]
        return count === length ? undefined : finding('tokenizer-count', place(text), `count is ${count}, encode gives ${length} ids`)
      }),
      perText('the texts of tokens are as many as the ids', (tokenizer, text) => {
        if (tokenizer.tokenize === undefined) return undefined
        const [tokens, ids] = [tokenizer.tokenize(text), tokenizer.encode(text)]
        return tokens.length === ids.length
          ? undefined
          : finding('tokenizer-tokens', place(text), `${tokens.length} texts for ${ids.length} ids`)
      }),
      {
        name: 'nothing is nothing',
        async run() {
          const tokenizer = await openOnce()
          const found: Finding[] = []
          const ids = tokenizer.encode('')
          if (ids.length > 0) found.push(finding('tokenizer-empty', title, `the empty text has the ids ${valueText(ids)}`))
          const text = tokenizer.decode([])
          if (text !== '') found.push(finding('tokenizer-empty', title, `no ids decode to ${valueText(text)}`))
          const count = tokenizer.count?.('') ?? 0
          if (count !== 0) found.push(finding('tokenizer-empty', title, `the empty text counts as ${count}`))
          return found
        },
      },
    ],
    async close() {
      const tokenizer = await opened?.catch(() => undefined)
      tokenizer?.close?.()
      await data?.close()
    },
  }
}

async function openTokenizer(subject: Subject<'tokenizers'>, given: object, data: Data): Promise<Tokenizer> {
  const contribution = await loadSubject(subject)
  return contribution.open(optionsOf(contribution, given), { files: data.files })
}

function roundTripFinding(place: string, tokenizer: Tokenizer, text: string, wanted: 'exact' | 'stable'): Finding | undefined {
  // Ids of an estimate are invented: they stand for no text.
  if (tokenizer.estimated === true) return undefined
  const ids = tokenizer.encode(text)
  const back = tokenizer.decode(ids)
  if (wanted === 'exact') return back === text ? undefined : finding('tokenizer-round-trip', place, `it comes back as ${valueText(back)}`)
  const again = tokenizer.encode(back)
  return isSameJson(ids, again)
    ? undefined
    : finding('tokenizer-round-trip', place, `it comes back as ${valueText(back)}, which has other tokens`)
}
