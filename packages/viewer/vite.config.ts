import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const path = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const { version } = JSON.parse(readFileSync(path('package.json'), 'utf8')) as { readonly version: string }

/** Builds the page into `dist/page`: it works under any path, and asks no other host for anything. */
export default defineConfig({
  root: path('src/page'),
  base: './',
  plugins: [react()],
  define: { VIEWER_VERSION: JSON.stringify(version) },
  resolve: {
    conditions: ['@binnacle/source', 'module', 'browser', 'import', 'default'],
    // Seeds of random numbers are digests: the same in the browser as on a server.
    alias: { 'node:crypto': path('src/page/data/browser-crypto.ts') },
  },
  build: {
    outDir: path('dist/page'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
  },
  worker: { format: 'es', plugins: () => [react()] },
})
