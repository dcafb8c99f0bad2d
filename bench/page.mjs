// Measures the page: first paint of a board of 60 runs and of the samples of a run of 100,000, scrolling, search, the memory of the
// server, and what is loaded first.  npm run build && node bench/page.mjs [--rows 100000] [--runs 60]   (needs Chromium)
import { spawn } from 'node:child_process'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { measure } from './measure.mjs'
import { writeRows } from './rows.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '..')
const { chromium } = createRequire(join(root, 'tests/package.json'))('playwright-core')
const option = (name, standard) => {
  const at = process.argv.indexOf(`--${name}`)
  return Number(at < 0 ? standard : process.argv[at + 1])
}
const rows = option('rows', 100_000)
const runs = option('runs', 60)
const folder = mkdtempSync(join(tmpdir(), 'binnacle-bench-'))
const command = join(root, 'packages/cli/bin/binnacle.js')

/** A suite of one long run, made by the command, and one of many runs of 200 rows, copies under other names. */
async function makeSuites() {
  await writeRows(join(folder, 'rows.jsonl'), rows)
  await writeRows(join(folder, 'few.jsonl'), 200)
  writeFileSync(
    join(folder, 'binnacle.config.json'),
    JSON.stringify({
      plugins: [join(root, 'plugins/metrics-basic'), join(root, 'plugins/client-baselines'), join(here, 'bench-scenario.ts')],
      models: ['baseline/uniform'],
      runs: ['bench:model=baseline/uniform'],
    }),
  )
  await measure([command, 'run', '--suite', 'long', '--quiet'], { BENCH_ROWS: join(folder, 'rows.jsonl') }, folder)
  await measure([command, 'run', '--suite', 'few', '--quiet'], { BENCH_ROWS: join(folder, 'few.jsonl') }, folder)
  const few = join(folder, 'binnacle-out/runs/few')
  const [first] = readdirSync(few)
  for (let number = 0; number < runs; number++) copyRun(join(few, first), join(folder, 'binnacle-out/runs/many', `run-${number}`), number)
  rmSync(few, { recursive: true })
}

/** A copy of a run under the name of another model and task; without a manifest of its own it would not count as finished. */
function copyRun(from, to, number) {
  cpSync(from, to, { recursive: true })
  const file = join(to, 'run.json')
  const record = JSON.parse(readFileSync(file, 'utf8'))
  const model = `lab-${number % 3}/model-${Math.floor(number / 6)}`
  const task = { name: 'bench', args: { part: String(number % 6) } }
  const spec = {
    ...record.spec,
    name: `bench:part=${number % 6},model=${model}`,
    task,
    deployment: { ...record.spec.deployment, name: model, model },
  }
  const text = `${JSON.stringify({ ...record, name: spec.name, suite: 'many', spec }, null, 2)}\n`
  writeFileSync(file, text)
  const manifest = JSON.parse(readFileSync(join(to, 'manifest.json'), 'utf8'))
  const { createHash } = process.getBuiltinModule('node:crypto')
  manifest.files['run.json'] = { bytes: Buffer.byteLength(text), sha256: createHash('sha256').update(text).digest('hex') }
  writeFileSync(join(to, 'manifest.json'), JSON.stringify(manifest, null, 2))
}

async function startServer() {
  const child = spawn(process.execPath, [command, 'serve', 'binnacle-out', '--json'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] })
  const text = await new Promise((resolve) => child.stdout.once('data', (piece) => resolve(String(piece))))
  const memory = () => Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1] ?? 0) / 1_000
  return { url: JSON.parse(text).url, memory, stop: () => child.kill('SIGINT') }
}

const say = (what, value) => console.log(`${what.padEnd(58)} ${value}`)
const milliseconds = (value) => `${Math.round(value)} ms`

function firstLoad() {
  const assets = join(root, 'packages/viewer/dist/page')
  const html = readFileSync(join(assets, 'index.html'), 'utf8')
  const scripts = [...html.matchAll(/src="\.\/(assets\/[^"]+\.js)"/g)].map(([, name]) => name)
  return scripts.reduce((sum, name) => sum + gzipSync(readFileSync(join(assets, name))).length, 0)
}

