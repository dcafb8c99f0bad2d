import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { httpCarrier } from './carrier.ts'
import { diskCarrier } from './disk-carrier.ts'
import { openLineFile } from './line-file.ts'
import { openSamples } from './open-samples.ts'

const fixtures = fileURLToPath(new URL('../../../tests/fixtures/format-0/runs', import.meta.url))

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'binnacle-reader-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const rowsOf = (run: string, file: string): readonly Record<string, unknown>[] =>
  readFileSync(join(fixtures, run, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Record<string, unknown>)

describe('lines', () => {
  it('are found by their number, whatever their bytes; a last one without an end is left out', async () => {
    const lines = ['', 'é', 'x'.repeat(3_000_000), '世界', 'last']
    writeFileSync(join(folder, 'a.jsonl'), `${lines.join('\n')}\ncut off`)
    const seen: number[] = []
    const carrier = diskCarrier(folder)
    const file = await openLineFile(carrier, 'a.jsonl', (line) => void seen.push(line.length))
    expect([file.count, seen]).toEqual([5, lines.map((line) => Buffer.byteLength(line))])
    expect(await Promise.all(lines.map((_, number) => file.at(number)))).toEqual(lines)
    expect(await file.range(3, 5)).toEqual(['世界', 'last'])
    expect((await openLineFile(carrier, 'gone.jsonl')).count).toBe(0)
    await carrier.close()
  })
})

/** A static web server; it knows ranges, or does not. */
async function serve(root: string, knowsRanges: boolean): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer((request, response) => {
    let bytes: Buffer
    try {
      bytes = readFileSync(join(root, decodeURIComponent(request.url!)))
    } catch {
      return void response.writeHead(404).end()
    }
    const range = knowsRanges ? /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? '') : null
    const sent = range === null ? bytes : bytes.subarray(Number(range[1]), Number(range[2]) + 1)
    response.writeHead(range === null ? 200 : 206, { 'content-length': sent.length })
    return void response.end(request.method === 'HEAD' ? undefined : sent)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server }
}

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

describe.each(['a disk', 'a server', 'a server that knows no ranges'])('a run of ours from %s', (from) => {
  let open: (run: string) => ReturnType<typeof openSamples>
  beforeAll(async () => {
    if (from === 'a disk') open = (run) => openSamples(diskCarrier(join(fixtures, run)))
    else {
      const { url, server } = await serve(fixtures, from === 'a server')
      servers.push(server)
      open = (run) => openSamples(httpCarrier(`${url}/${run}`, fetch))
    }
  })

  it.each(['plain-steady', 'trials-steady', 'scored-steady', 'annotated-steady'])('%s: every sample is what the rows say', async (run) => {
    const samples = await open(run)
    const [instances, requests, scores, answers] = ['instances.jsonl', 'requests.jsonl', 'scores.jsonl', 'completions.jsonl'].map((file) =>
      rowsOf(run, file),
    )
    expect(samples.count).toBe(scores!.length)
    for await (const sample of samples.all()) {
      const own = requests!.filter((row) => row['sample'] === sample.place)
      expect([sample.instance.id, sample.outcome]).toEqual([
        instances![sample.place % instances!.length]!['id'],
        scores![sample.place]!['outcome'],
      ])
      expect(sample.requests.map(({ request }) => request)).toEqual(own.map((row) => row['request']))
      const texts = own.map(({ key }) =>
        (answers!.find((row) => row['key'] === key) as { completions: { text: string }[] } | undefined)?.completions.map(
          ({ text }) => text,
        ),
      )
      expect(sample.requests.map(({ answer }) => answer?.completions.map(({ text }) => text))).toEqual(texts)
    }
  })
})

describe('pages', () => {
  it('give what fits a filter, and how much there is in all', async () => {
    const samples = await openSamples(diskCarrier(join(fixtures, 'trials-steady')))
    const all = await samples.page({ limit: 1_000 })
    expect(all.total).toBe(samples.count)
    const trial = await samples.page({ trial: 1, from: 2, limit: 3 })
    expect(trial.samples.map((sample) => sample.trial)).toEqual([1, 1, 1])
    expect(trial.total).toBe(samples.count / 3)
    const { id } = all.samples[0]!.instance
    const own = await samples.page({ id: String(id), perturbed: false })
    expect(own.total).toBe(3)
    const scored = all.samples.filter(({ outcome }) => outcome === 'scored').length
    expect((await samples.page({ outcome: 'scored', limit: 0 })).total).toBe(scored)
    await expect(samples.at(samples.count)).rejects.toThrow(RangeError)
  })
})

