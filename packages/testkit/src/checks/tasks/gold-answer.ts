import { type Answer, type Completion, type Instance, isCorrect, type Token } from '@binnacle/core'
import { readChoice, type RequestRow } from '@binnacle/engine'
import type { Rehearsal } from './rehearse.ts'

/** What a made-up model says: what is right, something else, or nothing. */
export type Attitude = 'gold' | 'wrong' | 'empty'

type Adaptation = Rehearsal['spec']['adaptation']

/** Words that no reference holds. */
const NONSENSE = 'zzqx vvkj'

/** The answer of a model that knows the references, as such a model would write it. */
export function madeUpAnswer(attitude: Attitude, row: RequestRow, instance: Instance, adaptation: Adaptation): Answer {
  const completion = row.referenceIndex === undefined ? written(attitude, row, instance, adaptation) : scored(attitude, row, instance)
  return {
    completions: Array.from({ length: Math.max(1, row.request.numCompletions) }, () => completion),
    requestTime: 0,
    requestDatetime: 0,
  }
}

/** A text, cut where the request says that it ends. */
function written(attitude: Attitude, row: RequestRow, instance: Instance, adaptation: Adaptation): Completion {
  const whole =
    attitude === 'empty'
      ? ''
      : row.outputMapping === undefined
        ? textOf(attitude, instance, adaptation)
        : letterOf(attitude, row, instance, adaptation)
  const text = cutAt(whole, row.request.stopSequences)
  return { text, logprob: -1, tokens: [{ text, logprob: -1 }], finishReason: 'stop' }
}

function textOf(attitude: Attitude, { references }: Instance, { multiLabel }: Adaptation): string {
  if (attitude === 'wrong') return references.find((reference) => !isCorrect(reference))?.output.text ?? NONSENSE
  const right = references.filter(isCorrect).map(({ output }) => output.text)
  return multiLabel ? right.join(', ') : (right[0] ?? '')
}

function letterOf(attitude: Attitude, row: RequestRow, { references }: Instance, adaptation: Adaptation): string {
  const letters = Object.keys(row.outputMapping!)
  const wanted = letters.filter((_, index) => isCorrect(references[index]!) === (attitude === 'gold'))
  const letter = attitude === 'gold' && adaptation.multiLabel ? wanted.join(', ') : wanted[0]
  if (letter === undefined) return attitude === 'gold' ? '' : NONSENSE
  const forms = [letter, `(${letter})`, `The answer is ${letter}.`, `The correct answer is ${letter}`, `The best answer is ${letter}.`]
  return forms.find((form) => readChoice(form, row.outputMapping!, adaptation) !== undefined) ?? letter
}

/** Log-probabilities of a prompt that ends with a reference: likely where the reference is what is wanted. */
function scored(attitude: Attitude, row: RequestRow, { references }: Instance): Completion {
  const right = isCorrect(references[row.referenceIndex!]!)
  const isLikely = attitude === 'gold' ? right : attitude === 'wrong' && !right
  const logprob = row.mode === 'calibration' ? -2 : isLikely ? -1 : -4
  const count = Math.max(1, row.tokenCounts.reference ?? 1)
  const prompt = row.request.prompt ?? ''
  const tokens: Token[] = [{ text: prompt, logprob: 0 }, ...Array.from({ length: count }, () => ({ text: '', logprob }))]
  return { text: prompt, logprob: count * logprob, tokens, finishReason: 'length' }
}

function cutAt(text: string, stops: readonly string[]): string {
  const places = stops.map((stop) => text.indexOf(stop)).filter((place) => place >= 0)
  return places.length === 0 ? text : text.slice(0, Math.min(...places))
}
