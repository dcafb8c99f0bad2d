import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { parseSchema, readHelmRuns, summarizeHelm, summaryFiles, type SummaryModel } from '@binnacle/helm'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { hasOracle, shared } from '@binnacle/parity-kit/helm-oracle'

const HELM = join(shared, 'oracle', 'helm')

/** Suites whose models stand in `config-domains`. */
const DOMAINS = new Set('medical finance enterprise legal multilingual seahelm code sql table long_context multimodal audio'.split(' '))

const unzipped = (file: string): string => gunzipSync(readFileSync(file)).toString('utf8')

function modelsOf(suite: string): readonly SummaryModel[] {
  const file = join(HELM, DOMAINS.has(suite) ? 'config-domains' : 'config', 'model_metadata.yaml')
  const { models } = parse(readFileSync(file, 'utf8')) as { models: { name: string; display_name: string }[] }
  return models.map(({ name, display_name: displayName }) => ({ model: name, displayName }))
}

/** The files of a folder and its subfolders that HELM's summary wrote, without their ending for compression. */
function writtenBy(folder: string, path = ''): readonly string[] {
  return readdirSync(join(folder, path), { withFileTypes: true }).flatMap((entry) => {
    const own = path === '' ? entry.name : `${path}/${entry.name}`
    return entry.isDirectory() ? writtenBy(folder, own) : [own.replace(/\.gz$/, '')]
  })
}

const suites = hasOracle ? readdirSync(HELM).filter((suite) => existsSync(join(HELM, suite, 'schema.json.gz'))) : []

/** HELM joins the methods of a group in the order of a set, which differs from one process to the next. */
const withSortedMethods = (text: string): unknown =>
  JSON.parse(text, (_key, value: unknown) =>
    typeof value === 'string' && /^(generation|multiple_choice\w*|chat|language_modeling|ranking_binary)(, \w+)+$/.test(value)
      ? value.split(', ').toSorted().join(', ')
      : value,
  )

describe.skipIf(!hasOracle)('tables of groups are those of HELM, to the byte', () => {
  test.each(suites)('%s', (suite) => {
    const folder = join(HELM, suite)
    const parts = {
      schema: parseSchema(unzipped(join(folder, 'schema.json.gz')), 'schema.json'),
      runs: readHelmRuns(folder, suite),
      models: modelsOf(suite),
    }
    expect(parts.runs.length).toBeGreaterThan(0)
    const summary = summarizeHelm(parts)
    const { date } = JSON.parse(unzipped(join(folder, 'summary.json.gz'))) as { date: string }
    const files = summaryFiles(parts, summary, { suites: [suite], date })
    const groups = existsSync(join(folder, 'groups')) ? writtenBy(folder, 'groups') : []
    expect([...files.keys()].filter((file) => file.startsWith('groups/')).toSorted()).toEqual(groups.toSorted())
    for (const file of groups) expect(files.get(file), file).toBe(unzipped(join(folder, `${file}.gz`)))
    for (const file of ['groups_metadata.json', 'runs_to_run_suites.json', 'costs.json', 'summary.json', 'run_specs.json'])
      expect(files.get(file), file).toBe(unzipped(join(folder, `${file}.gz`)))
    expect(withSortedMethods(files.get('groups.json')!)).toEqual(withSortedMethods(unzipped(join(folder, 'groups.json.gz'))))
  })
})
