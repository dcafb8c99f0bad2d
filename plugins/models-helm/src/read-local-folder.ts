import { existsSync, readFileSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  type Contributions,
  defineDeployment,
  defineModel,
  type Deployment,
  type JsonObject,
  type ModelInfo,
  type Use,
  type Window,
} from '@binnacle/core'
import { LineCounter, parseDocument } from 'yaml'
import { CLIENT_ARGUMENTS, CLIENT_CLASSES, TOKENIZER_CLASSES } from './client-classes.data.ts'
import { brokenYaml, noFolder } from './errors.ts'

interface ObjectSpec {
  readonly class_name: string
  readonly args?: Readonly<Record<string, unknown>>
}

/**
 * Reads HELM's local settings. A file that is not there is passed over, as are other files and unknown keys.
 * @throws BinnacleError `ERR_LOCAL_PATH`, `ERR_LOCAL_YAML` naming file and line
 */
export function readLocalFolder(path: string): Contributions {
  const folder = resolve(path)
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw noFolder(path)
  const models = readList(join(folder, 'model_metadata.yaml'), 'models').map(modelOf)
  const tokenizers = new Map(readList(join(folder, 'tokenizer_configs.yaml'), 'tokenizer_configs').map((row) => tokenizerOf(row, folder)))
  const credentials = existsSync(join(folder, 'credentials.conf')) ? readFileSync(join(folder, 'credentials.conf'), 'utf8') : ''
  const deployments = readList(join(folder, 'model_deployments.yaml'), 'model_deployments').map((row) =>
    deploymentOf(row, tokenizers, folder, credentials),
  )
  return { models: lastOfEach(models), deployments: lastOfEach(deployments) }
}

/** Of entries with one name the last counts, as in HELM. */
function lastOfEach<T extends { readonly name: string }>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [item.name, item])).values()]
}

type Row = Readonly<Record<string, unknown>> & { readonly '~file': string }

function readList(file: string, key: string): readonly Row[] {
  if (!existsSync(file)) return []
  const lines = new LineCounter()
  const document = parseDocument(readFileSync(file, 'utf8'), { lineCounter: lines })
  const [error] = document.errors
  if (error !== undefined) throw brokenYaml(file, error.message.split('\n')[0]!, error.linePos?.[0].line)
  const list = (document.toJS() as Record<string, unknown> | null)?.[key] ?? []
  if (!Array.isArray(list)) throw brokenYaml(file, `«${key}» is no list`)
  return list.map((row: unknown, index): Row => {
    if (typeof row !== 'object' || row === null) throw brokenYaml(file, `${key}[${index}] is no object`)
    if (typeof (row as { name?: unknown }).name !== 'string') throw brokenYaml(file, `${key}[${index}] has no name`)
    return { ...row, '~file': file }
  })
}

function text(row: Row, key: string): string | undefined {
  const value = row[key]
  if (value === undefined || value === null) return undefined
  if (value instanceof Date) return value.toISOString().slice(0, 10)
  if (typeof value !== 'string') throw brokenYaml(row['~file'], `${String(row['name'])}: «${key}» is no text`)
  return value
}

function whole(row: Row, key: string): number | undefined {
  const value = row[key]
  if (value === undefined || value === null) return undefined
  if (typeof value !== 'number' || !Number.isInteger(value))
    throw brokenYaml(row['~file'], `${String(row['name'])}: «${key}» is no whole number`)
  return value
}

function modelOf(row: Row): ModelInfo {
  const name = text(row, 'name')!
  const access = text(row, 'access') ?? 'open'
  const releaseDate = text(row, 'release_date')
  const numParameters = whole(row, 'num_parameters')
  const displayName = text(row, 'display_name')
  return defineModel({
    name,
    creator: text(row, 'creator_organization_name') ?? name.split('/')[0]!,
    access: access === 'limited' || access === 'closed' ? access : 'open',
    tags: Array.isArray(row['tags']) ? row['tags'].map(String) : [],
    description: text(row, 'description') ?? '',
    ...(displayName === undefined ? {} : { displayName }),
    ...(releaseDate === undefined ? {} : { releaseDate }),
    ...(numParameters === undefined ? {} : { numParameters }),
  })
}

/** A tokenizer by its name in HELM. One whose files are not there is found by its name instead. */
function tokenizerOf(row: Row, folder: string): readonly [name: string, use: Use] {
  const name = text(row, 'name')!
  const spec = row['tokenizer_spec'] as ObjectSpec | undefined
  const known = spec === undefined ? undefined : TOKENIZER_CLASSES[spec.class_name]
  const given = known?.path === undefined ? undefined : spec?.args?.[known.path]
  if (known === undefined || typeof given !== 'string') return [name, { name }]
  const path = [join(folder, given, 'tokenizer.json'), join(folder, given), resolve(given, 'tokenizer.json'), resolve(given)].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  )
  return [name, path === undefined ? { name } : { name: known.tokenizer, options: { path } }]
}

function deploymentOf(row: Row, tokenizers: ReadonlyMap<string, Use>, folder: string, credentials: string): Deployment {
  const name = text(row, 'name')!
  const spec = row['client_spec'] as ObjectSpec | undefined
  if (typeof spec?.class_name !== 'string') throw brokenYaml(row['~file'], `${name}: there is no client_spec with a class_name`)
  const tokenizerName = text(row, 'tokenizer_name')
  const window = windowOf(row)
  const { client, options } = clientOf(spec, name, folder, credentials)
  return defineDeployment({
    name,
    model: text(row, 'model_name') ?? name,
    client,
    options,
    deprecated: row['deprecated'] === true,
    description: `from ${row['~file']}`,
    ...(window === undefined ? {} : { window }),
    ...(tokenizerName === undefined ? {} : { tokenizer: tokenizers.get(tokenizerName) ?? tokenizerName }),
  })
}

function windowOf(row: Row): Window | undefined {
  const maxSequence = whole(row, 'max_sequence_length')
  const maxRequest = whole(row, 'max_request_length')
  const maxTotal = whole(row, 'max_sequence_and_generated_tokens_length')
  if (maxSequence === undefined) return undefined
  return { maxSequence, ...(maxRequest === undefined ? {} : { maxRequest }), ...(maxTotal === undefined ? {} : { maxTotal }) }
}

function clientOf(spec: ObjectSpec, deployment: string, folder: string, credentials: string): { client: string; options: JsonObject } {
  const known = CLIENT_CLASSES[spec.class_name]
  if (known === undefined) return { client: spec.class_name, options: (spec.args ?? {}) as JsonObject }
  const renamed = Object.entries(spec.args ?? {}).flatMap(([key, value]) =>
    CLIENT_ARGUMENTS[key] === undefined ? [] : [[CLIENT_ARGUMENTS[key], value]],
  )
  const host = deployment.split('/')[0]!
  const key = `${host}ApiKey`
  const apiKey = new RegExp(`^\\s*"?${key}"?\\s*[:=]`, 'm').test(credentials)
    ? { apiKey: `file:${join(folder, 'credentials.conf')}#${key}` }
    : {}
  return { client: known.client, options: { ...known.options, ...apiKey, ...(Object.fromEntries(renamed) as JsonObject) } }
}
