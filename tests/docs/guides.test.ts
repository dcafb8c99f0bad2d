import { execFileSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { blocksOf, createProject, ROOT, runPage } from './run-page.ts'

const scenario = createProject(['binnacle', '@binnacle/metrics-basic', '@binnacle/client-baselines', 'zod'])
const client = createProject(['binnacle', '@binnacle/http', '@binnacle/metrics-basic', 'zod'])
const testkit = createProject(['binnacle', '@binnacle/metrics-basic', '@binnacle/testkit', 'vitest', 'zod'])
const hooks = createProject(['binnacle', '@binnacle/scenarios-reasoning', '@binnacle/client-baselines'])

afterAll(() => {
  for (const project of [scenario, client, testkit, hooks]) project.close()
})

test('write a scenario', async () => {
  const page = 'docs/guides/write-a-scenario.md'
  expect(await runPage(page, blocksOf(page), scenario)).toBeGreaterThan(5)
})

test('write a client', async () => {
  const page = 'docs/guides/write-a-client.md'
  client.env['PORT'] = '0'
  const commands = await runPage(page, blocksOf(page), client, (url) => {
    client.env['LIGHTHOUSE_URL'] = url
  })
  expect(commands).toBeGreaterThan(3)
})

test('the test kit', async () => {
  const page = 'docs/testkit.md'
  expect(await runPage(page, blocksOf(page), testkit)).toBe(4)
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
  for (const { folder } of [scenario, client, testkit, hooks]) {
    const files = readdirSync(folder).filter((file) => file.endsWith('.ts'))
    expect(files.length).toBeGreaterThan(0)
    expect(typeFaults(folder, files)).toBe('')
  }
})

/** What the compiler says of files, with the settings that a project of TypeScript modules has. */
function typeFaults(folder: string, files: readonly string[]): string {
  const settings = ['--noEmit', '--strict', '--target', 'es2024', '--module', 'nodenext', '--skipLibCheck', '--allowImportingTsExtensions']
  const types = ['--types', 'node', '--typeRoots', join(ROOT, 'node_modules', '@types'), '--customConditions', '@binnacle/source']
  try {
    execFileSync(join(ROOT, 'node_modules', '.bin', 'tsc'), [...settings, ...types, ...files], { cwd: folder, encoding: 'utf8' })
    return ''
  } catch (error) {
    return String((error as { stdout?: string }).stdout)
  }
}
