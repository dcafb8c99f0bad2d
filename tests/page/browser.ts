import { existsSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'

/** Where systems have Chromium; another place is told by BINNACLE_CHROMIUM. */
const PLACES = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
]

/** The browser of this machine; undefined where there is none: tests then say that they were skipped. */
export const BROWSER: string | undefined = [process.env['BINNACLE_CHROMIUM'] ?? '', ...PLACES].find(
  (place) => place !== '' && existsSync(place),
)

/** Starts the browser; it asks nobody for anything by itself. */
export const startBrowser = (): Promise<Browser> =>
  chromium.launch({
    executablePath: BROWSER!,
    args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  })

/** A page, and whatever it did that it should not. */
export interface WatchedPage {
  readonly page: Page
  readonly context: BrowserContext
  /** Errors on the console or thrown, and requests to other hosts. */
  readonly faults: string[]
  /** Opens an address behind the `#` and waits until nothing is loading. */
  open(path: string): Promise<void>
}

/** Opens a page that is watched. */
export async function openPage(
  browser: Browser,
  base: string,
  options: { readonly colorScheme?: 'light' | 'dark'; readonly locale?: string; readonly width?: number } = {},
): Promise<WatchedPage> {
  const { colorScheme = 'light', locale = 'en-US', width = 1_280 } = options
  const context = await browser.newContext({
    colorScheme,
    locale,
    viewport: { width, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  const faults: string[] = []
  const { origin } = new URL(base)
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`console: ${message.text()} ${message.location().url}`)
  })
  page.on('pageerror', (error) => faults.push(`thrown: ${error.message}`))
  page.on('request', (request) => {
    const url = request.url()
    if (!url.startsWith(`${origin}/`) && !url.startsWith('blob:')) faults.push(`request: ${url}`)
  })
  return {
    page,
    context,
    faults,
    async open(path) {
      await page.goto(`${base}#${path}`)
      await settled(page)
    },
  }
}

/** Waits until the page shows what it has to show. */
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('main h1') !== null && document.querySelector('.loading') === null)
  // What was found may ask for more.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 60))))
  await page.waitForFunction(() => document.querySelector('.loading') === null)
}

/** What axe finds against WCAG 2.2 AA, in a line each. */
export async function axeFindings(page: Page): Promise<readonly string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode(true)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze()
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(' | ')}`,
  )
}
