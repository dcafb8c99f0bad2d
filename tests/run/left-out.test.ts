import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'
import { root } from '../support/start-node.ts'

let project: Project
afterEach(() => project.remove())

const pack = (name: string) => join(root, 'plugins', `scenarios-${name}`)

/** A project with packs whose tasks resolve, and a model that is never asked. */
const withPacks = (...packs: readonly string[]) => ({
  'binnacle.config.json': JSON.stringify({
    plugins: [...packs.map(pack), join(root, 'plugins', 'client-openai')],
    models: [{ name: 'local/model', client: 'openai', options: { baseUrl: 'http://127.0.0.1:9/v1' } }],
  }),
})

const CONF = {
  'runs.conf': `entries: [
  {description: "blimp:phenomenon=binding,model=local/model", priority: 1}
  {description: "not_a_task:model=local/model", priority: 1}
  {description: "boolq:model=local/model", priority: 1}
]`,
}

describe('a task whose rows cannot be loaded here', () => {
  it('resolves, and the plan says why it cannot run', async () => {
    project = createProject(withPacks('classic'))
    const { stdout, stderr, code } = await project.run(['plan', 'boolq:model=local/model'])
    expect(stdout).toMatch(/boolq:model=local_model +generation/)
    expect(stderr).toContain('boolq:model=local_model cannot run here: boolq: its rows cannot be loaded here yet')
    expect(code).toBe(0)
    const json = JSON.parse((await project.run(['plan', 'boolq:model=local/model', '--json'])).stdout) as object
    expect(json).toMatchObject({ runs: [{ task: { name: 'boolq' } }], unavailable: [{ name: 'boolq:model=local_model' }] })
  })

  it('is refused before anything is asked, with the reason of its owners', async () => {
    project = createProject(withPacks('medical'))
    const { stderr, code } = await project.run(['run', 'mimic_rrs:data_path=here.csv,model=local/model'])
    expect(stderr).toContain('PhysioNet')
    expect(stderr).toContain('ERR_SCENARIO_UNAVAILABLE')
    expect(code).toBe(2)
    expect(project.runFolders()).toEqual([])
  })
})

describe('a conf file of which some entries cannot run here', () => {
  it('is left out entry by entry, with the reason once', async () => {
    project = createProject({ ...withPacks('classic'), ...CONF })
    const plan = await project.run(['plan', '--conf', 'runs.conf', '-m', '2', '--json'])
    expect(JSON.parse(plan.stdout)).toMatchObject({
      runs: [{ name: 'boolq:model=local_model' }],
      setAside: [
        { name: 'not_a_task:model=local/model', why: expect.stringContaining('there is no task') as string },
        { name: expect.stringContaining('blimp') as string, why: expect.stringContaining('scoreText') as string },
      ],
      unavailable: [{ name: 'boolq:model=local_model' }],
    })
  })

  it('is refused where nothing of it can run, with all reasons', async () => {
    project = createProject({ ...withPacks('classic'), ...CONF })
    const { stderr, code } = await project.run(['run', '--conf', 'runs.conf', '-m', '2'])
    expect(code).toBe(2)
    expect(stderr).toContain('none of 3 entries can run here')
    expect(stderr).toMatch(/left out: not_a_task:model=local\/model: there is no task/)
    expect(stderr).toMatch(/left out: boolq:model=local_model: boolq: its rows cannot be loaded here yet/)
    expect(project.runFolders()).toEqual([])
  })

  it('is an error with --strict', async () => {
    project = createProject({ ...withPacks('classic'), ...CONF })
    const { stderr, code } = await project.run(['plan', '--conf', 'runs.conf', '-m', '2', '--strict'])
    expect(stderr).toContain('ERR_TASK_UNKNOWN')
    expect(code).toBe(2)
  })
})

describe('a plan without a network', () => {
  it('names the file that it lacks and plans the rest', async () => {
    project = createProject(withPacks('portuguese', 'classic'))
    const words = ['plan', 'bluex:model=local/model', 'boolq:model=local/model', '--offline', '--json']
    const { stdout, code } = await project.run(words)
    expect(JSON.parse(stdout)).toMatchObject({
      runs: [{ task: { name: 'boolq' } }],
      setAside: [{ name: 'bluex:model=local/model', why: expect.stringContaining('bluex_run_specs.py') as string }],
    })
    expect(code).toBe(0)
  })
})

describe('list tasks', () => {
  it('is filtered by what tasks are about', async () => {
    project = createProject(withPacks('medical', 'arabic', 'knowledge'))
    const names = async (...words: readonly string[]) =>
      (JSON.parse((await project.run(['list', 'tasks', '--json', ...words])).stdout) as { name: string }[]).map(({ name }) => name)
    expect(await names('--domain', 'medicine', '--loads')).toContain('pubmed_qa')
    expect(await names('--domain', 'medicine', '--loads')).not.toContain('ehrshot')
    expect(await names('--needs', 'private-data')).toContain('ehrshot')
    expect(await names('--language', 'ar')).toContain('alghafa')
    expect(await names('--language', 'ar')).not.toContain('mmlu')
    const none = await project.run(['list', 'tasks', '--language', 'xx'])
    expect(none.stdout).toMatch(/None of \d+ tasks fits. --language may be ar, /)
  })
})
