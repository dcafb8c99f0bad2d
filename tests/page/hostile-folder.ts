import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { sealRun } from '../support/seal-run.ts'

/** What would do harm if anything of it ran; it marks the window. */
export const SCRIPT = '<script>window.pwned=1</script><img src="x" onerror="window.pwned=1"><a href="javascript:window.pwned=1">go</a>'
/** Terminal escapes, a text written backwards, a blank that is none. */
const CONTROLS = '\u001b[2J\u001b]0;title\u0007\u202Egnp.exe\u202C\u200B'
/** Markdown that would load, run or lead away. */
const MARKDOWN = `# Title\n\n[go](javascript:window.pwned=1) ![](https://example.com/pixel.png) $$\\href{javascript:window.pwned=1}{x}$$ ${SCRIPT}`

type Row = Record<string, unknown>

/** Makes a suite of hostile runs out of one that is sound. */
export function makeHostileSuite(sound: string, out: string): string {
  const suite = join(out, 'runs', 'evil "><script>window.pwned=1<')
  mkdirSync(suite, { recursive: true })
  const copy = (name: string): string => {
    const folder = join(suite, name)
    cpSync(sound, folder, { recursive: true })
    return folder
  }
  scripts(copy('scripts <img src=x onerror=window.pwned=1>'))
  const huge = copy('huge..')
  changeRows(huge, 'completions.jsonl', (row) => ({ ...row, completions: [{ text: `${SCRIPT}${'x'.repeat(20 << 20)}` }] }), 1)
  columns(copy('columns'))
  const broken = copy('broken')
  changeText(broken, 'instances.jsonl', (text) => text.replace('\n', '\n{"id": \n'))
  const numbers = copy('numbers')
  changeText(numbers, 'stats.json', (text) =>
    text.replaceAll(/"mean":[\d.e-]+/g, '"mean":"NaN"').replaceAll(/"max":[\d.e-]+/g, '"max":"-Infinity"'),
  )
  const half = copy('half')
  rmSync(join(half, 'manifest.json'))
  rmSync(join(half, 'progress.json'))
  writeFileSync(join(half, 'completions.jsonl'), readFileSync(join(half, 'completions.jsonl')).subarray(0, -40))
  const edited = copy('edited')
  writeFileSync(
    join(edited, 'scores.jsonl'),
    readFileSync(join(edited, 'scores.jsonl'), 'utf8').replace('"exact_match":0', '"exact_match":1'),
  )
  const record = copy('record')
  changeText(record, 'run.json', () => '{"name":["not a text"],"spec":{}}')
  const linked = copy('linked')
  rmSync(join(linked, 'instances.jsonl'))
  symlinkSync('/etc/hostname', join(linked, 'instances.jsonl'))
  symlinkSync('/etc', join(suite, 'outside'))
  symlinkSync(suite, join(suite, 'circle'))
  return suite
}

/** A folder in HELM's form whose stats unpack to more than any stats of HELM's. */
export function makeBomb(out: string): void {
  const folder = join(out, 'helm', 'bomb')
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, 'run_spec.json'),
    JSON.stringify({ name: 'bomb', groups: [], adapter_spec: {}, scenario_spec: { class_name: 'x' } }),
  )
  writeFileSync(join(folder, 'stats.json.gz'), gzipSync(Buffer.alloc(130 << 20, 0x20), { level: 1 }))
}

function scripts(folder: string): void {
  changeText(folder, 'run.json', (text) => {
    const record = JSON.parse(text) as { spec: { deployment: Row; task: Row } } & Row
    record.spec.deployment['name'] = `model ${SCRIPT}`
    record.spec.task['name'] = `task ${SCRIPT}${CONTROLS}`
    return JSON.stringify({ ...record, name: `run ${SCRIPT}`, data: [{ source: SCRIPT, bytes: 1, sha256: SCRIPT, licence: SCRIPT }] })
  })
  changeRows(folder, 'instances.jsonl', (row) => ({
    ...row,
    id: `${String(row['id'])}${SCRIPT}`,
    input: { text: `${SCRIPT} مرحبا שלום ${CONTROLS}` },
  }))
  changeRows(folder, 'completions.jsonl', (row) => ({
    ...row,
    completions: [{ text: MARKDOWN, thinking: SCRIPT, tokens: [{ text: SCRIPT, logprob: -1 }] }],
  }))
  changeRows(folder, 'requests.jsonl', (row) => ({ ...row, request: { ...(row['request'] as Row), prompt: `${SCRIPT}${CONTROLS}` } }))
}

function columns(folder: string): void {
  changeText(folder, 'stats.json', (text) => {
    const [first] = JSON.parse(text) as Row[]
    const many = Array.from({ length: 100_000 }, (_, index) => ({ ...first, name: { name: `stat ${index}`, split: 'test' } }))
    return JSON.stringify([...(JSON.parse(text) as Row[]), ...many])
  })
  changeRows(folder, 'scores.jsonl', (row) => ({
    ...row,
    scores: [
      Object.fromEntries(Array.from({ length: 5_000 }, (_, index) => [`score ${index}`, index])),
      ...(row['scores'] as Row[]).slice(1),
    ],
  }))
}

/** Changes the rows of a file and seals the run, as if it had left them so. */
function changeRows(folder: string, name: string, change: (row: Row) => Row, most = Number.POSITIVE_INFINITY): void {
  let count = 0
  changeText(folder, name, (text) =>
    text.replace(/^.+$/gm, (line) => (count++ < most ? JSON.stringify(change(JSON.parse(line) as Row)) : line)),
  )
}

function changeText(folder: string, name: string, change: (text: string) => string): void {
  const file = join(folder, name)
  writeFileSync(file, change(readFileSync(file, 'utf8')))
  sealRun(folder)
}

/** A run of a suite whose name holds a text. */
export const runOf = (suite: string, part: string): string => join(suite, readdirSync(suite).find((name) => name.includes(part))!)
