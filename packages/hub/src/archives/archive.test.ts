import { gzipSync } from 'node:zlib'
import { packTar } from 'modern-tar'
import { beforeAll, expect, test } from 'vitest'
import { openFiles, put, temporaryFolder } from '../../test/fixtures.ts'
import type { FilesWithRecord } from '../index.ts'

const baseDir = temporaryFolder()
const long = `${'deep/'.repeat(40)}file.txt`
let files: FilesWithRecord

/** A zip archive with stored members, written by hand so that names may be anything. */
function makeZip(members: readonly (readonly [name: string, content: string])[]): Buffer {
  const locals: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const [name, content] of members) {
    const [nameBytes, bytes] = [Buffer.from(name), Buffer.from(content)]
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(0x0800, 6)
    local.writeUInt32LE(bytes.length, 18)
    local.writeUInt32LE(bytes.length, 22)
    local.writeUInt16LE(nameBytes.length, 26)
    const header = Buffer.alloc(46)
    header.writeUInt32LE(0x02014b50, 0)
    header.writeUInt16LE(0x0800, 8)
    header.writeUInt32LE(bytes.length, 20)
    header.writeUInt32LE(bytes.length, 24)
    header.writeUInt16LE(nameBytes.length, 28)
    header.writeUInt32LE(offset, 42)
    locals.push(local, nameBytes, bytes)
    central.push(header, nameBytes)
    offset += 30 + nameBytes.length + bytes.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(members.length, 8)
  end.writeUInt16LE(members.length, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...locals, directory, end])
}

const tarOf = (entries: readonly (readonly [name: string, body: string])[]): Promise<Uint8Array> =>
  packTar(entries.map(([name, body]) => ({ header: { name, size: Buffer.byteLength(body), type: 'file' as const }, body })))

beforeAll(async () => {
  const tar = await packTar([
    { header: { name: './data/', type: 'directory', size: 0 } },
    { header: { name: './data/a.csv', size: 8, type: 'file' }, body: 'x,y\n1,2\n' },
    { header: { name: 'link', type: 'symlink', size: 0, linkname: '/etc/passwd' } },
    { header: { name: 'empty.txt', size: 0, type: 'file' }, body: '' },
    { header: { name: long, size: 4, type: 'file' }, body: 'deep' },
  ])
  put(baseDir, 'a.tar', tar)
  put(baseDir, 'a.tar.gz', gzipSync(tar))
  put(baseDir, 'one.tar', await tarOf([['rows.jsonl', '{"a":1}\n']]))
  put(baseDir, 'evil.tar', await tarOf([['../evil.txt', 'x']]))
  put(baseDir, 'cut.tar.gz', gzipSync(await tarOf([['big.txt', 'x'.repeat(100_000)]])).subarray(0, 120))
  put(
    baseDir,
    'a.zip',
    makeZip([
      ['data/', ''],
      ['data/a.csv', 'x,y\n1,2\n'],
      ['é😀.txt', 'name'],
      ['b.jsonl.gz', '{"a":1}'],
    ]),
  )
  put(baseDir, 'evil.zip', makeZip([['../evil.txt', 'x']]))
  put(baseDir, 'no-archive.bin', 'x'.repeat(2000))
  files = openFiles({ baseDir })
})

const members = async (path: string): Promise<(readonly [string, string])[]> => {
  const found = await Array.fromAsync(files.members({ path }))
  // read from back to front: members can be read in any order
  const texts = new Map<string, string>()
  for (const member of found.toReversed()) texts.set(member.path, await member.text())
  return found.map((member) => [member.path, texts.get(member.path)!] as const)
}

test.each(['a.tar', 'a.tar.gz'])('%s: files in their order, without folders and links', async (path) => {
  expect(await members(path)).toEqual([
    ['data/a.csv', 'x,y\n1,2\n'],
    ['empty.txt', ''],
    [long, 'deep'],
  ])
  expect(await files.text({ path }, './data/a.csv')).toBe('x,y\n1,2\n')
  expect(await Array.fromAsync(files.rows({ path }, { member: 'data/a.csv' }))).toEqual([{ x: '1', y: '2' }])
})

test('zip', async () => {
  expect(await members('a.zip')).toEqual([
    ['data/a.csv', 'x,y\n1,2\n'],
    ['é😀.txt', 'name'],
    ['b.jsonl.gz', '{"a":1}'],
  ])
  expect(await Array.fromAsync(files.rows({ path: 'a.zip' }, { member: 'data/a.csv', header: false }))).toEqual([
    ['x', 'y'],
    ['1', '2'],
  ])
})

test('the only file of an archive needs no name; others are named where one is missing', async () => {
  expect(await Array.fromAsync(files.rows({ path: 'one.tar' }))).toEqual([{ a: 1 }])
  await expect(Array.fromAsync(files.rows({ path: 'a.zip' }))).rejects.toMatchObject({
    code: 'ERR_FILES_MEMBER',
    message: expect.stringContaining('data/a.csv'),
  })
  await expect(files.text({ path: 'a.tar' }, 'data/b.csv')).rejects.toMatchObject({
    code: 'ERR_FILES_MEMBER',
    message: expect.stringContaining('Did you mean “data/a.csv”?'),
  })
})

test.each(['evil.tar', 'evil.zip'])('%s is refused', async (path) => {
  await expect(members(path)).rejects.toMatchObject({ code: 'ERR_FILES_ARCHIVE_PATH', message: expect.stringContaining('../evil.txt') })
})

test('what is cut or no archive is named', async () => {
  await expect(members('cut.tar.gz')).rejects.toMatchObject({ code: 'ERR_FILES_BROKEN', message: expect.stringContaining('cut.tar.gz') })
  await expect(members('no-archive.bin')).rejects.toMatchObject({ code: 'ERR_FILES_ARCHIVE' })
})
