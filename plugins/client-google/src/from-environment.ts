import { existsSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What the environment says where a deployment does not: for Vertex AI the project and the file of credentials; else the key, by either
 * of its names. Files and keys are named, never read.
 */
export function fromEnvironment(given: Readonly<Record<string, unknown>>, variable: (name: string) => string | undefined): object {
  const isSet = (name: string) => (variable(name) ?? '') !== ''
  const project = given['vertex'] === true && given['project'] === undefined && isSet('GOOGLE_CLOUD_PROJECT')
  const found = project ? { project: variable('GOOGLE_CLOUD_PROJECT') } : {}
  if (given['project'] === undefined && !project) {
    const needsKey = given['apiKey'] === undefined && given['baseUrl'] === undefined && given['vertex'] !== true
    return needsKey && !isSet('GEMINI_API_KEY') && isSet('GOOGLE_API_KEY') ? { apiKey: 'env:GOOGLE_API_KEY' } : {}
  }
  if (given['credentials'] !== undefined || given['apiKey'] !== undefined) return found
  if (isSet('GOOGLE_APPLICATION_CREDENTIALS')) return { ...found, credentials: `file:${variable('GOOGLE_APPLICATION_CREDENTIALS')}` }
  const folder = variable('CLOUDSDK_CONFIG') ?? join(variable('HOME') ?? variable('USERPROFILE') ?? '', '.config', 'gcloud')
  const path = join(folder, 'application_default_credentials.json')
  return existsSync(path) ? { ...found, credentials: `file:${path}` } : found
}
