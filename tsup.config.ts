import { defineConfig } from 'tsup'

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
})
