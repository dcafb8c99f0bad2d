import { type HeaderOptions, type KeyForm, readBaseUrl, sentSecrets, serverModelName } from '@binnacle/client-kit'
import type { Deployment, Destination } from '@binnacle/core'
import { projectMissing } from './errors.ts'
import { GEMINI_BASE_URL, GEMINI_KEY, type GoogleOptions } from './options.ts'

/** The header of the Gemini API's keys. */
export const KEY_FORM: KeyForm = { header: 'x-goog-api-key', prefix: '' }

/** A part of a path that names a version: `v1`, `v1beta`. */
const VERSION = /^v\d+(?:alpha|beta)?\d*$/

/**
 * Where a deployment's requests go, and which secrets go along.
 * @throws BinnacleError `ERR_PROVIDER_BASE_URL*`, `ERR_PROVIDER_HEADER_SECRET`
 */
export function destinationOf({ name }: Pick<Deployment, 'name'>, options: GoogleOptions): Destination {
  const { project, credentials } = options
  const sent = sentSecrets(name, headerOptions(options), KEY_FORM)
  const token = project === undefined || credentials === undefined ? [] : [{ reference: credentials, header: 'authorization' }]
  return { url: addressOf(name, options), secrets: [...token, ...sent] }
}

/** The address at which a model generates. */
export function addressOf(deployment: string, options: GoogleOptions): string {
  const { project, location } = options
  if (options.vertex && project === undefined) throw projectMissing(deployment)
  const model = options.model ?? serverModelName(deployment)
  const url = readBaseUrl(deployment, options.baseUrl ?? defaultBaseUrl(options))
  url.hash = ''
  const parts = url.pathname.split('/').filter((part) => part !== '')
  if (!parts.some((part) => VERSION.test(part))) parts.push(project === undefined ? 'v1beta' : 'v1')
  if (project !== undefined && !parts.includes('projects')) {
    parts.push('projects', encodeURIComponent(project), 'locations', encodeURIComponent(location))
  }
  url.pathname = [...parts, `${modelPath(model, project !== undefined)}:generateContent`].join('/')
  return url.href
}

/** Google wants a key, or a token for a project; another server gets a key where its deployment names it, and else none. */
export function headerOptions(options: GoogleOptions): HeaderOptions {
  const apiKey = options.apiKey ?? (options.project === undefined && options.baseUrl === undefined ? GEMINI_KEY : undefined)
  return { apiKey, headers: options.headers }
}

function defaultBaseUrl({ project, location }: GoogleOptions): string {
  if (project === undefined) return GEMINI_BASE_URL
  return location === 'global' ? 'https://aiplatform.googleapis.com' : `https://${location}-aiplatform.googleapis.com`
}

/** The path of a model; at Vertex AI behind its publisher, which is Google where the name says none: `meta/llama-…`. */
function modelPath(model: string, atVertex: boolean): string {
  if (model.startsWith('publishers/') || model.startsWith('models/') || model.startsWith('tunedModels/')) return model
  const [publisher, name] = model.split('/', 2) as [string, string?]
  if (!atVertex) return `models/${encodeURIComponent(model)}`
  const owner = name === undefined ? 'google' : publisher
  return `publishers/${encodeURIComponent(owner)}/models/${encodeURIComponent(name ?? publisher)}`
}
