import { readFileSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const OWN_IMPORTS = /(?:from|import|require)\s*\(?\s*['"](\.{1,2}\/[^'"]+)['"]/g

/** What CommonJS may leave out of a path. */
const ENDINGS = ['.js', '.cjs', '.json', '.ts', '.cts']

/**
 * Whether a plugin that did not load may have hooks, as far as its text tells: a hook may be what keeps data from being sent, so
 * nothing is sent without it. True where there is no text to look at.
 * @param origin the file of the plugin
 */
export function mayHaveHooks(origin: string): boolean {
  const seen = new Set<string>()
  const look = (file: string): boolean => {
    if (seen.has(file)) return false
    seen.add(file)
    const text = [file, ...ENDINGS.map((ending) => file + ending), join(file, 'index.js')].map(read).find((one) => one !== undefined)
    if (text === undefined) return file === origin
    if (/\bhooks\b/.test(text)) return true
    return [...text.matchAll(OWN_IMPORTS)].some(([, path]) => look(resolve(dirname(file), path!)))
  }
  return look(origin)
}

function read(file: string): string | undefined {
  try {
    return statSync(file).isFile() ? readFileSync(file, 'utf8') : undefined
  } catch {
    return undefined
  }
}
