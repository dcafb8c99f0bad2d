import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createFiles } from '../create-files.ts'

const ROWS = '{"a":1}\n{"a":2}\n'
let folder: string
let href: string

beforeAll(() => {
  folder = join(realpathSync(mkdtempSync(join(tmpdir(), 'binnacle-hub-packaged-'))), 'ein Päckchen')
  mkdirSync(join(folder, 'data'), { recursive: true })
  writeFileSync(join(folder, 'package.json'), '{ "name": "@x/pack" }')
  writeFileSync(join(folder, 'data', 'rows.jsonl'), ROWS)
  href = pathToFileURL(join(folder, 'data', 'rows.jsonl')).href
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const files = () =>
  createFiles({ mirrors: [], baseDir: '/', cacheDir: join(folder, 'cache'), offline: true, badRows: 'fail', fetch, env: {} })
const sha256 = createHash('sha256').update(ROWS).digest('hex')

describe('a file of a plugin’s package', () => {
  it('is read without a network, checked, and recorded by the name of its package', async () => {
    const opened = files()
    const rows = []
    for await (const row of opened.rows({ url: href, sha256 })) rows.push(row)
    expect(rows).toEqual([{ a: 1 }, { a: 2 }])
    expect(opened.used()).toMatchObject([{ source: 'package:@x/pack/data/rows.jsonl', bytes: ROWS.length, sha256 }])
  })

  it('that is another, or not there, is named with its package', async () => {
    await expect(files().get({ url: href, sha256: '0'.repeat(64) })).rejects.toMatchObject({
      code: 'ERR_FILES_CONTENT',
      message: expect.stringContaining('package:@x/pack/data/rows.jsonl') as string,
    })
    await expect(files().get({ url: href, bytes: 3 })).rejects.toMatchObject({ code: 'ERR_FILES_CONTENT' })
    await expect(files().get({ url: new URL('gone.jsonl', href).href })).rejects.toMatchObject({
      code: 'ERR_FILES_PACKAGED',
      message: expect.stringContaining('package:@x/pack/data/gone.jsonl') as string,
    })
  })
})
