import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { runInProcess } from '../support/in-process.ts'
import { createProject, type Project } from '../support/project.ts'
import { QUIZ, quizConfig, WITH_KEY } from '../support/quiz.ts'

/** Names that every object of JavaScript answers to. */
const NAMES = ['constructor', '__proto__', 'toString', 'hasOwnProperty']

let provider: ProviderServer
let project: Project
beforeAll(async () => {
  provider = await openProviderServer()
  const choice = { index: 0, message: { role: 'assistant', content: 'A' }, finish_reason: 'stop' }
  provider.reply(({ count }) => ({
    status: 200,
    body: { model: NAMES[count % NAMES.length]!, system_fingerprint: NAMES[(count + 1) % NAMES.length]!, choices: [choice] },
  }))
  project = createProject({
    'binnacle.config.ts': quizConfig(provider.url).replace("'./quiz.ts'", "'./quiz.ts', './names.ts'"),
    'quiz.ts': QUIZ.replace('metrics: exactMatchMetrics(),', "metrics: [...exactMatchMetrics(), { name: 'valueOf' }],"),
    // Scores, fields of extra data and the metric itself are called so.
    'names.ts': `import { defineMetric } from 'binnacle'
export const metric = defineMetric({
  name: 'valueOf',
  description: 'x',
  reads: 'all',
  scores: { '*': 'higher' },
  score: () => Object.fromEntries(${JSON.stringify(NAMES)}.map((name, place) => [name, place / 4])),
})
`,
    'rows.jsonl': ['A', 'B', 'A', 'B'].map((answer, place) => JSON.stringify({ question: `Number ${place}?`, answer })).join('\n'),
  })
  process.env['TEST_KEY'] = WITH_KEY['TEST_KEY']
  for (const suite of ['one', 'two']) await run('run', '--suite', suite)
})
afterAll(async () => {
  delete process.env['TEST_KEY']
  await provider.close()
  project.remove()
})

const run = (...words: readonly string[]) => runInProcess(words, project.folder)

describe('as names of what is not there they are unknown names', () => {
  it.each(NAMES)('%s', async (name) => {
    for (const words of [
      ['run', `${name}:model=local/model`],
      ['run', `quiz:model=local/${name}`],
      ['run', `quiz:model=local/model,${name}=1`],
      ['run', `quiz:model=local/model,instructions=${name}`],
      ['run', `quiz:model=local/model,output_format_instructions=${name}`],
      ['run', `quiz:model=local/model,num_output_tokens=${name}`],
      ['run', `quiz:model=local/model,prompt=${name}`],
      ['run', `quiz:model=local/model,stop=${name}`],
      ['list', name],
      ['list', '--why', name],
      ['show', project.runFolders('one')[0]!, '--sample', name],
      ['score', project.runFolders('one')[0]!, '--metric', `${name}s`],
      ['compare', project.runFolders('one')[0]!, project.runFolders('two')[0]!, '--cluster', name],
      ['compare', project.runFolders('one')[0]!, project.runFolders('two')[0]!, '--split', name],
      ['compare', name, project.runFolders('two')[0]!],
      ['summarize', '--suite', name],
    ]) {
      const { code, stderr, stdout } = await run(...words)
      expect(code, `${words.join(' ')}: ${stdout}${stderr}`).toBe(2)
      expect(stderr).not.toMatch(/fault of Binnacle|native code|\[object/)
      expect(stdout).not.toMatch(/native code|\[object/)
    }
  })
})

describe('as names of what is there they are names like any other', () => {
  it.each(NAMES.map((name, place) => [name, place / 4] as const))('the score %s is %d', async (name, value) => {
    const shown = await run('show', project.runFolders('one')[0]!, '--stat', name, '--json')
    expect(JSON.parse(shown.stdout), shown.stderr).toMatchObject([{ name: { name }, mean: value }])
    const { stdout, stderr } = await run(
      'compare',
      project.runFolders('one')[0]!,
      project.runFolders('two')[0]!,
      '--metric',
      name,
      '--json',
    )
    expect(JSON.parse(stdout), stderr).toMatchObject({ comparisons: [{ stat: name, means: [value, value], rows: 4, direction: 'higher' }] })
  })

  it('what models call themselves is counted', async () => {
    const { stdout } = await run('show', project.runFolders('one')[0]!, '--json')
    const { record } = JSON.parse(stdout) as { record: { models: object; fingerprints: object; outcomes: { scored: number } } }
    for (const counts of [record.models, record.fingerprints])
      expect(Object.entries(counts).toSorted()).toEqual(NAMES.toSorted().map((name) => [name, 1]))
    expect(record.outcomes.scored).toBe(4)
  })

  it('and scoring again moves nothing', async () => {
    expect((await run('score', project.runFolders('one')[0]!)).stdout).toContain('none moved')
  })
})
