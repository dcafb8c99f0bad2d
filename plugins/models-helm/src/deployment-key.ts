import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonObject } from '@binnacle/core'
import { KEYS_OF_CLASSES } from './client-classes.data.ts'
import type { ObjectSpec, YamlRow } from './yaml-rows.ts'

/** The key of a deployment, as options of its client. */
export interface DeploymentKey {
  readonly options: JsonObject
}

/**
 * Where HELM has the key of a deployment from: `api_key` among the arguments of its client; what its class always sends; `<host>ApiKey` of
 * `credentials.conf`; its name under `deployments` there. The keys themselves are not read here.
 */
export function readKeys(folder: string): (row: YamlRow, spec: ObjectSpec) => DeploymentKey {
  const file = join(folder, 'credentials.conf')
  const credentials = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return (row, { className, args }) => {
    const reference = argumentKey(row, args) ?? KEYS_OF_CLASSES[className]?.always ?? credentialsKey(row.name, file, credentials)
    const apiKey = reference ?? KEYS_OF_CLASSES[className]?.otherwise
    const options: JsonObject = apiKey === undefined ? {} : { apiKey }
    return { options }
  }
}

/** The key that stands in the file of deployments. */
function argumentKey({ name, file }: YamlRow, args: ObjectSpec['args']): string | undefined {
  const { api_key: key } = args
  if (key === undefined || key === null || key === '') return undefined
  return `file:${file}#/model_deployments/${step(name)}/client_spec/args/api_key`
}

function credentialsKey(name: string, file: string, credentials: string): string | undefined {
  const host = `${name.split('/')[0]!}ApiKey`
  if (isKey(host, credentials)) return `file:${file}#/${step(host)}`
  const from = credentials.search(/^\s*"?deployments"?\s*(?:[:={.]|$)/m)
  return from >= 0 && isKey(name, credentials.slice(from)) ? `file:${file}#/deployments/${step(name)}` : undefined
}

/** Whether a text of HOCON gives a key a value. */
function isKey(key: string, text: string): boolean {
  return new RegExp(`(?:^|[\\s{,."])${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"?\\s*[:=]`, 'm').test(text)
}

/** A step of a pointer, as RFC 6901 writes it. */
const step = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1')
