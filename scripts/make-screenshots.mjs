// Makes the pictures of the docs: the page over the demonstration.  npm run build && node scripts/make-screenshots.mjs   (needs Chromium)
import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './workspace.mjs'

const { chromium } = createRequire(join(root, 'tests/package.json'))('playwright-core')
const folder = mkdtempSync(join(tmpdir(), 'binnacle-pictures-'))
const command = join(root, 'packages/cli/bin/binnacle.js')
spawnSync(process.execPath, [command, 'demo', '--quiet'], { cwd: folder, stdio: 'inherit' })
const server = spawn(process.execPath, [command, 'serve', '--json', '--quiet'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
const { url } = JSON.parse(await new Promise((resolve) => server.stdout.once('data', (piece) => resolve(String(piece)))))
const read = async (address) => (await fetch(`${url}data/${address}`)).json()
const [suite] = (await read('site.json')).suites
const { cards } = await read(`suites/${suite.id}/suite.json`)
const run = (part) => cards.find(({ name }) => name.includes(part)).id
const pair = encodeURIComponent(
  JSON.stringify([
    run('mmlu:subject=general_knowledge,method=multiple_choice_joint,model=baseline_majority'),
    run('mmlu:subject=general_knowledge,method=multiple_choice_joint,model=baseline_uniform'),
  ]),
)
const sample = `/runs/${run('med_qa:model=baseline_uniform')}/samples`

const PICTURES = [
  { name: 'board-1280', path: `/suites/${suite.id}`, width: 1_280, height: 560, press: 'text=Compute ranks' },
  { name: 'board-390', path: `/suites/${suite.id}`, width: 390, height: 700, language: 'zh-CN' },
  { name: 'board-2560', path: `/suites/${suite.id}`, width: 2_560, height: 700, scheme: 'dark' },
  { name: 'run-1280', path: `/runs/${run('gsm:model=baseline_ngram')}`, width: 1_280, height: 800 },
  { name: 'samples-1280', path: sample, width: 1_280, height: 860, key: 'f' },
  { name: 'samples-390', path: sample, width: 390, height: 700, key: 'f' },
  { name: 'samples-2560', path: sample, width: 2_560, height: 1_100, key: 'f', scheme: 'dark' },
  { name: 'compare-1280', path: `/compare?runs=${pair}`, width: 1_280, height: 1_000 },
  { name: 'charts-1280', path: `/runs/${run('gsm:model=baseline_ngram')}/charts`, width: 1_280, height: 560 },
]

const browser = await chromium.launch({
  executablePath: process.env.BINNACLE_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--headless', '--no-sandbox', '--disable-gpu'],
})
for (const { name, path, width, height, scheme = 'light', language = 'en-US', press, key } of PICTURES) {
  const context = await browser.newContext({ viewport: { width, height }, colorScheme: scheme, locale: language })
  const page = await context.newPage()
  await page.goto(`${url}#${path}`)
  await page.waitForSelector('main h1')
  await page.waitForTimeout(1_500)
  if (press !== undefined) await page.click(press)
  if (key !== undefined) await page.keyboard.press(key)
  await page.waitForTimeout(1_500)
  await page.screenshot({ path: join(root, 'docs/images', `${name}.png`) })
  await context.close()
}
await browser.close()
server.kill('SIGINT')
rmSync(folder, { recursive: true, force: true })
