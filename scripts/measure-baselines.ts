// Measures the baselines of a benchmark pack anew and writes them into its card:
// node --conditions=@binnacle/source scripts/measure-baselines.ts plugins/scenarios-medical MIRROR...
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { measureBaselines, readBaselines } from '../tests/packs/measure-baselines.ts'

const [folder, ...mirrors] = process.argv.slice(2)
if (folder === undefined || mirrors.length === 0) throw new Error('give the folder of a pack and a mirror of its data')
const file = join(folder, 'package.json')
const measured = await measureBaselines(
  readBaselines(folder),
  mirrors.map((mirror) => resolve(mirror)),
)
const manifest = JSON.parse(readFileSync(file, 'utf8')) as { binnacle: { pack: object } }
manifest.binnacle.pack = { ...manifest.binnacle.pack, baselines: measured }
writeFileSync(file, `${JSON.stringify(manifest, null, 2)}\n`)
console.log(measured.map(({ entry, model, stat, value, instances }) => `${entry} ${model} ${stat} ${value} (${instances})`).join('\n'))
