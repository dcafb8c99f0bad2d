import { createHash } from 'node:crypto'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const BLOCK = 512

/** A tar archive of small text files. */
function tarOf(files: Readonly<Record<string, string>>): Buffer {
  const parts = Object.entries(files).flatMap(([path, text]) => {
    const content = Buffer.from(text)
    const header = Buffer.alloc(BLOCK)
    header.write(path, 0)
    header.write('0000644\0', 100)
    header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124)
    header.write('00000000000\0', 136)
    header.write('        0ustar', 148)
    header.write('00', 263)
    let sum = 0
    for (const byte of header) sum += byte
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
    return [header, content, Buffer.alloc((BLOCK - (content.length % BLOCK)) % BLOCK)]
  })
  return Buffer.concat([...parts, Buffer.alloc(2 * BLOCK)])
}

/** Writes a complete mirror that holds one archive under a URL. */
export function writeArchiveMirror(folder: string, url: string, files: Readonly<Record<string, string>>): void {
  const archive = tarOf(files)
  const path = `http/${url.replace(/^https?:\/\//, '')}`
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), archive)
  const sha256 = createHash('sha256').update(archive).digest('hex')
  const entry = { kind: 'http', source: url, path, bytes: archive.length, sha256 }
  writeFileSync(join(folder, 'mirror.json'), JSON.stringify({ complete: true, entries: [entry] }))
}