async function measurePage(browser, server) {
  const site = await (await fetch(`${server.url}data/site.json`)).json()
  const many = site.suites.find(({ name }) => name === 'many').id
  const long = site.suites.find(({ name }) => name === 'long').id
  const { cards } = await (await fetch(`${server.url}data/suites/${long}/suite.json`)).json()
  const open = async (path, ready) => {
    const context = await browser.newContext({ viewport: { width: 1_280, height: 900 } })
    const page = await context.newPage()
    await page.addInitScript(() => {
      globalThis.longTasks = []
      new PerformanceObserver((list) => globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration))).observe({
        type: 'longtask',
      })
    })
    const started = performance.now()
    await page.goto(`${server.url}#${path}`)
    await page.waitForSelector(ready)
    return { page, took: performance.now() - started, close: () => context.close() }
  }
  for (const round of [1, 2]) {
    const board = await open(`/suites/${many}`, 'table.board tbody tr')
    say(`board of ${runs} runs, first paint, round ${round}`, milliseconds(board.took))
    await board.close()
    const list = await open(`/runs/${cards[0].id}/samples`, '.sample-row .line')
    say(`samples of ${rows} rows, first paint, round ${round}`, milliseconds(list.took))
    await list.page.waitForFunction(
      (count) => document.querySelector('.list-count')?.textContent?.startsWith(count),
      rows.toLocaleString('en-US'),
    )
    if (round === 2) await measureList(list.page)
    await list.close()
    say(`memory of the server, round ${round}`, `${Math.round(server.memory())} MB`)
  }
}

async function measureList(page) {
  say('longest task while loading', milliseconds(Math.max(0, ...(await page.evaluate(() => globalThis.longTasks)))))
  await page.evaluate(() => (globalThis.longTasks.length = 0))
  await page.hover('.sample-list')
  for (let step = 0; step < 60; step++) {
    await page.mouse.wheel(0, 1_500)
    await page.waitForTimeout(30)
  }
  for (const share of [0.25, 0.5, 0.9, 0.1]) {
    await page.evaluate((to) => {
      const list = document.querySelector('.sample-list')
      list.scrollTop = list.scrollHeight * to
    }, share)
    await page.waitForTimeout(150)
  }
  say('longest task while scrolling', milliseconds(Math.max(0, ...(await page.evaluate(() => globalThis.longTasks)))))
  const count = (text, timeout) =>
    page.waitForFunction((wanted) => document.querySelector('.list-count').textContent.startsWith(wanted), text, { timeout, polling: 20 })
  const built = performance.now()
  await page.fill('.filters input', 'violin')
  await count(`${Math.floor(rows / 10).toLocaleString('en-US')} of`, 60_000)
  say('search, with the index built first', milliseconds(performance.now() - built))
  const searched = performance.now()
  await page.fill('.filters input', `"(case ${Math.floor(rows * 0.77)})"`)
  await count('1 of', 60_000)
  say('search once the index is built (180 ms of it wait for the next key)', milliseconds(performance.now() - searched))
}

const browser = await chromium.launch({
  executablePath: process.env.BINNACLE_CHROMIUM ?? ['/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync),
  args: ['--headless', '--no-sandbox', '--disable-gpu', '--disable-background-networking'],
})
try {
  say('JavaScript of the first load, gzipped', `${Math.round(firstLoad() / 1_000)} KB`)
  await makeSuites()
  const server = await startServer()
  say('memory of the server at its start', `${Math.round(server.memory())} MB`)
  try {
    await measurePage(browser, server)
  } finally {
    server.stop()
  }
  const to = join(folder, 'site')
  const { wall, memory } = await measure(
    [command, 'export', join(folder, 'binnacle-out/runs/long'), '--format', 'site', '--to', to],
    {},
    folder,
  )
  say(`export of ${rows} samples as a site`, `${wall.toFixed(1)} s, ${Math.round(memory)} MB`)
} finally {
  await browser.close()
  rmSync(folder, { recursive: true, force: true })
}
