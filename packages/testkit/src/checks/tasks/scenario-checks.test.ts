import { defineScenario, type SourceInstance, mapRequestTexts } from '@binnacle/core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { codesOf } from '../../../test/codes-of.ts'
import { instances, quizPlugin, quizScenario, quizTask, textRecipe } from '../../../test/quiz-plugin.ts'
import { checkScenario } from '../run.ts'

const [train, , first, second] = instances() as [SourceInstance, SourceInstance, SourceInstance, SourceInstance]

/** What is found in the scenario with other instances. */
const found = (given: readonly unknown[]) => checkScenario(quizScenario(() => given as SourceInstance[]))

test('a scenario without faults has no findings', async () => {
  expect(await checkScenario(quizScenario(), { cases: [{}, { level: 'hard' }], refused: [{ level: 'odd' }, { levle: 'hard' }] })).toEqual(
    [],
  )
})

test('it reads the files that are given inline', async () => {
  const row = z.object({ question: z.string(), answer: z.string() })
  const reading = defineScenario({
    name: 'reading',
    description: 'Questions from files',
    async *load(_options, { files }) {
      for await (const { question, answer } of files.rows({ path: 'rows.jsonl' }, { schema: row }))
        yield { split: 'test', input: { text: question }, references: [{ output: { text: answer }, tags: ['correct'] }] }
      const pinned = { url: 'https://example.org/more.jsonl', sha256: 'a'.repeat(64) }
      for await (const { question, answer } of files.rows(pinned, { schema: row }))
        yield { split: 'test', input: { text: question }, references: [{ output: { text: answer }, tags: ['correct'] }] }
      const hub = { dataset: 'owner/rows', config: 'easy', split: 'validation', revision: 'b'.repeat(40) }
      for await (const { question, answer } of files.rows(hub, { schema: row }))
        yield { split: 'valid', input: { text: question }, references: [{ output: { text: answer }, tags: ['correct'] }] }
    },
  })
  const line = (question: string, answer: string) => `${JSON.stringify({ question, answer })}\n`
  const files = {
    'rows.jsonl': line('One?', 'first'),
    'https://example.org/more.jsonl': line('Two?', 'second'),
    'hub:owner/rows/data/rows.jsonl': { content: line('Three?', 'third'), config: 'easy', split: 'validation' },
  }
  expect(await checkScenario(reading, { files })).toEqual([])
  const { 'rows.jsonl': _rows, ...fewer } = files
  expect(codesOf(await checkScenario(reading, { files: fewer }))).toEqual(['check-threw'])
})

describe('instances', () => {
  test.each<[string, readonly unknown[], string, RegExp]>([
    ['no split', [{ ...first, split: '' }, second], 'instance-shape', /split/],
    ['no input', [{ ...first, input: {} }, second], 'instance-shape', /neither text, messages nor parts/],
    ['two inputs', [{ ...first, input: { text: 'a', parts: [] } }], 'instance-shape', /text and parts/],
    ['an empty input', [{ ...first, input: { text: ' \n' } }], 'instance-shape', /empty/],
    ['no list of references', [{ ...first, references: undefined }, second], 'instance-shape', /references/],
    ['what JSON cannot hold', [{ ...first, extra: { when: new Date(0) } }], 'instance-shape', /JSON/],
    ['ids of some', [{ ...first, id: 'a' }, second], 'ids-mixed', /1 of 2/],
    [
      'one id twice',
      [
        { ...first, id: 7 },
        { ...second, id: '7' },
      ],
      'ids-twice',
      /instance 0/,
    ],
    ['nothing to evaluate', [train], 'nothing-evaluated', /train/],
    ['a split that nobody knows', [first, { ...second, split: 'dev' }], 'split-unused', /“dev”/],
    ['a reference without text', [{ ...first, references: [{ output: {}, tags: ['correct'] }] }], 'reference-text', /no output text/],
    ['an empty reference', [{ ...first, references: [{ output: { text: ' ' }, tags: ['correct'] }] }], 'reference-text', /empty/],
    [
      'a reference without tags',
      [{ ...first, references: [{ output: { text: 'a' }, tags: ['correct'] }, { output: { text: 'b' } }] }],
      'reference-text',
      /tags/,
    ],
    ['no right reference', [{ ...first, references: [{ output: { text: 'a' }, tags: [] }] }], 'reference-none-right', /1 references/],
    [
      'two references that read the same',
      [
        {
          ...first,
          references: [
            { output: { text: 'a' }, tags: ['correct'] },
            { output: { text: 'a' }, tags: [] },
          ],
        },
      ],
      'reference-twice',
      /"a"/,
    ],
    ['a training row that is evaluated', [{ ...first, split: 'train' }, first], 'row-among-shots', /training instance 0/],
  ])('%s', async (_name, given, code, message) => {
    const findings = await found(given)
    expect(findings.find((one) => one.code === code)?.message).toMatch(message)
  })

  test('not the same twice', async () => {
    let calls = 0
    expect(codesOf(await checkScenario(quizScenario(() => [{ ...first, input: { text: `Question ${calls++}?` } }, second])))).toEqual([
      'scenario-differs',
    ])
    let more = 0
    expect(codesOf(await checkScenario(quizScenario(() => (more++ === 0 ? [first, second] : [first]))))).toEqual(['scenario-differs'])
  })

  test('many faults of one sort are summed up', async () => {
    const findings = await found(Array.from({ length: 30 }, () => ({ ...first, input: { text: '' } })))
    const shapes = findings.filter(({ code }) => code === 'instance-shape')
    expect(shapes).toHaveLength(5)
    expect(shapes.at(-1)!.message).toContain('and 25 more')
  })

  test('extra fields that do not fit', async () => {
    const scenario = defineScenario({
      name: 'quiz',
      description: 'A quiz',
      extra: z.strictObject({ year: z.number() }),
      async *load() {
        yield { ...first, extra: { year: 1990 } }
        yield { ...second, extra: { year: '1990' } } as never
      },
    })
    expect(await checkScenario(scenario)).toMatchObject([{ code: 'instance-extra', place: 'scenario quiz › instance 1' }])
  })
})

