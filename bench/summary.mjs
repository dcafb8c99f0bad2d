// Measures what is done with a run that is recorded: scoring it again, and its tables.  node bench/summary.mjs [--rows 100000]
// HELM's own summary (helm-summarize) of 10,000 rows took 19.8 s where this was first measured: 505 rows a second.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { measure } from './measure.mjs'
import { writeRows } from './rows.mjs'

const HELM_ROWS_A_SECOND = 505

const here = fileURLToPath(new URL('.', import.meta.url))
const root = join(here, '..')
const at = process.argv.indexOf('--rows')
const rows = Number(at < 0 ? 100_000 : process.argv[at + 1])
const folder = mkdtempSync(join(tmpdir(), 'binnacle-bench-'))
const command = join(root, 'packages/cli/bin/binnacle.js')
const env = { BENCH_ROWS: join(folder, 'rows.jsonl') }

await writeRows(join(folder, 'rows.jsonl'), rows)
writeFileSync(
  join(folder, 'binnacle.config.json'),
  JSON.stringify({
    plugins: [join(root, 'plugins/metrics-basic'), join(root, 'plugins/client-baselines'), join(here, 'bench-scenario.ts')],
    models: ['baseline/uniform'],
    runs: ['bench:model=baseline/uniform'],
  }),
)
writeFileSync(
  join(folder, 'schema.yaml'),
  `metrics: [{ name: exact_match, lower_is_better: false }]
metric_groups: [{ name: accuracy, metrics: [{ name: exact_match, split: test }] }]
run_groups: [{ name: bench, metric_groups: [accuracy] }]
`,
)
try {
  await measure([command, 'run'], env, folder)
  const runs = join(folder, 'binnacle-out/runs/default')
  for (const [name, words] of [
    ['score', ['score', runs]],
    ['summarize', ['summarize']],
    ['summarize --schema', ['summarize', '--schema', 'schema.yaml']],
  ]) {
    const { wall, memory } = await measure([command, ...words], env, folder)
    const rate = rows / wall
    console.log(
      `${name.padEnd(20)} ${rows} rows  ${wall.toFixed(2)} s  ${Math.round(rate)} rows/s  ${(rate / HELM_ROWS_A_SECOND).toFixed(0)} × helm-summarize  ${Math.round(memory)} MB`,
    )
  }
} finally {
  rmSync(folder, { recursive: true, force: true })
}
