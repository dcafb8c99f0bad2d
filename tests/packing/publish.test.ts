import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { packAll, publishedPackages, ROOT, run, type Tarballs } from './packages.ts'

let tarballs: Tarballs

beforeAll(async () => {
  tarballs = await packAll()
})

afterAll(() => tarballs.remove())

/** A tool of the workspace, run by this Node. */
const tool = (...words: readonly string[]) => run(process.execPath, [join('scripts', 'with-workspace.mjs'), ...words], { cwd: ROOT })

describe.each(publishedPackages())('$name', { concurrent: true, timeout: 120_000 }, ({ name }) => {
  test('has exports and files that fit together (publint)', async () => {
    const { code, output } = await tool('publint', '--strict', tarballs.files[name]!)
    expect(code, output).toBe(0)
  })

  test('has types that are found (attw)', async () => {
    const { code, output } = await tool('attw', tarballs.files[name]!, '--profile', 'esm-only', '--format', 'ascii')
    expect(code, output).toBe(0)
  })

  test('holds what it should, and no source, test or host', async () => {
    const { output } = await run('tar', ['-tzf', tarballs.files[name]!], { cwd: ROOT })
    const files = output.trim().split('\n')
    expect(files).toEqual(expect.arrayContaining(['package/package.json', 'package/README.md', 'package/LICENSE', 'package/dist/index.js']))
    expect(files.filter((file) => /\.test\.|\/src\/|(?<!\.d)\.ts$|node_modules/.test(file))).toEqual([])
    const manifest = (await run('tar', ['-xzOf', tarballs.files[name]!, 'package/package.json'], { cwd: ROOT })).output
    // What the card of a pack says may hold addresses; what is installed may not.
    const { binnacle: _, ...rest } = JSON.parse(manifest) as Record<string, unknown>
    expect(JSON.stringify(rest)).not.toMatch(/@binnacle\/source|workspace:|"(?:https?|git\+|file):/)
  })
})
