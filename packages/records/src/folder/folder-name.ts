import { hash } from 'node:crypto'

/** The most bytes of a folder's name. */
const LONGEST = 200
const ILLEGAL_ON_WINDOWS = /[<>:"/\\|?*\p{Cc}]|[. ]$/gu
const RESERVED_ON_WINDOWS = /^(con|prn|aux|nul|com\d|lpt\d)(\.|$)/i

/**
 * The folder of a run: HELM's run name. Too long a name is cut, and one that Windows cannot hold is changed there; both get a
 * digest of the real name at the end.
 */
export function folderName(runName: string, platform: NodeJS.Platform = process.platform): string {
  let name = runName.replaceAll('/', '_').replaceAll('\u0000', '_')
  if (name === '' || name === '.' || name === '..') name = `_${name}`
  if (platform === 'win32') {
    name = name.replace(ILLEGAL_ON_WINDOWS, '_')
    if (RESERVED_ON_WINDOWS.test(name)) name = `_${name}`
  }
  const isLong = Buffer.byteLength(name) > LONGEST
  if (name === runName && !isLong) return name
  return `${cut(name, LONGEST - 9)}~${hash('sha256', runName).slice(0, 8)}`
}

/** The folder of a run whose name is taken by a run with other settings. */
export function besideName(folder: string, digest: string): string {
  return `${cut(folder, LONGEST - 9)}~${digest.slice(0, 8)}`
}

function cut(name: string, bytes: number): string {
  const buffer = Buffer.from(name)
  if (buffer.length <= bytes) return name
  return buffer
    .subarray(0, bytes)
    .toString('utf8')
    .replace(/\uFFFD+$/, '')
}
