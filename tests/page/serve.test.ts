import { createHash } from 'node:crypto'
import { appendFileSync, cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { runOf } from './hostile-folder.ts'
import { createDemo, type DemoFolder, documentOf, type ServedPage } from './served.ts'

let demo: DemoFolder
let served: ServedPage

beforeAll(async () => {
  demo = await createDemo()
  served = await demo.serve([])
}, 120_000)

afterAll(async () => {
  await served?.stop()
  demo?.remove()
})

/** What a request with these headers gets. */
function ask(
  url: string,
  headers: Readonly<Record<string, string>>,
  method = 'GET',
): Promise<{ readonly status: number; readonly headers: Readonly<Record<string, unknown>>; readonly text: string }> {
  return new Promise((resolve, reject) => {
    const asked = request(url, { method, headers }, (response) => {
      let text = ''
      response.on('data', (piece) => (text += String(piece)))
      response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }))
    })
    asked.on('error', reject)
    asked.end()
  })
}

describe('the server', () => {
  it.each([
    ['another name', { host: 'example.com' }],
    ['another name that ends like its own', { host: 'evil.127.0.0.1.example.com' }],
    ['another origin', { origin: 'http://example.com' }],
    ['no origin at all', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
  ])('refuses requests from %s', async (_what, headers) => {
    const { status, text } = await ask(`${served.url}data/site.json`, headers)
    expect(status).toBe(403)
    expect(text).not.toContain('suites')
  })

  it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('only reads: %s is refused', async (method) => {
    expect((await ask(`${served.url}data/site.json`, {}, method)).status).toBe(403)
  })

  it('answers under the names of this machine, with a strict policy', async () => {
    const { port } = new URL(served.url)
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`]) {
      const { status, headers } = await ask(served.url, { host })
      expect(status).toBe(200)
      expect(headers).toMatchObject({
        'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'self'; style-src 'self';/) as string,
        'x-content-type-options': 'nosniff',
      })
      expect(String(headers['content-security-policy'])).not.toContain('unsafe')
    }
  })

  it('asks other machines for the token that it printed', async () => {
    const open = await demo.serve(['--host', '0.0.0.0'])
    try {
      const { port, searchParams } = new URL(open.url)
      const token = searchParams.get('token')!
      expect(token).toMatch(/^[\w-]{32}$/)
      const local = `http://127.0.0.1:${port}/`
      const host = `localhost:${port}`
      expect((await ask(`${local}data/site.json`, { host })).status).toBe(403)
      expect((await ask(`${local}data/site.json?token=${'x'.repeat(32)}`, { host })).status).toBe(403)
      const { status, headers } = await ask(`${local}?token=${token}`, { host })
      expect(status).toBe(302)
      const [cookie] = headers['set-cookie'] as readonly string[]
      expect(cookie).toMatch(/HttpOnly; SameSite=Strict/)
      expect((await ask(`${local}data/site.json`, { host, cookie: cookie!.split(';')[0]! })).status).toBe(200)
      expect((await ask(`${local}data/site.json`, { host: 'example.com', cookie: cookie!.split(';')[0]! })).status).toBe(403)
    } finally {
      await open.stop()
    }
  })

  it('names a folder that is not there, and a port that is taken', async () => {
    const { port } = new URL(served.url)
    const gone = await demo.run(['serve', 'nowhere'])
    expect(gone).toMatchObject({ code: 2, stderr: expect.stringContaining('ERR_SERVE_PATH') as string })
    const taken = await demo.run(['serve', '--port', port])
    expect(taken).toMatchObject({ code: 2, stderr: expect.stringContaining('ERR_VIEWER_PORT') as string })
  })
})

describe('media', () => {
  it('are sent as what they are, pictures that can hold scripts not at all', async () => {
    const bytes = Buffer.from('89504e470d0a1a0a', 'hex')
    const sha256 = createHash('sha256').update(bytes).digest('hex')
    mkdirSync(join(demo.folder, 'binnacle-out', 'media'), { recursive: true })
    writeFileSync(join(demo.folder, 'binnacle-out', 'media', sha256), bytes)
    const response = await fetch(`${served.url}data/media/${sha256}.png`)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes)
    expect((await fetch(`${served.url}data/media/${sha256}.svg`)).status).toBe(404)
    expect((await fetch(`${served.url}data/media/${'0'.repeat(64)}.png`)).status).toBe(404)
  })
})

describe('a release', () => {
  it('shows several suites as one', async () => {
    const release = await demo.serve(['binnacle-out/runs/demo', 'binnacle-out/runs', '--release', 'v1'])
    try {
      const site = await documentOf<{ readonly suites: readonly { readonly name: string; readonly runs: number }[] }>(
        release.url,
        'site.json',
      )
      expect(site.suites).toEqual([expect.objectContaining({ name: 'v1', runs: 15 })])
    } finally {
      await release.stop()
    }
  })
})

describe('runs that go on', () => {
  interface Live {
    readonly runs: readonly {
      readonly name: string
      readonly state: string
      readonly progress?: { readonly done: number }
      readonly errors: readonly { readonly code: string }[]
    }[]
  }

  it('appear and move by their folder alone; one whose process is gone looks so', async () => {
    const sound = runOf(join(demo.folder, 'binnacle-out', 'runs', 'demo'), 'gsm')
    const going = join(demo.folder, 'binnacle-out', 'runs', 'going', 'one')
    mkdirSync(join(going, '..'), { recursive: true })
    cpSync(sound, going, { recursive: true })
    rmSync(join(going, 'manifest.json'))
    const progress = JSON.parse(readFileSync(join(going, 'progress.json'), 'utf8')) as object
    const say = (changes: object) =>
      writeFileSync(join(going, 'progress.json'), JSON.stringify({ ...progress, state: 'running', planned: 30, ...changes }))
    say({ done: 10, beat: new Date().toISOString() })
    appendFileSync(
      join(going, 'errors.jsonl'),
      `${JSON.stringify({ key: 'k', attempts: [{ attempt: 1, code: 'ERR_HTTP_STATUS', message: 'busy', at: new Date().toISOString() }] })}\n{"half`,
    )
    await expect
      .poll(async () => (await documentOf<Live>(served.url, 'live.json')).runs[0], { timeout: 10_000 })
      .toMatchObject({
        state: 'running',
        progress: { done: 10 },
        errors: [{ code: 'ERR_HTTP_STATUS' }],
      })
    say({ done: 20, beat: new Date().toISOString() })
    await expect.poll(async () => (await documentOf<Live>(served.url, 'live.json')).runs[0]?.progress?.done, { timeout: 10_000 }).toBe(20)
    say({ done: 20, beat: new Date(Date.now() - 60_000).toISOString() })
    await expect.poll(async () => (await documentOf<Live>(served.url, 'live.json')).runs[0]?.state, { timeout: 10_000 }).toBe('died')
  })
})
