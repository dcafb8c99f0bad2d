import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { blocksOf, createProject, runPage } from './run-page.ts'
import { writeArchiveMirror } from './write-archive.ts'

const PACKAGES = ['binnacle', '@binnacle/scenarios-knowledge', '@binnacle/client-openai']
const project = createProject(PACKAGES)
const mirrored = createProject(['binnacle', '@binnacle/metrics-basic', '@binnacle/client-baselines'])

/** A server with OpenAI's interface that always answers «B». */
const server = createServer(async (request, response) => {
  for await (const _piece of request);
  const choices = [{ index: 0, message: { role: 'assistant', content: 'B' }, finish_reason: 'stop' }]
  response.setHeader('content-type', 'application/json').end(JSON.stringify({ model: 'qwen', choices }))
})

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const rows = Array.from({ length: 30 }, (_, index) => `"Question ${index}, of bones?",one,two,three,four,${'ABCD'[index % 4]}\n`)
  const mirror = join(project.folder, 'mirror')
  writeArchiveMirror(mirror, 'https://people.eecs.berkeley.edu/~hendrycks/data.tar', {
    'data/dev/anatomy_dev.csv': rows.slice(0, 5).join(''),
    'data/test/anatomy_test.csv': rows.slice(5).join(''),
  })
  project.env['BINNACLE_MIRROR'] = mirror
})

afterAll(() => {
  server.close()
  for (const one of [project, mirrored]) one.close()
})

test.each(['README.md', 'README.zh-CN.md'])('%s: what can run without a key', async (page) => {
  const { port } = server.address() as AddressInfo
  const blocks = blocksOf(page).map((block) => ({ ...block, text: block.text.replace('127.0.0.1:8000', `127.0.0.1:${port}`) }))
  expect(await runPage(page, blocks, project)).toBeGreaterThan(4)
})

test('the example of a mirror', async () => {
  const page = 'docs/mirror.md'
  expect(await runPage(page, blocksOf(page), mirrored)).toBe(1)
})
