import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hash } from 'node:crypto'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { afterAll, describe, expect, it } from 'vitest'
import { root, startNode } from '../support/start-node.ts'
import { PACKAGES } from '../house.ts'
import { helmMirror, oracleMirror } from '@binnacle/parity-kit/helm-oracle'
import { writeMirror } from '@binnacle/parity-kit/mirror-options'
import { sharedFolder } from './helm-runs.ts'

/** A run entry of a conf file of HELM's, and the run specs that HELM makes of it for each model; `-` is the entry's own. */
interface StoredEntry {
  readonly description: string
  readonly priority?: number
  readonly groups?: readonly string[]
  /** Of those that HELM would have to fetch files for, and could not, there is no list. */
  readonly results: Readonly<Record<string, readonly number[] | { readonly needs_network: string }>>
}

interface StoredSpec {
  readonly id: number
  readonly A: number
  readonly sha: string
}

const folderOfSpecs = `${sharedFolder}/oracle/run-specs`
const hasShared = existsSync(folderOfSpecs)
function lines<T>(name: string): readonly T[] {
  if (!hasShared) return []
  const text = gunzipSync(readFileSync(`${folderOfSpecs}/${name}.jsonl.gz`)).toString()
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as T]))
}

/** An entry with what HELM makes of it for one model. */
const specsOf = ({ results }: StoredEntry, model: string): readonly number[] => {
  const found = results[model]
  return Array.isArray(found) ? (found as readonly number[]) : []
}

const isResolved = (entry: StoredEntry): boolean => Object.values(entry.results).some(Array.isArray)

/** All entries that HELM resolved. */
const entries = lines<StoredEntry>('entries').filter((entry) => isResolved(entry) && !entry.description.includes('data_augmentation='))
const models = [...new Set(entries.flatMap(({ results }) => Object.keys(results)))]

/** The models with the deployments that serve them in the stored specs. The last one of a model is what it gets where none is named. */
function configModels(): readonly object[] {
  const specs = new Map(lines<StoredSpec>('specs').map((spec) => [spec.id, spec]))
  const adapters = new Map(
    lines<{ id: number; value: { model: string; model_deployment: string } }>('parts').map(({ id, value }) => [id, value]),
  )
  const tags = new Map(lines<{ model: string; tags: readonly string[] }>('models').map((model) => [model.model, model.tags]))
  const found = new Map<string, object>()
  for (const named of ['-', ...models.filter((model) => model !== '-')]) {
    for (const id of entries.flatMap((entry) => specsOf(entry, named))) {
      const { model, model_deployment: name } = adapters.get(specs.get(id)!.A)!
      found.delete(name)
      found.set(name, { name, model, client: 'openai', options: { api: 'completions' }, tags: tags.get(model) })
    }
  }
  return [...found.values()]
}

/** What `plan --format helm` prints, a text for each run spec. */
function specTexts(printed: string): readonly string[] {
  return printed
    .trim()
    .slice(2, -2)
    .split(/,\n(?= {2}\{$)/m)
    .map((text) => text.replaceAll(/^ {2}/gm, ''))
}

describe.skipIf(!hasShared)('run entry files as HELM resolves them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'binnacle-entries-'))
  const shas = new Map(lines<StoredSpec>('specs').map(({ id, sha }) => [id, sha]))
  const plugins = PACKAGES.filter(({ isPlugin, short }) => isPlugin && short.startsWith('scenarios-')).map(({ short }) => short)
  // RAFT's prompts are on a host that could not be reached; HELM resolved its entries with a file in its place.
  const raft = writeMirror([
    {
      url: 'https://www.dropbox.com/s/a5cyevryzw8rt4f/prompt_construction_settings.json?dl=0',
      text: hasShared ? readFileSync(`${folderOfSpecs}/raft-settings.placeholder.jsonl`, 'utf8') : '',
    },
  ])
  const mirrors = [raft, helmMirror, oracleMirror].flatMap((mirror) => ['--mirror', mirror])
  let count = 0
  writeFileSync(
    join(folder, 'binnacle.config.json'),
    JSON.stringify({ models: configModels(), plugins: [...plugins, 'client-openai'].map((name) => join(root, 'plugins', name)) }),
  )
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true })
    console.log(`${count} run specs of HELM's run entry files are equal to the byte`)
  })

  it.each(models)('model %s', async (model) => {
    const own = entries.filter((entry) => specsOf(entry, model).length > 0)
    const file = `${model.replaceAll('/', '_')}.conf`
    writeFileSync(
      join(folder, file),
      `entries: [\n${own.map(({ results: _results, ...entry }) => `  ${JSON.stringify(entry)}\n`).join('')}]\n`,
    )
    const words = ['plan', '--conf', file, '-m', '1000', '--format', 'helm', ...mirrors, ...(model === '-' ? [] : ['--model', model])]
    const { stdout, stderr, code } = await startNode('start-command.mjs', words, folder).ended
    if (code !== 0) expect.fail(stderr)
    const ours = specTexts(stdout).map((text) => hash('sha256', text).slice(0, 16))
    const theirs = own.flatMap((entry) => specsOf(entry, model).map((id) => shas.get(id)))
    expect(ours).toEqual(theirs)
    count += ours.length
  })

  it('are as many as there should be', () => expect(count).toBe(29_143))
})