describe('options', () => {
  test('that should be refused and are taken', async () => {
    const findings = await checkScenario(quizScenario(), { refused: [{ level: 'hard' }] })
    expect(findings).toMatchObject([{ code: 'options-taken', message: expect.stringContaining('{"level":"hard"}') as string }])
  })

  test('that a scenario does not look at', async () => {
    const lax = { ...quizScenario(), options: z.object({}) } as never
    expect(codesOf(await checkScenario(lax, { refused: [{ levle: 'hard' }] }))).toEqual(['schema-lax', 'options-taken'])
  })

  test('of a case that do not fit', async () => {
    const findings = await checkScenario(quizScenario(), { cases: [{ level: 'odd' }] })
    expect(findings[0]).toMatchObject({ code: 'check-threw', message: expect.stringContaining('level') as string })
  })
})

describe('the answer in the input', () => {
  const asked = (text: string, right: string, wrong: readonly string[] = []): SourceInstance => ({
    split: 'test',
    input: { text },
    references: [{ output: { text: right }, tags: ['correct'] }, ...wrong.map((one) => ({ output: { text: one }, tags: [] }))],
  })

  test('is a fault', async () => {
    expect(await found([asked('Who wrote it? (Answer: Jane Austen!)', 'Jane  Austen')])).toMatchObject([
      { code: 'answer-in-input', severity: 'error' },
    ])
    expect(codesOf(await found([asked('It is mercury: which one?', 'Mercury', ['Silver', 'Copper'])]))).toEqual(['answer-in-input'])
  })

  test('is none where all choices stand there, or where the answer is too short to tell', async () => {
    expect(await found([asked('Mercury, silver or copper?', 'Mercury', ['Silver', 'Copper'])])).toEqual([])
    expect(await found([asked('Is it so, yes or no?', 'yes', ['no'])])).toEqual([])
    expect(await found([asked('What do mercurial people like?', 'Mercury')])).toEqual([])
  })

  test('is a warning where it happens once among many', async () => {
    const many = Array.from({ length: 20 }, (_, index) => asked(`Question number ${index}?`, `answer ${index} of mine`))
    expect(await found([...many, asked('Who wrote Emma by Jane Austen?', 'Jane Austen')])).toMatchObject([
      { code: 'answer-in-input', severity: 'warning' },
    ])
  })

  test('may be allowed', async () => {
    const findings = await checkScenario(
      quizScenario(() => [asked('Jane Austen wrote it. Who?', 'Jane Austen')]),
      { allow: { 'answer-in-input': 'the passage holds it' } },
    )
    expect(codesOf(findings)).toEqual([])
  })
})

test('right choices that always stand first', async () => {
  const rows = Array.from({ length: 12 }, (_, index) => ({
    split: 'test',
    input: { text: `Question ${index}?` },
    references: ['alpha', 'beta', 'gamma'].map((text, at) => ({ output: { text: `${text}${index}` }, tags: at === 0 ? ['correct'] : [] })),
  }))
  expect(await found(rows)).toMatchObject([{ code: 'answer-position', message: expect.stringContaining('number 1') as string }])
  const none = rows.map((row) => ({ ...row, references: row.references.map(({ output }) => ({ output, tags: [] })) }))
  expect(codesOf(await found(none))).toEqual(['reference-none-right'])
  const shuffled = rows.map((row, index) => (index % 2 === 0 ? row : { ...row, references: row.references.toReversed() }))
  expect(await found(shuffled)).toEqual([])
})

test('a scenario that no task of its plugin uses', async () => {
  const findings = await checkScenario({ ...quizScenario(), name: 'other' } as never, { plugin: quizPlugin() })
  expect(findings).toMatchObject([{ code: 'scenario-unused', severity: 'warning' }])
})

test('the tasks of its plugin are carried through with it', async () => {
  const scenario = quizScenario()
  expect(await checkScenario(scenario, { plugin: quizPlugin() })).toEqual([])
  const leaking = quizPlugin({
    tasks: [quizTask(textRecipe)],
    hooks: {
      transformRequest: (request, { instance }) => mapRequestTexts(request, (text) => `${text} (${instance.references[0]!.output.text})`),
    },
  })
  expect(codesOf(await checkScenario(scenario, { plugin: leaking }))).toEqual(['leak-reference'])
})
