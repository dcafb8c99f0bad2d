import type { Answer, AnnotatorContext, Request, RoleAnswer, Sample } from '@binnacle/core'
import { describe, expect, test } from 'vitest'
import { financebenchJudge } from './financebench-judge.ts'

/** A prompt in the form of HELM's, with the places that the judge fills. */
const PROMPT =
  "Judge this.\n\nQuestion: {{QUESTION}}\n\nGold answer: {{GOLD_ANSWER}}\n\nModel's response: {{MODEL_RESPONSE}}\n\nRespond with only a label."

const answerOf = (text: string): Answer => ({ completions: [{ text, logprob: 0, tokens: [] }] })

/** A sample of which the judge reads the question, the right answer and what was said. */
function sampleOf(said: string): Sample {
  return {
    instance: {
      id: 'q1',
      split: 'test',
      input: { text: 'Evidence: Cash 5\nQuestion: of old\nQuestion: How much cash? ' },
      references: [{ output: { text: ' $5 {{MODEL_RESPONSE}}' }, tags: ['correct'] }],
    },
    requests: [{ answer: answerOf(said) }],
  } as unknown as Sample
}

/** Lets a judge say something, and notes what it was asked. */
function judgeSays(answer: Partial<RoleAnswer>) {
  const asked: [string, Partial<Request>][] = []
  const context = {
    options: {},
    assets: { prompt: PROMPT },
    generate: (role: string, request: Partial<Request>) => {
      asked.push([role, request])
      return Promise.resolve([{ model: 'openai/gpt-4o-2024-05-13', ...answer }])
    },
  } as unknown as AnnotatorContext<never>
  return { asked, context }
}

test('asks with the last question, the right answer and the model’s, in HELM’s order of replacing', async () => {
  const { asked, context } = judgeSays({ answer: answerOf('{"explanation": "It is.", "label": "correct_answer"}') })
  expect(await financebenchJudge.annotate(sampleOf('\n$& five '), context)).toEqual({ explanation: 'It is.', label: 'correct_answer' })
  const [[role, { prompt, ...rest }]] = asked as [[string, Partial<Request>]]
  expect([role, rest]).toEqual(['judge', { maxTokens: 64 }])
  expect(prompt).toContain("\n\nQuestion: How much cash?\n\nGold answer: $5 $& five\n\nModel's response: $& five\n\nRespond with only")
  expect(financebenchJudge.roles).toEqual({ judge: { models: ['openai/gpt-4o-2024-05-13'] } })
})

test('reads the JSON between the outermost braces', async () => {
  const { context } = judgeSays({ answer: answerOf('```json\n{"explanation": "a {b}", "label": "incorrect_answer"}\n```') })
  expect(await financebenchJudge.annotate(sampleOf('4'), context)).toEqual({ explanation: 'a {b}', label: 'incorrect_answer' })
})

test('an empty answer is no answer, and is not judged', async () => {
  const { asked, context } = judgeSays({})
  expect(await financebenchJudge.annotate(sampleOf(' \n'), context)).toMatchObject({ label: 'failure_to_answer' })
  expect(asked).toEqual([])
})

describe('what fails says why', () => {
  test.each<[Partial<RoleAnswer>, string]>([
    [{ error: { code: 'ERR_KEY', message: 'no key', retryable: false } }, 'the judge openai/gpt-4o-2024-05-13 did not answer: no key'],
    [{ answer: answerOf('I think so') }, 'no JSON object: "I think so"'],
    [{ answer: answerOf('{"label": "correct_answer"') }, 'no JSON object'],
  ])('%j', async (answer, message) => {
    await expect(financebenchJudge.annotate(sampleOf('4'), judgeSays(answer).context)).rejects.toThrow(message)
  })

  test('another label does not fit the schema', () => {
    const check = (label: string) => financebenchJudge.annotation!['~standard'].validate({ label })
    expect(check('correct_answer')).toEqual({ value: { label: 'correct_answer' } })
    expect(check('right')).toMatchObject({ issues: [{ path: ['label'] }] })
  })
})
