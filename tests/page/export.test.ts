import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BROWSER, openPage, settled, startBrowser } from './browser.ts'
import { serveFiles } from './file-server.ts'
import { createDemo, type DemoFolder, type ServedPage } from './served.ts'

let demo: DemoFolder
let served: ServedPage
let browser: Browser | undefined
let site: string

beforeAll(async () => {
  demo = await createDemo()
  site = join(demo.folder, 'site')
  const { code, stderr } = await demo.run(['export', 'binnacle-out/runs/demo', '--format', 'site', '--to', site])
  expect(stderr).toContain('Serve the folder with any web server')
  expect(code).toBe(0)
  served = await demo.serve(['binnacle-out/runs/demo'])
  if (BROWSER !== undefined) browser = await startBrowser()
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await served?.stop()
  demo?.remove()
})

describe('a site of files', () => {
  it('holds the documents that the server makes, byte for byte', async () => {
    const files = globSync('data/**/*.json', { cwd: site }).filter((file) => !/(?:site|live)\.json$/.test(file))
    expect(files.length).toBeGreaterThan(100)
    for (const file of files) {
      const response = await fetch(`${served.url}${file}`)
      expect(await response.text(), file).toBe(readFileSync(join(site, file), 'utf8'))
    }
  })

  it('asks no other host for anything, and has no script in its page', () => {
    const html = readFileSync(join(site, 'index.html'), 'utf8')
    expect(html).not.toMatch(/<script(?![^>]*\ssrc=)|\son\w+=|https?:\/\//)
    expect(html).toContain("script-src 'self'")
  })

  it('is written again in its place, and over nothing else', async () => {
    const words = ['export', 'binnacle-out/runs/demo', '--format', 'site', '--to']
    expect((await demo.run([...words, site, '--json'])).code).toBe(0)
    const other = join(demo.folder, 'other')
    mkdirSync(other)
    writeFileSync(join(other, 'mine.txt'), 'mine')
    const { code, stderr } = await demo.run([...words, other])
    expect(code).toBe(2)
    expect(stderr).toContain('ERR_VIEWER_TARGET')
  })
})

describe.skipIf(BROWSER === undefined)('a site of files in a browser', { timeout: 90_000 }, () => {
  it.each(['/a/b/', '/'])('works under %s', async (base) => {
    const server = await serveFiles(site, base)
    const { page, open, faults, context } = await openPage(browser!, server.url)
    await open('/')
    expect(await page.locator('table.board tbody tr').count()).toBe(3)
    await page.locator('table.board tbody td a.cell').first().click()
    await settled(page)
    await page.getByRole('link', { name: 'Samples' }).click()
    await page.locator('.sample-row').first().click()
    await page.waitForSelector('.sample .answer-box')
    await page.locator('.filters input').fill('question')
    await page.waitForFunction(() => document.querySelector('.filters .muted') === null)
    await open('/live')
    expect(await page.locator('main').innerText()).toContain('As of the export')
    await open('/compare')
    await page.getByRole('button', { name: 'Models' }).click()
    await page.getByLabel('First').selectOption('baseline/majority')
    await page.getByLabel('Second').selectOption('baseline/ngram')
    await page.waitForSelector('.numbers .big-number')
    expect(faults).toEqual([])
    await context.close()
    server.close()
  })

  it('opened as a file says in plain HTML how to serve it', async () => {
    const context = await browser!.newContext()
    const page = await context.newPage()
    await page.goto(pathToFileURL(join(site, 'index.html')).href)
    await page.waitForTimeout(1_600)
    expect(await page.locator('body').innerText()).toContain('python3 -m http.server')
    await context.close()
  })
})
