// Measures Binnacle beside the bare client on the same work, in turn: wall, CPU and peak memory of the whole process, and the
// ratio of each pair.  node bench/run.mjs [--rows 1000,10000] [--latency 0,50] [--concurrency 4,32,128] [--rounds 3]
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measure } from './measure.mjs'
import { writeRows } from './rows.mjs'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '..')
const list = (name, standard) => {
  const at = process.argv.indexOf(`--${name}`)
  return (at < 0 ? standard : process.argv[at + 1]).split(',').map(Number)
}
const rounds = list('rounds', '3')[0]
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]

async function startServer(latency) {
  const child = spawn(process.execPath, [join(here, 'server.mjs'), '--latency', String(latency)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const port = await new Promise((resolve) => child.stdout.once('data', (piece) => resolve(Number(String(piece)))))
  return { port, stop: () => child.kill() }
}

const folder = mkdtempSync(join(tmpdir(), 'binnacle-bench-'))
const command = join(root, 'packages/cli/bin/binnacle.js')
const config = (port) => ({
  plugins: [join(root, 'plugins/metrics-basic'), join(root, 'plugins/client-openai'), join(here, 'bench-scenario.ts')],
  models: [
    {
      name: 'bench/model',
      client: 'openai',
      options: { baseUrl: `http://127.0.0.1:${port}/v1`, apiKey: 'env:BENCH_KEY', model: 'bench-model' },
      price: { input: 0, output: 0 },
    },
  ],
  runs: ['bench:model=bench/model'],
})

console.log('rows     latency  conc.  |  bare wall   cpu    MB  |  binnacle wall   cpu    MB  |  wall ratio  rows/s ratio')
try {
  for (const rows of list('rows', '1000,10000')) {
    const file = join(folder, `rows-${rows}.jsonl`)
    await writeRows(file, rows)
    for (const latency of list('latency', '0,50')) {
      const server = await startServer(latency)
      writeFileSync(join(folder, 'binnacle.config.json'), JSON.stringify(config(server.port)))
      for (const concurrency of list('concurrency', '4,32,128')) {
        const pairs = []
        for (let round = 0; round < rounds; round++) {
          const bare = await measure(
            [
              join(here, 'bare.mjs'),
              '--port',
              server.port,
              '--file',
              file,
              '--concurrency',
              concurrency,
              '--out',
              join(folder, 'bare.jsonl'),
            ].map(String),
            {},
            folder,
          )
          const out = join(folder, `out-${round}`)
          const own = await measure(
            [command, 'run', '--quiet', '--concurrency', concurrency, '--out', out].map(String),
            { BENCH_ROWS: file, BENCH_KEY: 'bench' },
            folder,
          )
          rmSync(out, { recursive: true })
          pairs.push({ bare, own })
        }
        const of = (side, field) => median(pairs.map((pair) => pair[side][field]))
        const ratio = median(pairs.map(({ bare, own }) => own.wall / bare.wall))
        const cell = (value, width, digits = 2) => value.toFixed(digits).padStart(width)
        console.log(
          `${String(rows).padEnd(8)} ${String(latency).padStart(4)} ms  ${String(concurrency).padStart(5)}  |  ${cell(of('bare', 'wall'), 8)} s${cell(of('bare', 'cpu'), 6)}${cell(of('bare', 'memory'), 6, 0)}  |  ${cell(of('own', 'wall'), 12)} s${cell(of('own', 'cpu'), 6)}${cell(of('own', 'memory'), 6, 0)}  |  ${cell(ratio, 10)}  ${cell(1 / ratio, 12)}`,
        )
      }
      server.stop()
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
