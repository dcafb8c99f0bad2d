import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'
import { QUIZ, quizRows } from '../support/quiz.ts'
import { openWireServer, type WireReply, type WireRequest, type WireServer } from '../support/wire-server.ts'

/** The letter A in a reply of chat, with what a case changes. */
const chat = (content: unknown, choice: object = {}, top: object = {}): WireReply => ({
  body: {
    model: 'm',
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop', ...choice }],
    usage: { prompt_tokens: 5, completion_tokens: 1 },
    ...top,
  },
})

/** What is asked about question 1 differs; the others are answered well. */
const onlyOne = (odd: WireReply) => (request: WireRequest) => (request.raw.includes('Number 1?') ? odd : chat('A'))
const first = (odd: WireReply) => {
  const seen = new Set<string>()
  return (request: WireRequest) => {
    const isNew = !seen.has(request.raw)
    seen.add(request.raw)
    return isNew ? odd : chat('A')
  }
}
const refusal = (status: number, error: object): WireReply => ({ status, body: { error } })

type Outcomes = Partial<Record<'errored' | 'refused' | 'filtered' | 'truncated' | 'scored', number>>

/** By case: what a server sends, how the three samples end, and what is said. The right answers are A, B, C. */
const CASES: Readonly<Record<string, readonly [reply: (request: WireRequest) => WireReply, outcomes: Outcomes]>> = {
  // Failures with a good status: tried again, and errored in the end.
  finish_error: [() => chat('The ans', { finish_reason: 'error', error: { code: 502, message: 'upstream failed' } }), { errored: 3 }],
  finish_abort: [() => chat('The ans', { finish_reason: 'abort' }), { errored: 3 }],
  finish_resource: [() => chat('', { finish_reason: 'insufficient_system_resource' }), { errored: 3 }],
  error_beside: [() => chat('A', {}, { error: { message: 'upstream failed' } }), { errored: 3 }],
  error_once: [first(chat('The ans', { finish_reason: 'error' })), { scored: 3 }],
  error_empty: [() => chat('A', {}, { error: {} }), { scored: 3 }],
  // Cut, by any provider's word.
  ...Object.fromEntries(
    ['length', 'max_tokens', 'MAX_TOKENS', 'model_length', 'max_output_tokens', 'maxTokens'].map((word) => [
      `cut_${word}`,
      [() => chat('I think', { finish_reason: word }), { truncated: 3 }] as const,
    ]),
  ),
  cut_object: [() => chat('I think', { finish_reason: { type: 'length', length: 3 } }), { truncated: 3 }],
  filter_SAFETY: [() => chat('', { finish_reason: 'SAFETY' }), { filtered: 3 }],
  refusal: [() => chat(null, { message: { content: null, refusal: 'I will not.' } }), { refused: 3 }],
  word_unknown: [() => chat('A', { finish_reason: 'because' }), { scored: 3 }],
  // A filter that takes one question.
  moderation_403: [
    onlyOne(refusal(403, { code: 403, message: 'Input was flagged', metadata: { reasons: ['violence'], flagged_input: 'x' } })),
    { filtered: 1, scored: 2 },
  ],
  moderation_risk: [onlyOne(refusal(400, { message: 'Content Exists Risk' })), { filtered: 1, scored: 2 }],
  moderation_inspection: [onlyOne(refusal(400, { code: 'data_inspection_failed', message: 'x' })), { filtered: 1, scored: 2 }],
  moderation_1301: [onlyOne(refusal(400, { code: '1301', message: 'x' })), { filtered: 1, scored: 2 }],
  // A rate limit under any status.
  ...Object.fromEntries(
    [400, 403, 424, 498, 503, 529].map((status) => [
      `rate_${status}`,
      [first({ ...refusal(status, { message: 'Rate limit reached' }), headers: { 'retry-after': '0' } }), { scored: 3 }] as const,
    ]),
  ),
  // Content in other shapes.
  content_thinking: [
    () =>
      chat([
        { type: 'thinking', thinking: [{ type: 'text', text: 'B?' }] },
        { type: 'text', text: 'A' },
      ]),
    { scored: 3 },
  ],
  content_output_text: [() => chat([{ type: 'output_text', text: 'A' }]), { scored: 3 }],
  content_list: [() => chat(['A']), { scored: 3 }],
  content_object: [() => chat({ type: 'text', text: 'A' }), { scored: 3 }],
  content_number: [() => chat(18), { errored: 3 }],
  content_nothing: [() => chat(null), { errored: 3 }],
  content_video: [() => chat([{ type: 'video', url: 'x' }]), { errored: 3 }],
  // Bodies.
  body_events: [
    () => ({ body: 'data: {"choices":[]}\n\ndata: [DONE]\n\n', headers: { 'content-type': 'text/event-stream' } }),
    { errored: 3 },
  ],
  body_mark: [() => ({ body: `\ufeff${JSON.stringify(chat('A').body)}` }), { scored: 3 }],
  body_nested: [() => ({ body: `{"choices":${'['.repeat(50_000)}` }), { errored: 3 }],
  usage_negative: [() => chat('A', {}, { usage: { prompt_tokens: -5_000_000, completion_tokens: -1 } }), { scored: 3 }],
}

