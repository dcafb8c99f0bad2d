import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateSync } from 'node:zlib'
import { createFiles } from '@binnacle/hub'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { readMedia, readMediaSync } from './media.ts'
import { openMedia } from './open-media.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'binnacle-media-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

/** A gray picture, written by hand. */
function png(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer): Buffer => {
    const head = Buffer.alloc(8)
    head.writeUInt32BE(data.length, 0)
    head.write(type, 4, 'latin1')
    return Buffer.concat([head, data, Buffer.alloc(4)])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const pixels = deflateSync(Buffer.alloc((width + 1) * height))
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex')

function open() {
  const files = createFiles({
    mirrors: [],
    offline: true,
    cacheDir: join(folder, 'cache'),
    baseDir: folder,
    fetch: () => Promise.reject(new Error('no network')),
    env: {},
    badRows: 'fail',
  })
  return { files, media: openMedia(join(folder, 'out'), files) }
}

describe('media', () => {
  it('are kept once by their hash, measured, and read back by it', async () => {
    const bytes = png(7, 3)
    const { media } = open()
    const part = await media.keep(bytes, 'image/png')
    expect(part).toEqual({
      type: 'image',
      mimeType: 'image/png',
      sha256: sha256(bytes),
      bytes: bytes.length,
      source: 'bytes',
      width: 7,
      height: 3,
    })
    expect(await media.keep(bytes, 'image/png')).toEqual(part)
    expect(readdirSync(join(folder, 'out', 'media'))).toEqual([part.sha256])
    expect(Buffer.from(await readMedia(join(folder, 'out'), part)).equals(bytes)).toBe(true)
  })

  it('come from files too, with what the source says of them', async () => {
    writeFileSync(join(folder, 'a.wav'), 'RIFF1234')
    const { media, files } = open()
    const part = await media.keep({ file: { path: 'a.wav' } }, 'audio/wav', { seconds: 2.5 })
    expect(part).toMatchObject({ type: 'audio', source: 'a.wav', bytes: 8, seconds: 2.5 })
    expect(await media.keep(await files.get({ path: 'a.wav' }), 'audio/wav')).toMatchObject({ sha256: part.sha256, source: 'a.wav' })
  })

  it.each([
    ['nothing', new Uint8Array(), 'image/png', 'ERR_MEDIA_EMPTY'],
    ['a text', Buffer.from('hello'), 'text/plain', 'ERR_MEDIA_TYPE'],
    ['an odd type', Buffer.from('hello'), 'image', 'ERR_MEDIA_TYPE'],
    ['a picture that is none', Buffer.from('hello'), 'image/png', 'ERR_MEDIA_BROKEN'],
    ['a picture of another kind', png(1, 1), 'image/jpeg', 'ERR_MEDIA_BROKEN'],
  ])('%s is refused', async (_name, bytes, mimeType, code) => {
    await expect(open().media.keep(bytes, mimeType)).rejects.toMatchObject({ code })
    expect(existsSync(join(folder, 'out', 'media'))).toBe(false)
  })

  it('that were damaged or are gone are named, and never sent', async () => {
    const { media } = open()
    const part = await media.keep(png(2, 2), 'image/png')
    const out = join(folder, 'out')
    writeFileSync(join(out, 'media', part.sha256), 'something else')
    await expect(readMedia(out, part)).rejects.toMatchObject({
      code: 'ERR_MEDIA_BROKEN',
      message: expect.stringContaining(part.sha256) as string,
    })
    expect(() => readMediaSync(out, part)).toThrow(expect.objectContaining({ code: 'ERR_MEDIA_BROKEN' }) as Error)
    rmSync(join(out, 'media'), { recursive: true })
    await expect(readMedia(out, part)).rejects.toMatchObject({ code: 'ERR_MEDIA_MISSING' })
  })
})
