import type { Completion, Request, Token } from '@binnacle/core'
import type { PythonRandom } from '@binnacle/random'
import type { ByteNgram } from './byte-ngram.ts'
import { beforeStop, sum } from './finish-answer.ts'
import { splitTokens } from './split-tokens.ts'
import { utf8Prefix } from './utf8-prefix.ts'

/** A character that was written, with its log-probability. */
interface Written {
  readonly text: string
  readonly logprob: number
}

/**
 * Continues a prompt: the likeliest byte at temperature 0, else one drawn. Only whole characters are written; the
 * log-probabilities are the model's own, before temperature. Ends at a stop sequence or at the cap on tokens.
 */
export function generateText(ngram: ByteNgram, prompt: string, request: Request, random: PythonRandom): Completion {
  const written: Written[] = []
  const tokens: string[] = []
  let text = ''
  let bytes = Buffer.from(prompt)
  let isForced = !/\s$/u.test(prompt)
  for (;;) {
    const next = isForced ? blank(ngram, bytes) : nextCharacter(ngram, bytes, request.temperature, random)
    isForced = false
    const grown = splitTokens((tokens.at(-1) ?? '') + next.text)
    const count = Math.max(0, tokens.length - 1) + grown.length
    if (count > request.maxTokens) return completion(written, text, 'length')
    tokens.splice(Math.max(0, tokens.length - 1), 1, ...grown)
    written.push(next)
    text += next.text
    bytes = Buffer.concat([bytes.subarray(-8), Buffer.from(next.text)])
    const kept = beforeStop(text, request.stopSequences)
    if (kept.length < text.length) return completion(written, kept, 'stop')
  }
}

/** Models put a blank in front of an answer; here too, at its true log-probability. */
function blank(ngram: ByteNgram, bytes: Buffer): Written {
  return { text: ' ', logprob: Math.log(ngram.distribution(bytes, bytes.length)[0x20]!) }
}

function nextCharacter(ngram: ByteNgram, before: Buffer, temperature: number, random: PythonRandom): Written {
  const begun: number[] = []
  let bytes = before
  let logprob = 0
  for (;;) {
    const probabilities = ngram.distribution(bytes, bytes.length)
    const byte = pick(probabilities, (candidate) => utf8Prefix([...begun, candidate]) !== 'wrong', temperature, random)
    logprob += Math.log(probabilities[byte]!)
    begun.push(byte)
    bytes = Buffer.concat([bytes, Buffer.from([byte])])
    if (utf8Prefix(begun) === 'whole') return { text: Buffer.from(begun).toString(), logprob }
  }
}

/** The likeliest of the allowed bytes, the lowest of equally likely ones; or one drawn with their tempered probabilities. */
function pick(probabilities: Float64Array, isAllowed: (byte: number) => boolean, temperature: number, random: PythonRandom): number {
  let best = 0
  let highest = -1
  for (const [byte, probability] of probabilities.entries()) {
    if (probability > highest && isAllowed(byte)) [best, highest] = [byte, probability]
  }
  if (temperature <= 0) return best
  const weights = probabilities.map((probability, byte) => (isAllowed(byte) ? (probability / highest) ** (1 / temperature) : 0))
  let rest = random.random() * weights.reduce((total, weight) => total + weight, 0)
  for (const [byte, weight] of weights.entries()) {
    rest -= weight
    if (weight > 0 && rest < 0) return byte
  }
  return best
}

function completion(written: readonly Written[], text: string, finishReason: 'stop' | 'length'): Completion {
  const tokens: Token[] = []
  let place = 0
  for (const token of splitTokens(text)) {
    let logprob = 0
    for (let length = 0; length < token.length; place++) {
      logprob += written[place]!.logprob
      length += written[place]!.text.length
    }
    tokens.push({ text: token, logprob })
  }
  return { text, logprob: sum(tokens), tokens, finishReason }
}
