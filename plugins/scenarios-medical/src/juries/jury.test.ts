import type { Answer, AnnotatorContext, Request, RoleAnswer, Sample } from '@binnacle/core'
import { describe, expect, test } from 'vitest'
import { askJury } from './jury.ts'

const answerOf = (text: string): Answer => ({ completions: [{ text, logprob: 0, tokens: [] }] })

const JURY = {
  promptTemplate: 'Rate {RESPONSE} of {QUESTION} by {GOLD_RESPONSE}s at $5, $$, $RESPONSE and {other}.',
  criteria: { accuracy: ['score', 'explanation'] },
}

const sampleOf = (said: string) =>
  ({
    instance: { id: 'a', split: 'test', input: { text: 'the {RESPONSE}' }, references: [{ output: { text: 'gold' }, tags: [] }] },
    requests: [{ answer: answerOf(said) }],
  }) as unknown as Sample

/** Asks the jury, whose members say what is given. */
async function ask(said: string, answers: readonly Partial<RoleAnswer>[]) {
  const asked: [string, Partial<Request>][] = []
  const seats = ['one', 'two']
  const context = {
    options: {},
    generate: (role: string, request: Partial<Request>) => {
      asked.push([role, request])
      const seat = (place: number) => ({ seat: seats[place]!, model: `x/${seats[place]}`, deployment: `host/${seats[place]}` })
      return Promise.resolve(answers.map((answer, place) => ({ ...seat(place), ...answer })))
    },
  } as unknown as AnnotatorContext
  return { verdicts: await askJury(JURY, sampleOf(said), context), asked }
}

const VERDICT = '{"accuracy": {"score": 4, "explanation": "so {it} is"}}'

test('each judge is asked the same, and its verdict stands under its name', async () => {
  const { verdicts, asked } = await ask('good', [{ answer: answerOf(`Well: ${VERDICT}!`) }, { answer: answerOf(VERDICT.slice(0, -1)) }])
  const prompt = 'Rate good of the {RESPONSE} by golds at $5, $, good and {other}.'
  expect(asked).toEqual([['jury', { prompt, maxTokens: 4096 }]])
  const verdict = { accuracy: { score: 4, explanation: 'so {it} is' } }
  expect(verdicts).toEqual({ prompt_text: prompt, one: verdict, two: verdict })
})

test.each([
  'I cannot.',
  '[]',
  '{"accuracy": 4}',
  '{"accuracy": {"score": 4}}',
  '{"clarity": {"score": 4, "explanation": "so"}}',
  '{"accuracy": {"score": 4, "explanation": "so"',
])('a verdict that lacks something is dropped: %s', async (text) => {
  const { verdicts } = await ask('good', [{ answer: answerOf(text) }, { answer: answerOf(VERDICT) }])
  expect(Object.keys(verdicts)).toEqual(['prompt_text', 'two'])
})

test('an empty answer is not judged', async () => {
  const { verdicts, asked } = await ask(' \n\u00a0', [])
  expect(verdicts).toEqual({ prompt_text: null, empty_output_equivalence_judgement: false })
  expect(asked).toEqual([])
})

describe('a jury that is not whole rates nothing', () => {
  test('a judge that could not be asked', async () => {
    await expect(
      ask('good', [{ answer: answerOf(VERDICT) }, { error: { code: 'ERR_X', message: 'no credit', retryable: false } }]),
    ).rejects.toThrow('host/two did not answer: no credit')
  })
})
