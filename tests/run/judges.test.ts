import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'

let project: Project
afterEach(() => project.remove())

/** A task whose answers a judge grades; judges that give a grade of their own; a client that notes every call. */
const PLUGIN = `import { appendFileSync } from 'node:fs'
import { BinnacleError, defineAnnotator, defineDeployment, defineMetric, defineModelClient, definePlugin, defineScenario, defineTask, generationAdaptation, mapRequestTexts } from 'binnacle'

const GRADES = { 'fake/strict': '1', 'fake/lax': '5', 'fake/dear': '3' }

const client = defineModelClient({
  name: 'fake',
  description: 'Says SECRET-NAME, or a grade',
  open: ({ name }) => ({
    async generate({ prompt }) {
      appendFileSync('calls.jsonl', JSON.stringify({ name, prompt }) + '\\n')
      if (name === 'fake/barred')
        throw new BinnacleError({ code: 'ERR_PROVIDER_KEY', message: 'the key is wrong', hint: 'Give another.', fate: 'run', exitCode: 3 })
      return { completions: [{ text: GRADES[name] ?? 'SECRET-NAME', logprob: 0, tokens: [], finishReason: 'stop' }] }
    },
  }),
})

const deployment = (name, price = 0) => defineDeployment({ name, model: name, client: 'fake', price: { input: price, output: price } })

const grader = (name) => defineAnnotator({
  name,
  description: 'Asks a judge for a grade',
  roles: { judge: { models: ['fake/strict'] } },
  async annotate({ requests }, { generate }) {
    const [said] = await generate('judge', { prompt: name + ', grade it: ' + requests[0].answer.completions[0].text })
    return { by: said.deployment, grade: Number(said.answer.completions[0].text) }
  },
})

const metric = (name) => defineMetric({
  name,
  description: 'The grade of ' + name,
  reads: 'one',
  scores: { [name]: 'higher' },
  score: ({ annotations }) => ({ [name]: annotations[name]?.grade ?? { missing: 'no grade' } }),
})

export default definePlugin({
  name: 'tiny',
  contribute: () => ({
    modelClients: [client],
    deployments: [deployment('fake/m'), deployment('fake/strict'), deployment('fake/lax'), deployment('fake/barred'), deployment('fake/dear', 1e8)],
    scenarios: [
      defineScenario({
        name: 'tiny',
        description: 'Three questions',
        async *load() {
          for (const text of ['one', 'two', 'three']) yield { split: 'test', input: { text }, references: [] }
        },
      }),
    ],
    tasks: [
      defineTask({
        name: 'tiny',
        description: 'Three questions',
        build: () => ({
          scenario: { name: 'tiny' },
          adaptation: generationAdaptation({ inputNoun: 'Question', outputNoun: 'Answer', maxTrainInstances: 0 }),
          metrics: [{ name: 'grade' }, { name: 'second' }],
          annotators: [{ name: 'grade' }, { name: 'second' }],
          groups: ['tiny'],
        }),
      }),
    ],
    annotators: [grader('grade'), grader('second')],
    metrics: [metric('grade'), metric('second')],
    ...(process.env.REDACT === undefined ? {} : { hooks: { transformRequest: (request) => mapRequestTexts(request, (text) => text.replaceAll('SECRET-NAME', '[gone]')) } }),
  }),
})
`

const config = (roles?: object) =>
  `import { defineConfig } from 'binnacle'\nexport default defineConfig({ plugins: ['./tiny.ts'], runs: ['tiny:model=fake/m'], ${roles === undefined ? '' : `roles: ${JSON.stringify(roles)},`} })\n`

function create(roles?: object): void {
  project = createProject({ 'binnacle.config.ts': config(roles), 'tiny.ts': PLUGIN })
}

const judgeBy = (roles: object): void => writeFileSync(join(project.folder, 'binnacle.config.ts'), config(roles))

interface Called {
  readonly name: string
  readonly prompt: string
}

/** The calls since the last look. */
function calls(): readonly Called[] {
  const file = join(project.folder, 'calls.jsonl')
  try {
    const lines = readFileSync(file, 'utf8').trim().split('\n')
    return lines.map((line) => JSON.parse(line) as Called)
  } catch {
    return []
  } finally {
    rmSync(file, { force: true })
  }
}

/** The grades of the runs, by metric. */
async function run(...words: readonly string[]): Promise<{
  readonly code: number | null
  readonly stderr: string
  readonly grades: Readonly<Record<string, number>>
  readonly path: string
}> {
  const { stdout, stderr, code } = await project.run(['run', '--json', ...words])
  const result = JSON.parse(stdout === '' ? '{"runs":[]}' : stdout) as { runs: readonly { readonly path: string }[] }
  const path = result.runs[0]?.path ?? ''
  const stats =
    path === ''
      ? []
      : (JSON.parse(readFileSync(join(path, 'stats.json'), 'utf8')) as readonly {
          name: { name: string; perturbation?: object }
          mean?: number
        }[])
  const own = stats.filter(({ name, mean }) => name.perturbation === undefined && mean !== undefined)
  return { code, stderr, path, grades: Object.fromEntries(own.map(({ name, mean }) => [name.name, mean!])) }
}

