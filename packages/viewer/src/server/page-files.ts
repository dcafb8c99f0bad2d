import { readdirSync, readFileSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The built page: its files by their paths. */
export type PageFiles = ReadonlyMap<string, { readonly bytes: Uint8Array<ArrayBuffer>; readonly mimeType: string }>

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** Reads the built page; a request can then ask for these files alone. */
export function readPageFiles(folder: string = pageFolder()): PageFiles {
  const files = new Map<string, { readonly bytes: Uint8Array<ArrayBuffer>; readonly mimeType: string }>()
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const file = join(entry.parentPath, entry.name)
    const mimeType = TYPES[extname(entry.name)]
    if (mimeType !== undefined)
      files.set(file.slice(folder.length + 1).replaceAll('\\', '/'), { bytes: new Uint8Array(readFileSync(file)), mimeType })
  }
  return files
}

/** The page beside this module, built; sources find the one that was built last. */
function pageFolder(): string {
  const here = dirname(fileURLToPath(import.meta.url))
  return here.endsWith('server') ? join(here, '..', '..', 'dist', 'page') : join(here, 'page')
}
