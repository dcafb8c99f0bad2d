import { expect, test } from 'vitest'
import { trainByteNgram } from './byte-ngram.ts'

const ngram = trainByteNgram([Buffer.from('the cat sat on the mat, the dog sat on the log'), Buffer.from('猫坐在垫子上')])

test.each(['', 't', 'the ', 'never seen before', '猫', '\u0000'])('after %j the probabilities of all bytes sum to 1', (context) => {
  const bytes = Buffer.from(context)
  const probabilities = ngram.distribution(bytes, bytes.length)
  expect(probabilities).toHaveLength(256)
  expect(Math.abs(probabilities.reduce((a, b) => a + b) - 1)).toBeLessThan(1e-12)
  expect(Math.min(...probabilities)).toBeGreaterThan(0)
})

test('one byte has the probability that it has among all', () => {
  const bytes = Buffer.from('the cow 猫')
  for (const [place, byte] of bytes.entries()) {
    expect(ngram.logProbability(bytes, place)).toBeCloseTo(Math.log(ngram.distribution(bytes, place)[byte]!), 12)
  }
})

const last = (text: string) => ngram.logProbability(Buffer.from(text), Buffer.byteLength(text) - 1)

test('what was seen is likelier than what was not', () => {
  expect(last('on the')).toBeGreaterThan(last('on thx'))
  expect(last('on thx')).toBeGreaterThan(Math.log(1e-6))
})

test('without a text all bytes are equally likely', () => {
  expect(new Set(trainByteNgram([]).distribution(Buffer.from('a'), 1))).toEqual(new Set([1 / 256]))
})
