import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { root } from '../support/start-node.ts'
import { axeFindings, BROWSER, openPage, settled, startBrowser } from './browser.ts'
import { createDemo, type DemoFolder, documentOf, type ServedPage } from './served.ts'

const HELM = join(root, '..', 'shared', 'oracle', 'helm-suite-raw')

interface Suite {
  readonly id: string
  readonly source: string
}

interface Card {
  readonly id: string
  readonly name: string
  readonly summary: {
    readonly score: number
    readonly interval: readonly [number, number]
    readonly model: string
    readonly task: string
    readonly run: string
  }
}

describe.skipIf(BROWSER === undefined)('the page in a browser', { timeout: 300_000 }, () => {
  let demo: DemoFolder
  let served: ServedPage
  let browser: Browser
  let suite: string
  let helm: string | undefined
  let cards: readonly Card[]
  const cardOf = (part: string) => cards.find(({ name }) => name.includes(part))!

  beforeAll(async () => {
    ;[demo, browser] = await Promise.all([createDemo(), startBrowser()])
    served = await demo.serve(['binnacle-out', ...(existsSync(HELM) ? [HELM] : [])])
    const site = await documentOf<{ readonly suites: readonly Suite[] }>(served.url, 'site.json')
    suite = site.suites.find(({ source }) => source === 'binnacle')!.id
    helm = site.suites.find(({ source }) => source === 'helm')?.id
    ;({ cards } = await documentOf<{ readonly cards: readonly Card[] }>(served.url, `suites/${suite}/suite.json`))
  })

  afterAll(async () => {
    await browser?.close()
    expect(await served?.stop()).toBe(0)
    demo?.remove()
  })

  const routes = () => {
    const gsm = cardOf('gsm:model=baseline_majority').id
    const other = cardOf('gsm:model=baseline_uniform').id
    return [
      '/',
      `/suites/${suite}`,
      `/suites/${suite}?panel=models`,
      `/suites/${suite}?panel=cite`,
      `/suites/${suite}?board=board-medical`,
      `/suites/${suite}/runs`,
      `/runs/${gsm}`,
      `/runs/${gsm}/samples`,
      `/runs/${gsm}/samples?sample=id13`,
      `/runs/${gsm}/metrics`,
      `/runs/${gsm}/charts`,
      `/runs/${gsm}/failures`,
      `/compare?runs=${encodeURIComponent(JSON.stringify([gsm, other]))}`,
      `/compare?suite=${suite}&models=${encodeURIComponent('["baseline/majority","baseline/ngram"]')}`,
      '/live',
      '/notes',
      '/nowhere',
      ...(helm === undefined ? [] : [`/suites/${helm}`, `/suites/${helm}?board=schema`, `/suites/${helm}/runs`]),
    ]
  }

  it.each([
    { colorScheme: 'light', locale: 'en-US', width: 1_280 },
    { colorScheme: 'dark', locale: 'zh-CN', width: 390 },
  ] as const)('shows every route without a fault and with nothing that axe finds: $colorScheme, $locale, $width px', async (options) => {
    const { page, faults, open, context } = await openPage(browser, served.url, options)
    const found: string[] = []
    for (const route of routes()) {
      await open(route)
      found.push(...(await axeFindings(page)).map((one) => `${route}: ${one}`))
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      if (wide > 0) found.push(`${route}: ${wide} px wider than the window`)
      expect(await page.locator('html').getAttribute('lang')).toBe(options.locale === 'zh-CN' ? 'zh-CN' : 'en')
    }
    expect(found).toEqual([])
    expect(faults).toEqual([])
    await context.close()
  })

  it('shows the numbers of summarize --format json, digit for digit', async () => {
    const { stdout } = await demo.run(['summarize', '--suite', 'demo', '--format', 'json'])
    const { runs } = JSON.parse(stdout) as { readonly runs: readonly Card['summary'][] }
    const { page, open, context } = await openPage(browser, served.url)
    await open(`/suites/${suite}`)
    const shown = await page.$$eval('table.board tbody tr', (rows) =>
      rows.flatMap((row) => [...row.querySelectorAll('.details')].map((details) => details.textContent ?? '')),
    )
    expect(shown).toHaveLength(runs.length)
    for (const { score, interval, run } of runs) {
      const text = shown.find((one) => one.includes(run))!
      expect(text).toContain(`Score${String(score)}`)
      expect(text).toContain(`${interval[0].toFixed(3)} … ${interval[1].toFixed(3)}`)
    }
    await context.close()
  })

  it('shows the numbers of compare --format json, digit for digit', async () => {
    const first = cardOf('mmlu:subject=general_knowledge,method=multiple_choice_joint,model=baseline_majority')
    const second = cardOf('mmlu:subject=general_knowledge,method=multiple_choice_joint,model=baseline_uniform')
    const path = (card: Card) => join('binnacle-out', 'runs', 'demo', card.name)
    const { stdout } = await demo.run(['compare', path(first), path(second), '--json'])
    const known = JSON.parse(stdout) as {
      readonly comparisons?: readonly Record<string, unknown>[]
      readonly pairs?: readonly Record<string, unknown>[]
    }
    const [pair] = (known.comparisons ?? known.pairs)!
    const { page, open, context } = await openPage(browser, served.url)
    await open(`/compare?runs=${encodeURIComponent(JSON.stringify([first.id, second.id]))}`)
    await page.waitForSelector('.numbers .big-number')
    expect(await page.locator('.numbers .big-number').getAttribute('data-exact')).toBe(String(pair!['difference']))
    const text = await page.locator('.numbers').innerText()
    const signed = (value: number) => (value > 0 ? '+' : value < 0 ? '−' : '') + Math.abs(value).toFixed(3)
    const [low, high] = pair!['interval'] as [number, number]
    const [bootLow, bootHigh] = pair!['bootstrapInterval'] as [number, number]
    expect(text).toContain(`${signed(low)} … ${signed(high)}`)
    expect(text).toContain(`${signed(bootLow)} … ${signed(bootHigh)}`)
    expect(text).toContain(`p = ${(pair!['pValue'] as number).toFixed(3)}`)
    await context.close()
  })

  it('keeps the state of a board in the address, sorted and filtered', async () => {
    const { page, open, context, faults } = await openPage(browser, served.url)
    await open(`/suites/${suite}`)
    await page.getByRole('button', { name: /^gsm/ }).click()
    await page.getByRole('button', { name: /^Models/ }).click()
    await page.getByRole('checkbox', { name: 'baseline/uniform' }).uncheck()
    const models = () => page.$$eval('table.board tbody th', (heads) => heads.map((head) => head.textContent))
    expect(await models()).toEqual(['baseline/majority', 'baseline/ngram'])
    const address = page.url()
    await page.goto('about:blank')
    await page.goto(address)
    await settled(page)
    expect(await models()).toEqual(['baseline/majority', 'baseline/ngram'])
    expect(await page.locator('th[aria-sort="descending"]').innerText()).toContain('gsm')
    await page.getByRole('button', { name: 'Compute ranks with intervals' }).click()
    await page.waitForSelector('text=/Ranks of 2 models/')
    expect(faults).toEqual([])
    await context.close()
  })

  it('goes through samples by keys, finds texts, and keeps a link to one', async () => {
    const { page, open, context, faults } = await openPage(browser, served.url)
    await open(`/runs/${cardOf('gsm:model=baseline_majority').id}/samples`)
    await page.keyboard.press('j')
    await page.waitForSelector('.sample h2')
    const first = await page.locator('.sample h2').innerText()
    await page.keyboard.press('j')
    await page.waitForFunction((before) => document.querySelector('.sample h2')?.textContent !== before, first)
    await page.keyboard.press('k')
    await page.waitForFunction((before) => document.querySelector('.sample h2')?.textContent === before, first)
    await page.keyboard.press('f')
    await page.keyboard.press('/')
    await page.keyboard.type('bakery')
    await page.waitForSelector('text=/^1 of 30 samples/')
    await page.locator('.sample-row').first().click()
    await page.waitForSelector('.text-box >> text=bakery')
    const address = page.url()
    await page.goto('about:blank')
    await page.goto(address)
    await settled(page)
    expect(await page.locator('.sample h2').innerText()).toBe('id10')
    await page.getByLabel('Outcome').selectOption('scored')
    expect(page.url()).toContain('outcome=scored')
    await page.getByLabel('Show invisible characters').check()
    expect(await page.locator('.sample .invisible').count()).toBeGreaterThan(10)
    await page.getByRole('button', { name: 'Choose for review' }).click()
    await page.getByLabel('Note').fill('Look at this one')
    await open('/notes')
    expect(await page.locator('.notes').innerText()).toContain('Look at this one')
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'JSONL' }).click()])
    expect(download.suggestedFilename()).toBe('binnacle-review.jsonl')
    expect(faults).toEqual([])
    await context.close()
  })

  it('changes the language and keeps it', async () => {
    const { page, open, context } = await openPage(browser, served.url)
    await open(`/suites/${suite}`)
    await page.locator('.language select').selectOption('zh-CN')
    expect(await page.locator('nav').first().innerText()).toContain('排行榜')
    await page.reload()
    await settled(page)
    expect(await page.locator('nav').first().innerText()).toContain('排行榜')
    await context.close()
  })
})