it('another judge is another run, which asks that judge anew and leaves the first one as it is', async () => {
  create()
  const first = await run()
  expect(first.grades).toMatchObject({ grade: 1, second: 1 })
  expect(calls()).toHaveLength(3 + 2)
  judgeBy({ judge: 'fake/lax' })
  const other = await run()
  expect(other.grades).toMatchObject({ grade: 5, second: 5 })
  expect(other.path).not.toBe(first.path)
  expect(calls().filter(({ name }) => name === 'fake/lax')).toHaveLength(2)
  judgeBy({ judge: 'fake/strict' })
  expect((await run()).grades).toMatchObject({ grade: 1, second: 1 })
  expect(calls()).toEqual([])
})

it('who judges and what was asked are in the record', async () => {
  create()
  const { path } = await run()
  const spec = (JSON.parse(readFileSync(join(path, 'run.json'), 'utf8')) as { spec: { annotators: object } }).spec
  expect(spec.annotators).toMatchObject([
    { name: 'grade', roles: { judge: [{ seat: 'fake/strict', name: 'fake/strict', client: 'fake' }] } },
    { name: 'second' },
  ])
  const rows = project.rows<{ sample: number; annotator: string; role: string; deployment: string; request: { prompt: string } }>(
    'judge-requests.jsonl',
  )
  expect(rows).toHaveLength(6)
  expect(rows[0]).toMatchObject({
    sample: 0,
    annotator: 'grade',
    role: 'judge',
    deployment: 'fake/strict',
    request: { prompt: 'grade, grade it: SECRET-NAME' },
  })
})

it('a replay of our own record gives the same score and asks nobody', async () => {
  create()
  await run()
  calls()
  const replayed = await run('--replay', 'binnacle-out/runs/default', '--suite', 'again')
  expect(replayed).toMatchObject({ code: 0, grades: { grade: 1, second: 1 } })
  expect(calls()).toEqual([])
})

it('a redactor sees what is sent to judges', async () => {
  create()
  await project.run(['run'], { REDACT: '1' })
  const prompts = calls().map(({ prompt }) => prompt)
  expect(prompts).toContain('grade, grade it: [gone]')
  expect(prompts.filter((prompt) => prompt.includes('SECRET-NAME'))).toEqual([])
})

it('the plan names and prices judges, and a dear one is asked for before it is paid', async () => {
  create({ judge: 'fake/dear' })
  const { stdout } = await project.run(['plan'])
  expect(stdout).toContain('grade: judge is played by fake/dear')
  expect(stdout).toMatch(/up to [1-9][\d.]+ USD, of that up to [1-9][\d.]+ USD for judges/)
  const refused = await project.run(['run'])
  expect(refused.stderr).toContain('ERR_PLAN_COST')
  expect(calls()).toEqual([])
})

it('a judge whose key is wrong ends the run, once', async () => {
  create({ judge: 'fake/barred' })
  const ended = await run()
  expect(ended.code).toBe(3)
  expect(ended.stderr).toContain('the key is wrong')
  expect(calls().filter(({ name }) => name === 'fake/barred').length).toBeLessThanOrEqual(2)
})

it('two annotators have different judges for a role of the same name', async () => {
  create({ grade: { judge: 'fake/lax' }, second: { judge: ['fake/strict'] } })
  expect((await run()).grades).toMatchObject({ grade: 5, second: 1 })
  expect(new Set(calls().flatMap(({ name, prompt }) => (name === 'fake/m' ? [] : [`${name} ${prompt.split(',')[0]}`])))).toEqual(
    new Set(['fake/lax grade', 'fake/strict second']),
  )
})

it('a role is played as the config says, also where an annotator has its name', async () => {
  create({ judge: 'fake/lax' })
  writeFileSync(join(project.folder, 'tiny.ts'), PLUGIN.replaceAll("'grade'", "'judge'"))
  expect((await run()).grades).toMatchObject({ judge: 5, second: 5 })
  judgeBy({ judge: { judge: 'fake/strict' }, second: { judge: 'fake/lax' } })
  expect((await run()).grades).toMatchObject({ judge: 1, second: 5 })
})

it('a role that an annotator does not have is refused, and one that nobody has is told', async () => {
  create({ grade: { jugde: 'fake/lax' } })
  const refused = await run()
  expect([refused.code, calls()]).toEqual([2, []])
  expect(refused.stderr).toContain('ERR_PLAN_ROLE_UNKNOWN')
  expect(refused.stderr).toContain('the annotator grade has no role "jugde"')
  judgeBy({ jugde: 'fake/lax' })
  const { stdout, stderr } = await project.run(['plan'])
  expect(stdout + stderr).toContain('roles.jugde of the config is used by no run of this plan; the roles here: judge.')
})
