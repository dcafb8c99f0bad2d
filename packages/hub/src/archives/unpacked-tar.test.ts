import { gzipSync } from 'node:zlib'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { packTar } from 'modern-tar'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openFiles, put, temporaryFolder } from '../../test/fixtures.ts'
import { ARCHIVE_LIMITS, countArchive, memberPath } from './archive-limits.ts'

const ROWS = '{"answer":"A"}\n{"answer":"B"}\n'
let baseDir: string
let cacheDir: string
beforeEach(async () => {
  baseDir = temporaryFolder()
  cacheDir = temporaryFolder()
  const tar = await packTar(
    ['first.jsonl', 'second.jsonl'].map((name) => ({ header: { name, size: ROWS.length, type: 'file' as const }, body: ROWS })),
  )
  put(baseDir, 'a.tar.gz', gzipSync(tar))
})
afterEach(() => [baseDir, cacheDir].forEach((folder) => rmSync(folder, { recursive: true, force: true })))

const read = () => openFiles({ baseDir, cacheDir }).text({ path: 'a.tar.gz' }, 'second.jsonl')
const cached = () => readdirSync(join(cacheDir, 'unpacked')).map((name) => join(cacheDir, 'unpacked', name))

describe('an unpacked archive in the cache', () => {
  it('counts while it is what was unpacked', async () => {
    expect(await read()).toBe(ROWS)
    const before = cached().map((file) => readFileSync(file))
    expect(await read()).toBe(ROWS)
    expect(cached().map((file) => readFileSync(file))).toEqual(before)
  })

  it.each<[string, (content: Buffer) => Buffer]>([
    ['edited without changing its size', (content) => Buffer.from(content.toString().replaceAll('"B"', '"A"'))],
    ['flipped in one bit', (content) => Buffer.from(content.map((byte, index) => (index === content.length >> 1 ? byte ^ 1 : byte)))],
    ['cut', (content) => content.subarray(0, -2)],
    ['emptied', () => Buffer.alloc(0)],
  ])('that is %s is made anew, file by file', async (_how, damage) => {
    await read()
    for (const file of cached()) {
      const content = readFileSync(file)
      writeFileSync(file, damage(content))
      expect(await read(), file).toBe(ROWS)
      expect(readFileSync(file)).toEqual(content)
    }
  })

  it('whose members are said to lie elsewhere is made anew', async () => {
    await read()
    const card = cached().find((file) => file.endsWith('.json'))!
    writeFileSync(card, readFileSync(card, 'utf8').replace(/"start": \d\d/, '"start": 00'))
    expect(await read()).toBe(ROWS)
  })
})

describe('an archive', () => {
  const limits = { bytes: 1_000, ratio: 10, smallBytes: 100, members: 3, depth: 5 }
  const refused = expect.objectContaining({ code: 'ERR_FILES_ARCHIVE_SIZE', fate: 'run' }) as Error

  it.each<[string, number, readonly number[]]>([
    ['larger than any may be', 1_000_000, [600, 600]],
    ['many times larger than it is packed', 20, [150, 100]],
  ])('that is %s when unpacked is refused', (_what, packed, sizes) => {
    const count = countArchive('a.tar', packed, limits)
    expect(() => sizes.forEach((size) => count.bytes(size))).toThrow(refused)
  })

  it('that is small may be packed well', () => {
    expect(() => countArchive('a.tar', 1, limits).bytes(100)).not.toThrow()
  })

  it('with too many members, or too deep folders, is refused', () => {
    const count = countArchive('a.tar', 1_000, limits)
    for (let member = 0; member < 3; member++) count.member()
    expect(() => count.member()).toThrow(refused)
    expect(() => memberPath('a.tar', `${'a/'.repeat(ARCHIVE_LIMITS.depth)}b`)).toThrow(refused)
  })

  it('of zeros that would fill the disk is refused while it is read, and leaves nothing', async () => {
    // A quarter of a gigabyte and a bit more of zeros in a quarter of a megabyte.
    const size = ARCHIVE_LIMITS.smallBytes + 1024
    const head = (await packTar([{ header: { name: 'zeros', size: 0, type: 'file' }, body: '' }])).subarray(0, 512)
    const header = Buffer.from(head)
    header.write(size.toString(8).padStart(11, '0'), 124)
    header.fill(' ', 148, 156)
    header.write(
      `${header
        .reduce((sum, byte) => sum + byte, 0)
        .toString(8)
        .padStart(6, '0')}\0 `,
      148,
    )
    const zeros = gzipSync(Buffer.alloc(1 << 24))
    put(baseDir, 'bomb.tar.gz', Buffer.concat([gzipSync(header), ...Array.from({ length: Math.ceil(size / (1 << 24)) }, () => zeros)]))
    await expect(openFiles({ baseDir, cacheDir }).text({ path: 'bomb.tar.gz' }, 'zeros')).rejects.toEqual(refused)
    expect(cached()).toEqual([])
  })
})
