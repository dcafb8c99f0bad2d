import { existsSync, statSync } from 'node:fs'
import { join, resolve } from 'node:path'
import {
  type Contributions,
  defineDeployment,
  defineModel,
  type Deployment,
  lazy,
  type ModelInfo,
  type TokenizerUse,
  type Window,
} from '@binnacle/core'
import { DEPLOYMENT_FIELDS, WINDOW_SERVICES } from './client-classes.data.ts'
import { clientOf } from './client-of.ts'
import { readKeys } from './deployment-key.ts'
import { brokenYaml, noFolder } from './errors.ts'
import { tokenizerOf } from './tokenizer-of.ts'
import { UNSUPPORTED_CARD } from './unsupported-card.data.ts'
import { countField, readYamlRows, specField, textField, truthField, type YamlRow } from './yaml-rows.ts'

const lazyUnsupported = lazy({ ...UNSUPPORTED_CARD, load: async () => (await import('./unsupported-client.ts')).unsupportedClient })

/** What the entries of a folder are read with. */
interface Folder {
  readonly tokenizers: ReadonlyMap<string, TokenizerUse>
  readonly keyOf: ReturnType<typeof readKeys>
  readonly warn: (message: string) => void
}

/**
 * Reads HELM's local settings. A file that is not there is passed over, as are other files; fields that HELM does not have are named.
 * @throws BinnacleError `ERR_LOCAL_PATH`, `ERR_LOCAL_YAML` naming file and line
 */
export function readLocalFolder(path: string): Contributions {
  const folder = resolve(path)
  if (!existsSync(folder) || !statSync(folder).isDirectory()) throw noFolder(path)
  const warnings: string[] = []
  const warn = (message: string): void => void warnings.push(message)
  const models = readYamlRows(join(folder, 'model_metadata.yaml'), 'models').map(modelOf)
  const rows = readYamlRows(join(folder, 'tokenizer_configs.yaml'), 'tokenizer_configs')
  const tokenizers = new Map(rows.map((row) => [row.name, tokenizerOf(row, folder, warn)]))
  const tools: Folder = { tokenizers, keyOf: readKeys(folder), warn }
  const deployments = readYamlRows(join(folder, 'model_deployments.yaml'), 'model_deployments').map((row) => deploymentOf(row, tools))
  return { models: lastOfEach(models), deployments: lastOfEach(deployments), modelClients: [lazyUnsupported], warnings }
}

/** Of entries with one name the last counts, as in HELM. */
function lastOfEach<T extends { readonly name: string }>(items: readonly T[]): readonly T[] {
  return [...new Map(items.map((item) => [item.name, item])).values()]
}

function modelOf(row: YamlRow): ModelInfo {
  const { name } = row
  const access = textField(row, 'access') ?? 'open'
  if (access !== 'open' && access !== 'limited' && access !== 'closed')
    throw brokenYaml(row.place('access'), `${name}: "access" is ${JSON.stringify(access)}, and must be open, limited or closed`)
  const releaseDate = textField(row, 'release_date')
  const numParameters = countField(row, 'num_parameters')
  const displayName = textField(row, 'display_name')
  const tags = row.fields['tags'] ?? []
  if (!Array.isArray(tags) || tags.some((tag) => typeof tag !== 'string'))
    throw brokenYaml(row.place('tags'), `${name}: "tags" is not a list of texts`)
  return defineModel({
    name,
    creator: textField(row, 'creator_organization_name') ?? name.split('/')[0]!,
    access,
    tags: tags as readonly string[],
    description: textField(row, 'description') ?? '',
    ...(displayName === undefined ? {} : { displayName }),
    ...(releaseDate === undefined ? {} : { releaseDate }),
    ...(numParameters === undefined ? {} : { numParameters }),
  })
}

function deploymentOf(row: YamlRow, { tokenizers, keyOf, warn }: Folder): Deployment {
  const { name, file, fields, place } = row
  const spec = specField(row, 'client_spec')
  if (spec === undefined) throw brokenYaml(place(), `${name}: there is no client_spec with a class_name`)
  for (const field of Object.keys(fields)) {
    if (!DEPLOYMENT_FIELDS.includes(field))
      warn(`${place(field)}: ${name}: "${field}" is not a field of a deployment, in HELM either; it is not used`)
  }
  const service = specField(row, 'window_service_spec')?.className
  if (service !== undefined && !WINDOW_SERVICES.includes(service))
    warn(`${place('window_service_spec')}: ${name}: ${service} has no counterpart; prompts are cut by tokens of the tokenizer`)
  const model = textField(row, 'model_name') ?? name
  const tokenizerName = textField(row, 'tokenizer_name')
  const window = windowOf(row)
  const { client, options } = clientOf(spec, { row, model, key: keyOf(row, spec), warn })
  return defineDeployment({
    name,
    model,
    client,
    options,
    deprecated: truthField(row, 'deprecated'),
    description: `from ${file}`,
    ...(window === undefined ? {} : { window }),
    ...(tokenizerName === undefined ? {} : { tokenizer: tokenizers.get(tokenizerName) ?? tokenizerName }),
  })
}

function windowOf(row: YamlRow): Window | undefined {
  const maxSequence = countField(row, 'max_sequence_length')
  const maxRequest = countField(row, 'max_request_length')
  const maxTotal = countField(row, 'max_sequence_and_generated_tokens_length')
  if (maxSequence !== undefined) {
    return { maxSequence, ...(maxRequest === undefined ? {} : { maxRequest }), ...(maxTotal === undefined ? {} : { maxTotal }) }
  }
  if (maxRequest === undefined && maxTotal === undefined) return undefined
  const given = maxRequest === undefined ? 'max_sequence_and_generated_tokens_length' : 'max_request_length'
  throw brokenYaml(row.place(given), `${row.name}: with "${given}" a "max_sequence_length" is needed`)
}
