import { extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nearestPackage, readManifest } from './find-plugins.ts'

const TYPELESS = 'MODULE_TYPELESS_PACKAGE_JSON'

/**
 * Imports a module of the user's. In a package that does not say its `type`, Node warns of the time that finding out takes: that one
 * warning is left out, since the file may stand as it is.
 */
export async function importModule(file: string): Promise<Record<string, unknown>> {
  const { emitWarning } = process
  const quiet = (warning: string | Error, ...rest: unknown[]): void => {
    const [options] = rest
    const code = typeof options === 'object' && options !== null ? (options as { readonly code?: unknown }).code : rest[1]
    if (code !== TYPELESS) Reflect.apply(emitWarning, process, [warning, ...rest])
  }
  process.emitWarning = quiet
  try {
    return (await import(pathToFileURL(file).href)) as Record<string, unknown>
  } finally {
    // Modules are imported one after the other.
    process.emitWarning = emitWarning
  }
}

/** What to do where a module with `import` and `export` was read as CommonJS, because the package around it says so. */
export function commonJsHint(file: string, cause: unknown): string | undefined {
  if (!['.ts', '.js'].includes(extname(file)) || !isSyntaxError(cause)) return undefined
  const folder = nearestPackage(file)
  if (folder === undefined || readManifest(folder)?.type !== 'commonjs') return undefined
  const other = file.replace(/[jt]s$/, (ending) => `m${ending}`).replace(/^.*[\\/]/, '')
  return `package.json has "type": "commonjs". Run \`npm pkg set type=module\`, or call the file ${other}.`
}

const isSyntaxError = (cause: unknown): boolean => cause instanceof Error && (cause instanceof SyntaxError || cause.name === 'SyntaxError')
