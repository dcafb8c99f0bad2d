import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { createProject, type Project } from '../support/project.ts'
import { quizFiles, WITH_KEY } from '../support/quiz.ts'

let provider: ProviderServer
let project: Project

beforeAll(async () => {
  provider = await openProviderServer()
})
afterAll(() => provider.close())
afterEach(() => project.remove())

/** A project with the quiz and HELM's perturbations. */
function quiz(plugins: readonly string[] = ["'@binnacle/perturbations-basic'"]): Project {
  const files = quizFiles(provider.url, 3)
  const config = files['binnacle.config.ts']!.replace("'./quiz.ts'", ["'./quiz.ts'", ...plugins].join(', '))
  return createProject({ ...files, 'binnacle.config.ts': config })
}

const run = (words: readonly string[]) => project.run(words, WITH_KEY)

it('asks changed copies beside the rows, and summarize shows both and how many questions changed', async () => {
  project = quiz()
  const { code, stderr } = await run(['run', 'quiz:data_augmentation=extra_space', '--quiet'])
  expect([code, stderr]).toEqual([0, ''])
  const { stdout } = await run(['summarize', '--json'])
  const [only] = (JSON.parse(stdout) as { readonly runs: readonly { readonly perturbed: readonly object[] }[] }).runs
  expect(only!.perturbed).toMatchObject([
    { perturbation: 'extra_space (num_spaces=2)', copies: { copies: 3, changed: 3 } },
    { perturbation: 'robustness' },
  ])
  const table = await run(['summarize'])
  expect(table.stdout).toMatch(/extra_space \(num_spaces=2\).*3 of 3/)
})

it('copies in which nothing changed are not asked', async () => {
  project = quiz()
  await run(['run', 'quiz:data_augmentation=contract', '--quiet'])
  const { stdout } = await run(['summarize'])
  expect(stdout).not.toContain('changed rows')
})

it('names the package of perturbations that are not installed, before anything is asked', async () => {
  project = quiz([])
  const { code, stderr } = await run(['run', 'quiz:data_augmentation=typo_easy'])
  expect(code).toBe(2)
  expect(stderr).toContain('typos')
  expect(stderr).toContain('@binnacle/perturbations-basic')
})

it('says while planning what cannot be made here, and why', async () => {
  project = quiz()
  const { code, stderr } = await run(['run', 'quiz:data_augmentation=synonym'])
  expect(code).toBe(2)
  expect(stderr).toContain('synonym: HELM takes the parts of speech from spaCy')
  project.write({
    'some.conf': 'entries: [{description: "quiz:data_augmentation=synonym"}, {description: "quiz:data_augmentation=lower"}]',
  })
  const some = await run(['run', '--conf', 'some.conf', '--quiet'])
  expect(some.code).toBe(0)
  expect(some.stderr).toContain('synonym: HELM takes the parts of speech from spaCy')
})

it('says which table is not at hand, and how one brings it', async () => {
  project = quiz()
  const { code, stderr } = await run(['run', 'quiz:data_augmentation=misspelling_hard', '--offline'])
  expect(code).not.toBe(0)
  expect(stderr).toContain('the perturbation misspellings has no table: https://raw.githubusercontent.com/stanford-crfm/helm/')
  expect(stderr).toContain('--mirror')
})

it('plan says how many copies there are at the most, and of which kinds', async () => {
  project = quiz()
  const { stdout } = await run(['plan', 'quiz:data_augmentation=contract'])
  expect(stdout).toContain(
    'quiz,data_augmentation=contract:model=local_model: up to 2 perturbed copies of each row: contraction, expansion',
  )
})

it('asks back a word that it does not know', async () => {
  project = quiz()
  const { code, stderr } = await run(['plan', 'quiz:data_augmentation=canonicl'])
  expect(code).toBe(2)
  expect(stderr).toContain('canonical')
})
