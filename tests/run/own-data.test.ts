import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import * as parquet from '../../packages/hub/test/parquet-files.data.ts'
import { QUIZ, quizConfig, WITH_KEY } from '../support/quiz.ts'

const [WHOLE] = [Buffer.from(parquet.WHOLE, 'base64')] as const

let provider: ProviderServer
let project: Project

beforeAll(async () => {
  provider = await openProviderServer()
})
afterAll(() => provider.close())
afterEach(() => {
  project.remove()
  provider.reset()
  provider.reply(() => ({ say: 'A' }))
})

/** A project with the quiz over a file of rows, whose texts are made by `String`, and the whole row as extra fields. */
function withRows(file: string, content: string | Uint8Array): Project {
  const made = createProject({
    'binnacle.config.ts': quizConfig(provider.url),
    'quiz.ts': QUIZ.replace("'rows.jsonl'", `'${file}'`)
      .replace('text: row.question', "text: String(row.question ?? 'q')")
      .replace('text: row.answer', 'text: String(row.answer ?? row.i)')
      .replace("tags: ['correct'] }]", "tags: ['correct'] }], extra: row"),
  })
  made.write({ [file]: content as string })
  return made
}

const scoreOf = (name: string): number | undefined =>
  (JSON.parse(project.read('stats.json')) as readonly { readonly name: { readonly name: string }; readonly mean?: number }[]).find(
    (stat) => stat.name.name === name,
  )?.mean

describe("the user's own rows", () => {
  it('keep whole numbers beyond 2^53 and the digits of others', async () => {
    const golds = ['9007199254740993', '12345678901234567890', '1.10', '5.0', '0.0000001']
    project = withRows('rows.jsonl', golds.map((gold, index) => `{"question":"Number ${index}?","answer":${gold}}`).join('\n'))
    provider.reply(({ prompt }) => ({ say: golds[Number(/Number (\d+)\?/.exec(prompt)![1])]! }))
    expect((await project.run(['run'], WITH_KEY)).code).toBe(0)
    expect(scoreOf('exact_match')).toBe(1)
  })

  it('of Parquet go on record with their 64-bit numbers, times and bytes', async () => {
    project = withRows('rows.parquet', WHOLE)
    const { stderr, code } = await project.run(['run'], WITH_KEY)
    expect([stderr, code]).toEqual(['', 0])
    expect(project.rows('instances.jsonl')).toMatchObject([
      {
        extra: {
          i: '9223372036854775807',
          u: '18446744073709551615',
          us: '2024-05-01T10:20:30.123456Z',
          b: 'data:application/octet-stream;base64,AP8=',
        },
      },
      {},
      { extra: { i: 1, b: null } },
    ])
  })

  it.each([
    [
      'rows.csv',
      `version https://git-lfs.github.com/spec/v1\noid sha256:${'a'.repeat(64)}\nsize 12\n`,
      'rows.csv is a Git LFS pointer, not the data',
    ],
    ['rows.parquet', '<?xml version="1.0"?>\n<Error><Code>NoSuchKey</Code></Error>', 'rows.parquet is XML, not the data'],
    ['rows.csv', 'question,answer\n', 'rows.csv has no rows'],
    ['rows.csv', 'question,answer,answer\nq,A,B\n', 'rows.csv has two columns called "answer"'],
    ['rows.csv', 'question,answer\nq,"A\n', 'in column 2 (answer), from line 2 on, the quote is never closed'],
  ])('%s: %j is refused with the way out, and nothing is asked', async (file, content, message) => {
    project = withRows(file, content)
    const { stderr, code } = await project.run(['run'], WITH_KEY)
    expect(stderr).toContain(message)
    expect(code).toBe(2)
    expect(provider.received).toHaveLength(0)
  })
})
