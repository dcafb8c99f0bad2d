import { execFileSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { blocksOf, createProject, ROOT, runPage } from './run-page.ts'

const TESTED = ['binnacle', '@binnacle/metrics-basic', '@binnacle/testkit', 'vitest', 'zod']

const PACK = ['@binnacle/core', '@binnacle/adapters', '@binnacle/client-baselines', 'typescript', '@types/node']

/** Guides that need nothing but their packages, with the least number of commands in them. */
const GUIDES: readonly (readonly [page: string, packages: readonly string[], commands: number])[] = [
  ['docs/guides/write-a-scenario.md', ['binnacle', '@binnacle/metrics-basic', '@binnacle/client-baselines', 'zod'], 6],
  ['docs/guides/write-a-tokenizer.md', [...TESTED, '@binnacle/client-baselines'], 5],
  ['docs/guides/write-a-metric.md', TESTED, 6],
  ['docs/guides/write-an-annotator.md', TESTED, 6],
  ['docs/guides/write-a-perturbation.md', TESTED, 4],
  ['docs/guides/keep-a-plugin-private.md', ['binnacle', '@binnacle/core', '@binnacle/metrics-basic', '@binnacle/client-baselines'], 3],
  ['docs/guides/write-a-pack.md', [...TESTED, ...PACK], 8],
  ['docs/guides/hooks-by-example.md', ['binnacle', '@binnacle/metrics-basic', '@binnacle/testkit', 'zod'], 7],
  ['docs/guides/publish-a-plugin.md', [...TESTED, '@binnacle/core', 'typescript', '@types/node'], 3],
  ['docs/testkit.md', TESTED, 4],
]

const guides = GUIDES.map(([page, packages, commands]) => ({ page, commands, project: createProject(packages) }))
const client = createProject(['binnacle', '@binnacle/client-kit', '@binnacle/http', '@binnacle/metrics-basic', 'zod'])
const hooks = createProject(['binnacle', '@binnacle/scenarios-reasoning', '@binnacle/client-baselines'])
const projects = [...guides.map(({ project }) => project), client, hooks]

afterAll(() => {
  for (const project of projects) project.close()
})

test.each(guides)('$page', async ({ page, commands, project }) => {
  expect(await runPage(page, blocksOf(page), project)).toBeGreaterThanOrEqual(commands)
})

test('write a client', async () => {
  const page = 'docs/guides/write-a-client.md'
  client.env['PORT'] = '0'
  const commands = await runPage(page, blocksOf(page), client, (url) => {
    client.env['LIGHTHOUSE_URL'] = url
  })
  expect(commands).toBeGreaterThan(3)
})

test('the example of a plugin with hooks', async () => {
  const page = 'docs/hooks.md'
  await runPage(page, blocksOf(page), hooks)
  hooks.env['BINNACLE_MIRROR'] = join(ROOT, 'plugins', 'demo', 'mirror')
  const entry = 'gsm:model=baseline/uniform'
  const { output, errors, code } = await hooks.run(`npx binnacle run ${entry} --plugin ./step-by-step.ts --offline --max-eval-instances 3`)
  expect(code, errors).toBe(0)
  expect(output).toContain('modified')
  expect(errors).toContain('3 scored')
  const { output: sample } = await hooks.run(`npx binnacle show binnacle-out/runs/default --json`)
  expect(sample).toContain('step-by-step (transformRequest)')
})

test('the code of the guides has right types', () => {
  const files = projects.flatMap(({ folder }) => {
    const own = globSync('**/*.ts', { cwd: folder, exclude: ['node_modules', 'dist', 'binnacle-out'] }).map((file) => join(folder, file))
    expect(own.length).toBeGreaterThan(0)
    return own
  })
  expect(typeFaults(files)).toBe('')
})

/** What the compiler says of files, with the settings that a project of TypeScript modules has. */
function typeFaults(files: readonly string[]): string {
  const settings = ['--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext', '--skipLibCheck', '--allowImportingTsExtensions']
  const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules', '@types'), '--customConditions', '@binnacle/source']
  try {
    execFileSync(join(ROOT, 'node_modules', '.bin', 'tsc'), [...settings, ...types, ...files], { encoding: 'utf8' })
    return ''
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
  }
}
