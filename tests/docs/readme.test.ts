import { join } from 'node:path'
import { openProviderServer, type ProviderServer } from '@binnacle/testkit/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blocksOf, createProject, runPage } from './run-page.ts'
import { writeArchiveMirror } from './write-archive.ts'

const PACKAGES = ['binnacle', '@binnacle/scenarios-knowledge', '@binnacle/client-openai']
const project = createProject(PACKAGES)
const mirrored = createProject(['binnacle', '@binnacle/metrics-basic', '@binnacle/client-baselines'])

/** A server that always answers “B”. */
let server: ProviderServer

beforeAll(async () => {
  server = await openProviderServer({ reply: 'B', model: 'qwen' })
  const rows = Array.from({ length: 30 }, (_, index) => `"Question ${index}, of bones?",one,two,three,four,${'ABCD'[index % 4]}\n`)
  const mirror = join(project.folder, 'mirror')
  writeArchiveMirror(mirror, 'https://people.eecs.berkeley.edu/~hendrycks/data.tar', {
    'data/dev/anatomy_dev.csv': rows.slice(0, 5).join(''),
    'data/test/anatomy_test.csv': rows.slice(5).join(''),
  })
  project.env['BINNACLE_MIRROR'] = mirror
})

afterAll(async () => {
  await server.close()
  for (const one of [project, mirrored]) one.close()
})

test.each(['README.md', 'README.zh-CN.md'])('%s: what can run without a key', async (page) => {
  const blocks = blocksOf(page).map((block) => ({ ...block, text: block.text.replace('127.0.0.1:8000', new URL(server.url).host) }))
  expect(await runPage(page, blocks, project)).toBeGreaterThan(4)
})

test('the example of a mirror', async () => {
  const page = 'docs/mirror.md'
  expect(await runPage(page, blocksOf(page), mirrored)).toBe(1)
})
