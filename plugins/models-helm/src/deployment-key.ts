import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { JsonObject } from '@binnacle/core'

/** The key of a deployment, as options of its client. */
export interface DeploymentKey {
  readonly options: JsonObject
}

/** What HELM's `credentials.conf` says of keys; none where the file is not there. */
export function readKeys(folder: string): (deployment: string) => DeploymentKey {
  const file = join(folder, 'credentials.conf')
  const credentials = existsSync(file) ? readFileSync(file, 'utf8') : ''
  return (deployment) => {
    const key = `${deployment.split('/')[0]!}ApiKey`
    const found = new RegExp(`^\\s*"?${key.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}"?\\s*[:=]`, 'm').test(credentials)
    const options: JsonObject = found ? { apiKey: `file:${file}#${key}` } : {}
    return { options }
  }
}
