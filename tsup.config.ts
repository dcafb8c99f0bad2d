import { defineConfig } from 'tsup'

/**
 * Modules of Node as commander imports them. Node makes a facade of each, for which it reads every property: `process`, `fs` and `util`
 * then load streams and more that few commands need, and `child_process` is only for subcommands that are programs of their own.
 */
const LIGHT_MODULES: Readonly<Record<string, string>> = {
  process: 'export default globalThis.process',
  child_process: "export default { spawn: (...words) => globalThis.process.getBuiltinModule('node:child_process').spawn(...words) }",
  fs: "export default { existsSync: (path) => globalThis.process.getBuiltinModule('node:fs').existsSync(path), realpathSync: (path) => globalThis.process.getBuiltinModule('node:fs').realpathSync(path) }",
  util: "export const stripVTControlCharacters = (text) => text.replaceAll(/\\u001b\\[[\\d;]*m/g, '')",
}

/** Small modules without a state that belong to the start of the command: each file of its own costs a millisecond. */
const BUNDLED = ['@binnacle/report/visible-text', '@binnacle/http/redact']

/** One recipe for every package: ESM, one file an entry, dependencies stay outside. Declarations come from `tsc`. */
export default defineConfig({
  format: 'esm',
  target: 'node22.19',
  platform: 'node',
  outDir: 'dist',
  clean: true,
  splitting: true,
  sourcemap: false,
  dts: false,
  silent: true,
  removeNodeProtocol: false,
  noExternal: BUNDLED,
  esbuildPlugins: [
    {
      name: 'light-commander',
      setup(build) {
        build.onResolve({ filter: /^(node:)?(process|child_process|fs|util)$/ }, ({ path, importer }) =>
          /[\\/]commander[\\/]lib[\\/]/.test(importer) ? { path: path.replace('node:', ''), namespace: 'light' } : undefined,
        )
        build.onLoad({ filter: /./, namespace: 'light' }, ({ path }) => ({ contents: LIGHT_MODULES[path]!, loader: 'js' }))
      },
    },
  ],
})
