import { readFile } from 'node:fs/promises'
import type { Completion, Model, Request, Token } from '@binnacle/core'
import { type ByteNgram, trainByteNgram } from './byte-ngram.ts'
import { afterPrompt, completionOf, finishAnswer, sum } from './finish-answer.ts'
import { generateText } from './generate-text.ts'
import { type Choice, readPrompt } from './read-prompt.ts'
import { requestRandom } from './request-random.ts'
import { requestText } from './request-text.ts'
import { splitTokens } from './split-tokens.ts'

/** The texts it learns from, written for this package; found from `src` and from `dist` alike. */
const TEXTS = ['text-en.txt', 'text-zh.txt']

const NAME = 'baseline/ngram'

/**
 * Trains the n-gram model (some tenths of a second) and opens it. It reads lettered questions and answers with the label of the choice
 * whose text is likeliest for each byte; its log-probability is that of the label among the offered ones. Free text is written on.
 * `scoreText` gives the prompt's tokens with their log-probabilities, which are those of their bytes.
 */
export async function openNgramModel(seed: number): Promise<Required<Pick<Model, 'generate' | 'scoreText'>>> {
  const ngram = trainByteNgram(await Promise.all(TEXTS.map((name) => readFile(new URL(`../assets/${name}`, import.meta.url)))))
  return {
    generate: async (request) => {
      const prompt = requestText(request)
      const { choices } = readPrompt(prompt)
      const completions = Array.from({ length: request.numCompletions }, (_, index) => {
        const random = requestRandom(request, seed, index)
        if (choices.length === 0) return generateText(ngram, prompt, request, random)
        return answerLetter(choiceProbabilities(ngram, prompt, choices), choices, request, random.random())
      })
      return finishAnswer(NAME, completions, request.echoPrompt ? scoreTokens(ngram, prompt) : [])
    },
    scoreText: async (request) => {
      const text = requestText(request)
      const tokens = scoreTokens(ngram, text)
      return finishAnswer(NAME, [{ text, logprob: sum(tokens), tokens, finishReason: 'length' }])
    },
  }
}

/** Each token of a text with the log-probability of its bytes after those in front of them. */
function scoreTokens(ngram: ByteNgram, text: string): readonly Token[] {
  const bytes = Buffer.from(text)
  let place = 0
  return splitTokens(text).map((token) => {
    let logprob = 0
    for (const end = place + Buffer.byteLength(token); place < end; place++) logprob += ngram.logProbability(bytes, place)
    return { text: token, logprob }
  })
}

/** How likely each choice is among the offered ones: by the mean log-probability of a byte of its text after the prompt. */
function choiceProbabilities(ngram: ByteNgram, prompt: string, choices: readonly Choice[]): readonly number[] {
  const before = Buffer.from(prompt).subarray(-8)
  const weights = choices.map(({ text }) => {
    const bytes = Buffer.concat([before, Buffer.from(` ${text}`)])
    let logprob = 0
    for (let place = before.length; place < bytes.length; place++) logprob += ngram.logProbability(bytes, place)
    return Math.exp(logprob / (bytes.length - before.length))
  })
  const total = weights.reduce((a, b) => a + b)
  return weights.map((weight) => weight / total)
}

/** @param draw a number of [0, 1) that decides where the temperature is above 0 */
function answerLetter(probabilities: readonly number[], choices: readonly Choice[], request: Request, draw: number): Completion {
  let place = probabilities.indexOf(Math.max(...probabilities))
  if (request.temperature > 0) {
    const weights = probabilities.map((probability) => probability ** (1 / request.temperature))
    let rest = draw * weights.reduce((a, b) => a + b)
    const drawn = weights.findIndex((weight) => (rest -= weight) < 0)
    if (drawn >= 0) place = drawn
  }
  const text = afterPrompt(request, choices[place]!.label)
  return completionOf({ text, logprob: Math.log(probabilities[place]!) }, request)
}