let server: WireServer
let project: Project

beforeAll(async () => {
  server = await openWireServer(Object.fromEntries(Object.entries(CASES).map(([name, [reply]]) => [name, reply])))
  const models = Object.keys(CASES).map((name) => ({
    name: `t/${name}`,
    client: 'openai',
    options: { baseUrl: `${server.url}/${name}` },
    window: 4096,
    tokenizer: 'estimate',
    price: { input: 0, output: 0 },
  }))
  project = createProject({
    'binnacle.config.ts': `export default { plugins: ['@binnacle/metrics-basic', '@binnacle/client-openai', './quiz.ts'], models: ${JSON.stringify(models)}, runs: ['quiz'] }`,
    'quiz.ts': QUIZ,
    'rows.jsonl': quizRows(3),
  })
})

afterAll(async () => {
  project.remove()
  await server.close()
})

interface Summary {
  readonly model: string
  readonly allOutcomes: Readonly<Record<string, number>>
  readonly score?: number
}

describe('replies of every kind, through the command', () => {
  let summaries: ReadonlyMap<string, Summary>
  let said = ''
  let asked = 0

  beforeAll(async () => {
    const { code, stdout, stderr } = await project.run(['run', '--attempts', '2', '--yes', '--json'])
    said = stderr
    asked = server.got.length
    expect([code, stderr]).toEqual([3, expect.any(String)])
    const { runs } = JSON.parse(stdout) as { runs: readonly Summary[] }
    summaries = new Map(runs.map((run) => [run.model, run]))
  })

  it.each(Object.entries(CASES).map(([name, [, outcomes]]) => ({ name, outcomes })))('$name: $outcomes', ({ name, outcomes }) => {
    const found = summaries.get(`t/${name}`)!
    const counts = Object.entries(found.allOutcomes).filter(([, count]) => count > 0)
    expect(Object.fromEntries(counts)).toEqual(outcomes)
    if (outcomes.scored === 3) expect(found.score).toBeCloseTo(1 / 3, 9)
    if (outcomes.errored === 3) expect(found.score).toBeUndefined()
  })

  it('unknown words and impossible numbers are told', () => {
    expect(said).toMatch(/because/)
    expect(said).toMatch(/numbers of tokens that cannot be/)
  })

  it('what failed is asked again by the next run, and only that', async () => {
    await project.run(['run', '--attempts', '2', '--yes', '--quiet'])
    const failed = Object.entries(CASES).filter(([, [, outcomes]]) => outcomes.errored === 3)
    const again = server.got.slice(asked)
    expect(new Set(again.map(({ path }) => path.split('/')[1]))).toEqual(new Set(failed.map(([name]) => name)))
  })
})
