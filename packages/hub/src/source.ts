import { createHash } from 'node:crypto'
import type { FileSource } from '@binnacle/core'
import { nameRefused } from './errors.ts'

/** A file on the Hub. */
export interface HubFile {
  readonly kind: 'datasets' | 'models'
  readonly repo: string
  readonly file: string
  readonly revision?: string | undefined
  readonly sha256?: string | undefined
}

/** The Hub's public address, whose URLs name files of its repositories. */
export const HUB_ADDRESS = 'https://huggingface.co'

/** A file on the Hub that a source names, by its fields. */
export function hubFileOf(source: FileSource): HubFile | undefined {
  if ('dataset' in source) {
    return {
      kind: 'datasets',
      repo: checkRepo(source.dataset),
      file: checkFile(source.file),
      revision: source.revision,
      sha256: source.sha256,
    }
  }
  if ('model' in source) {
    return { kind: 'models', repo: checkRepo(source.model), file: checkFile(source.file), revision: source.revision, sha256: source.sha256 }
  }
  return undefined
}

function checkRepo(repo: string): string {
  if (!/^[\w.-]+(?:\/[\w.-]+)?$/.test(repo) || repo.split('/').some((part) => /^\.+$/.test(part))) throw nameRefused('repository', repo)
  return repo
}

function checkFile(file: string): string {
  if (file === '' || file.startsWith('/') || file.split('/').some((part) => part === '..' || part === '.' || part === '')) {
    throw nameRefused('file', file)
  }
  return file
}

/** How a file on the Hub is written in records and messages. */
export function hubSourceText(file: HubFile, revision: string): string {
  return `hub:${file.kind === 'models' ? 'models/' : ''}${file.repo}@${revision}/${file.file}`
}

/** How a source is written in messages before its revision is known. */
export function sourceText(source: FileSource): string {
  if ('url' in source) return source.url
  if ('path' in source) return source.path
  const file = hubFileOf(source)!
  return hubSourceText(file, file.revision ?? 'main')
}

/** What two URLs of the same file have in common: host, path without empty parts, query; not the scheme. */
export function urlKey(url: string): string {
  const parsed = parseUrl(url)
  return `${parsed.host}/${pathParts(parsed).join('/')}${parsed.search}`
}

/** The place of a URL's file in a mirror and in the cache: `http/host/path`, with a digest of its query. */
export function urlLayout(url: string): string {
  const parsed = parseUrl(url)
  const parts = ['http', parsed.host, ...pathParts(parsed)]
  if (parts.length === 2) parts.push('index')
  const digest = parsed.search === '' ? '' : `@${sha256(parsed.search.slice(1)).slice(0, 8)}`
  return parts.map((part, index) => safePart(index === parts.length - 1 ? part + digest : part)).join('/')
}

/** The place of a Hub file: `hub/datasets/owner/name/revision/file`. */
export function hubLayout(file: HubFile, revision: string): string {
  return ['hub', file.kind, ...file.repo.split('/'), revision, ...file.file.split('/')].map(safePart).join('/')
}

/** SHA-256 of a text, in hex. */
export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

function parseUrl(url: string): URL {
  if (!URL.canParse(url) || !/^https?:$/.test(new URL(url).protocol)) throw nameRefused('URL', url)
  return new URL(url)
}

function pathParts(url: URL): readonly string[] {
  return url.pathname.split('/').filter((part) => part !== '')
}

/** A part of a path that every file system takes: odd characters escaped, long names cut with a digest. */
function safePart(part: string): string {
  const safe = part.replace(/[^\w.~=+@%,()-]/gu, (character) => encodeURIComponent(character).replace(/[*'!]/g, '_'))
  const name = /^\.+$/.test(safe) ? `%${safe}` : safe
  return name.length <= 200 ? name : `${name.slice(0, 180)}~${sha256(part).slice(0, 16)}`
}
