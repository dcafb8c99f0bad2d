import * as nodeModule from 'node:module'
import { dirname, extname } from 'node:path'
import { pathToFileURL } from 'node:url'
import { nearestPackage, readManifest } from './find-plugins.ts'
import { noteEntry, noteImport } from './own-modules.ts'

const OURS = /^(binnacle|@binnacle\/[\w-]+)(\/|$)/

let isWatching = false

/**
 * Lends the packages that a command has to modules of the user's that stand where none is installed, so that one file beside a
 * config needs no package. What is installed beside them comes first.
 * @param from a module of the command
 */
export function lendPackages(from: string): void {
  if (isWatching) return
  isWatching = true
  // Other programs that run JavaScript may not have it; modules then need what they import.
  nodeModule.registerHooks?.({
    resolve(specifier, context, next) {
      try {
        const found = next(specifier, context)
        noteImport(specifier, context.parentURL, found.url)
        return found
      } catch (cause) {
        if (!OURS.test(specifier) || (cause as { readonly code?: unknown }).code !== 'ERR_MODULE_NOT_FOUND') throw cause
        return next(specifier, { ...context, parentURL: from })
      }
    },
  })
}

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
  noteEntry(file)
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

/** What to do where a module could not be imported: install what it imports, build what is not built, or say that it is no CommonJS. */
export function importHint(file: string, cause: unknown): string | undefined {
  const { code, message } = cause as { readonly code?: unknown; readonly message?: string }
  const missing = code === 'ERR_MODULE_NOT_FOUND' ? /^Cannot find package '([^']+)'/.exec(message ?? '')?.[1] : undefined
  if (missing !== undefined && !/^[./]/.test(missing))
    return `Install what it imports, in ${nearestPackage(dirname(file)) ?? dirname(file)}: npm install -D ${packageName(missing)}`
  if (code === 'ERR_UNSUPPORTED_NODE_MODULES_TYPE_STRIPPING')
    return 'Node reads no TypeScript below node_modules: build the package to JavaScript, and let `exports` name what was built.'
  return commonJsHint(file, cause)
}

const packageName = (specifier: string): string =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/')

const isSyntaxError = (cause: unknown): boolean => cause instanceof Error && (cause instanceof SyntaxError || cause.name === 'SyntaxError')