describe('a run that HELM wrote', () => {
  const state = (id: string, trial: number, text: string, more: object = {}) => ({
    instance: { input: { text: `question ${id}` }, references: [{ output: { text: 'yes' }, tags: ['correct'] }], split: 'test', id },
    train_trial_index: trial,
    request: {
      model_deployment: 'a/b',
      prompt: `prompt ${id}`,
      temperature: 0,
      num_completions: 1,
      top_k_per_token: 1,
      max_tokens: 5,
      stop_sequences: [],
      echo_prompt: false,
      top_p: 1,
      presence_penalty: 0,
      frequency_penalty: 0,
    },
    result: { success: true, completions: [{ text, logprob: -1, tokens: [] }], cached: false },
    num_train_instances: 0,
    prompt_truncated: false,
    num_conditioning_tokens: 0,
    ...more,
  })

  const stats = [
    {
      instance_id: 'id0',
      train_trial_index: 0,
      stats: [
        { name: { name: 'exact_match', split: 'test' }, count: 1, mean: 1 },
        { name: { name: 'gone', split: 'test' }, count: 0 },
      ],
    },
  ]

  it.each(['plain', 'gzipped'])('%s', async (form) => {
    const texts = {
      'run_spec.json': JSON.stringify({ name: 'quiz:model=a_b' }),
      'scenario_state.json': JSON.stringify({
        request_states: [state('id0', 0, 'yes', { annotations: { judge: { grade: 3 } } }), state('id1', 0, 'no')],
      }).replace('"logprob":-1', '"logprob":-Infinity'),
      'per_instance_stats.json': JSON.stringify(stats),
    }
    for (const [name, text] of Object.entries(texts))
      if (form === 'plain') writeFileSync(join(folder, name), text)
      else writeFileSync(join(folder, `${name}.gz`), gzipSync(text))
    const samples = await openSamples(diskCarrier(folder))
    expect([samples.source, samples.count, samples.about['name']]).toEqual(['helm', 2, 'quiz:model=a_b'])
    expect(await samples.at(0)).toMatchObject({
      instance: { id: 'id0', split: 'test', input: { text: 'question id0' } },
      requests: [{ request: { prompt: 'prompt id0', maxTokens: 5 }, answer: { completions: [{ text: 'yes', logprob: -Infinity }] } }],
      annotations: { judge: { grade: 3 } },
      scores: { '': { exact_match: 1, gone: { missing: expect.any(String) as string } } },
    })
    expect((await samples.page({ id: 'id1' })).samples[0]!.scores).toEqual({})
  })
})

it.skipIf(process.platform === 'win32')('what cannot be read for what it is is named, and not waited for', async () => {
  const open = async (change: () => void): Promise<unknown> => {
    rmSync(folder, { recursive: true })
    cpSync(join(fixtures, 'annotated-steady'), folder, { recursive: true })
    change()
    const carrier = diskCarrier(folder)
    try {
      const samples = await openSamples(carrier)
      return (await samples.page({ limit: 1 })).samples[0]
    } finally {
      await carrier.close()
    }
  }
  const record = () => JSON.parse(readFileSync(join(folder, 'run.json'), 'utf8')) as object
  await expect(open(() => writeFileSync(join(folder, 'run.json'), JSON.stringify({ ...record(), format: 99 })))).rejects.toMatchObject({
    code: 'ERR_READER_FORMAT',
  })
  for (const file of ['scores.jsonl', 'requests.jsonl', 'completions.jsonl', 'instances.jsonl']) {
    const cut = () => {
      const lines = readFileSync(join(folder, file), 'utf8').split('\n')
      writeFileSync(join(folder, file), lines.map((line) => line.slice(0, -1)).join('\n'))
    }
    await expect(open(cut)).rejects.toMatchObject({ code: 'ERR_READER_FILE', message: expect.stringContaining(file) as string })
    const pipe = () => {
      rmSync(join(folder, file))
      execFileSync('mkfifo', [join(folder, file)])
    }
    await expect(open(pipe)).rejects.toMatchObject({ code: 'ERR_READER_FILE', message: expect.stringContaining(file) as string })
  }
  const named = open(() => {
    const line = JSON.stringify({ sample: 0, annotator: '__proto__', value: '\0NaN' })
    writeFileSync(join(folder, 'annotations.jsonl'), `${line}\n`)
  })
  // The first format wrote annotations as plain JSON.
  expect(Object.entries(((await named) as { annotations: object }).annotations)).toEqual([['__proto__', '\0NaN']])
})

it('what is no run is named, and a broken file too', async () => {
  await expect(openSamples(diskCarrier(folder))).rejects.toMatchObject({ code: 'ERR_READER_NOT_A_RUN' })
  cpSync(join(fixtures, 'plain-steady'), folder, { recursive: true })
  writeFileSync(join(folder, 'instances.jsonl'), '{"id":\n')
  const samples = await openSamples(diskCarrier(folder))
  await expect(samples.page()).rejects.toMatchObject({
    code: 'ERR_READER_FILE',
    message: expect.stringContaining('instances.jsonl') as string,
  })
})
