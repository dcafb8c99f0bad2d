import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BROWSER, openPage, startBrowser } from './browser.ts'
import { makeBomb, makeHostileSuite, runOf, SCRIPT } from './hostile-folder.ts'
import { createDemo, type DemoFolder, documentOf, type ServedPage } from './served.ts'

interface Card {
  readonly id: string
  readonly name: string
  readonly state: string
  readonly fault?: { readonly code: string }
}

let demo: DemoFolder
let served: ServedPage
let browser: Browser | undefined
let suite: string
let cards: readonly Card[]
let faults: readonly { readonly code: string }[]
const idOf = (part: string) => cards.find(({ id }) => id.includes(part))!.id
const isWanted = () => (window as unknown as { readonly pwned?: number }).pwned

beforeAll(async () => {
  demo = await createDemo()
  const out = join(demo.folder, 'binnacle-out')
  suite = makeHostileSuite(runOf(join(out, 'runs', 'demo'), 'mmlu'), join(demo.folder, 'hostile'))
  makeBomb(join(demo.folder, 'hostile'))
  if (BROWSER !== undefined) browser = await startBrowser()
  served = await demo.serve(['hostile'])
  const site = await documentOf<{
    readonly suites: readonly { readonly id: string; readonly source: string }[]
    readonly faults: typeof faults
  }>(served.url, 'site.json')
  ;({ faults } = site)
  const all = await Promise.all(
    site.suites.map(({ id }) => documentOf<{ readonly cards: readonly Card[] }>(served.url, `suites/${id}/suite.json`)),
  )
  cards = all.flatMap((one) => one.cards)
}, 120_000)

afterAll(async () => {
  await browser?.close()
  await served?.stop()
  demo?.remove()
})

describe('a hostile folder', () => {
  it('is listed whole: what is wrong stands in its place', () => {
    const states = Object.fromEntries(cards.map(({ id, state, fault }) => [id.replace(/-[0-9a-f]{8}$/, ''), fault?.code ?? state]))
    expect(states).toEqual({
      'scripts-img-src-x-onerror-window-pwned-1': 'finished',
      huge: 'finished',
      columns: 'finished',
      broken: 'finished',
      numbers: 'finished',
      half: 'unfinished',
      edited: 'finished',
      record: 'ERR_RECORD_BROKEN',
      linked: 'finished',
      bomb: 'ERR_READER_TOO_LARGE',
    })
    expect(faults.map(({ code }) => code)).toEqual(['ERR_VIEWER_LINK'])
  })

  it.each([
    ['broken', 'heads/0', 'ERR_READER_FILE'],
    ['linked', 'samples', 'ERR_VIEWER_LINK'],
    ['bomb', 'samples', 'ERR_READER_NOT_A_RUN'],
    ['bomb', 'stats', 'ERR_READER_TOO_LARGE'],
  ])('names why it cannot show %s/%s', async (part, document, code) => {
    const response = await fetch(new URL(`data/runs/${idOf(part)}/${document}.json`, served.url))
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code })
  })

  it('says which files are not what the run left', async () => {
    expect(await documentOf(served.url, `runs/${idOf('edited')}/integrity.json`)).toEqual({
      checked: true,
      damaged: [{ name: 'scores.jsonl', why: 'changed' }],
    })
  })

  it.each([
    '../package.json',
    '..%2f..%2fetc%2fpasswd',
    'runs/../../etc/passwd',
    'runs/x/heads/-1.json',
    'media/../../etc/passwd',
    '%00',
    '%E0%A4%A',
    'runs/a%2Fb/run.json',
  ])('gives nothing for %s', async (path) => {
    const response = await fetch(`${served.url}data/${path}`)
    expect([400, 404]).toContain(response.status)
    expect(await response.text()).not.toContain('root:')
  })

  it('asks a reader for large samples by themselves', async () => {
    const { samples } = await documentOf<{ readonly samples: readonly { readonly large?: number }[] }>(
      served.url,
      `runs/${idOf('huge')}/samples/0.json`,
    )
    expect(samples[0]!.large).toBeGreaterThan(20 << 20)
    const whole = await documentOf<{
      readonly sample: { readonly requests: readonly { readonly answer: { readonly completions: readonly { readonly text: string }[] } }[] }
    }>(served.url, `runs/${idOf('huge')}/large/0.json`)
    expect(whole.sample.requests[0]!.answer.completions[0]!.text).toHaveLength((20 << 20) + SCRIPT.length)
  })
})

describe.skipIf(BROWSER === undefined)('a hostile folder in a browser', { timeout: 90_000 }, () => {
  it('shows as text, and runs nothing', async () => {
    const { page, open, faults: found, context } = await openPage(browser!, served.url)
    const scripts = idOf('scripts')
    const site = await documentOf<{ readonly suites: readonly { readonly id: string }[] }>(served.url, 'site.json')
    for (const route of [
      '/',
      ...site.suites.flatMap(({ id }) => [`/suites/${id}`, `/suites/${id}/runs`]),
      ...['', '/samples', '/metrics', '/charts'].map((tab) => `/runs/${scripts}${tab}`),
      `/runs/${idOf('columns')}/metrics`,
      `/runs/${idOf('columns')}/samples`,
      `/runs/${idOf('numbers')}/metrics`,
      `/runs/${idOf('huge')}/samples`,
      `/runs/${idOf('half')}/samples`,
      `/runs/${idOf('record')}`,
      '/live',
    ]) {
      await open(route)
      expect(await page.evaluate(isWanted), route).toBeUndefined()
    }
    await open(`/runs/${scripts}/samples`)
    await page.keyboard.press('j')
    await page.waitForSelector('.answer-box')
    expect(await page.locator('.answer-box').first().innerText()).toContain('<script>')
    expect(await page.locator('.sample .invisible').first().getAttribute('title')).toBe('U+001B')
    await page.getByRole('checkbox', { name: 'Token probabilities' }).check()
    await page.getByRole('checkbox', { name: 'Token probabilities' }).uncheck()
    await page.getByLabel('Render Markdown and math').check()
    await page.waitForSelector('.rendered h1')
    expect(await page.$$eval('.rendered a[href], .rendered img, .rendered script, .rendered [onerror]', (all) => all.length)).toBe(0)
    expect(await page.evaluate(isWanted)).toBeUndefined()
    expect(found).toEqual([])
    await context.close()
  })

  it('shows a large sample when it is asked for, and a broken file as a fault in its place', async () => {
    const { page, open, context } = await openPage(browser!, served.url)
    await open(`/runs/${idOf('huge')}/samples`)
    await page.keyboard.press('j')
    await page.getByRole('button', { name: 'Load it' }).click()
    await page.waitForSelector('.answer-box >> text=/x{200}/', { timeout: 60_000 })
    await open(`/runs/${idOf('broken')}/samples`)
    expect(await page.locator('.fault').innerText()).toContain('ERR_READER_FILE')
    await page.getByRole('link', { name: 'Metrics' }).click()
    await page.waitForSelector('table.list tbody tr')
    await context.close()
  })

  it('says so when the folder vanishes', async () => {
    const { page, open, context } = await openPage(browser!, served.url)
    const id = idOf('numbers')
    await open(`/runs/${id}/samples`)
    rmSync(runOf(suite, 'numbers'), { recursive: true })
    await page.waitForTimeout(1_700)
    await page.reload()
    await page.waitForSelector('.fault')
    expect(await page.locator('.fault').innerText()).toMatch(/not there any more/)
    await context.close()
  })
})
