// Packs the demo rows into a Binnacle mirror: `node scripts/build-mirror.mjs`.
// The same rows always give the same bytes: names are sorted, times are fixed, nothing is compressed.
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const rowsDir = join(root, 'rows')
const mirrorDir = join(root, 'mirror')

const licence = 'Apache-2.0 (written for Binnacle)'
const note = 'demo rows written for Binnacle, not the public set'

const rows = (path) => readFileSync(join(rowsDir, path))
const byName = ([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)

/** The path of a URL in a mirror: empty parts vanish, a query becomes `@` and the first 8 hex digits of its SHA-256. */
export function mirrorPathOf(url) {
  const { host, pathname, search } = new URL(url)
  const path = ['http', host, ...pathname.split('/').filter(Boolean)].join('/')
  return search === '' ? path : `${path}@${sha256(search.slice(1)).slice(0, 8)}`
}

/** A ustar archive; a name that ends in `/` is a folder. */
export function tar(files) {
  const blocks = []
  for (const [name, content] of files.toSorted(byName)) {
    if (Buffer.byteLength(name) > 100) throw new Error(`The name is too long for a tar header: ${name}`)
    const isFolder = name.endsWith('/')
    const header = Buffer.alloc(512)
    const octal = (value, offset, length) => header.write(`${value.toString(8).padStart(length - 1, '0')}\0`, offset, 'latin1')
    header.write(name, 0)
    octal(isFolder ? 0o755 : 0o644, 100, 8)
    octal(0, 108, 8) // owner
    octal(0, 116, 8) // group
    octal(content.length, 124, 12)
    octal(0, 136, 12) // time
    header.fill(' ', 148, 156) // the checksum counts itself as blanks
    header.write(isFolder ? '5' : '0', 156)
    header.write('ustar\x0000', 257, 'latin1')
    const sum = header.reduce((total, byte) => total + byte, 0)
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1')
    blocks.push(header, content, Buffer.alloc((512 - (content.length % 512)) % 512))
  }
  blocks.push(Buffer.alloc(1024))
  return Buffer.concat(blocks)
}

/** A zip archive of stored files, dated 1980-01-01. */
export function zip(files) {
  const bodies = []
  const directory = []
  let offset = 0
  const sorted = files.toSorted(byName)
  for (const [name, content] of sorted) {
    const nameBytes = Buffer.from(name)
    const shared = Buffer.alloc(26) // what a local header and its directory entry have in common
    shared.writeUInt16LE(10, 0) // version needed
    shared.writeUInt16LE(0x21, 8) // date
    shared.writeUInt32LE(crc32(content), 10)
    shared.writeUInt32LE(content.length, 14)
    shared.writeUInt32LE(content.length, 18)
    shared.writeUInt16LE(nameBytes.length, 22)
    const rest = Buffer.alloc(14)
    rest.writeUInt32LE(offset, 10)
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), shared, nameBytes, content])
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), shared, rest, nameBytes)
    bodies.push(local)
    offset += local.length
  }
  const directoryBytes = Buffer.concat(directory)
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(sorted.length, 8)
  end.writeUInt16LE(sorted.length, 10)
  end.writeUInt32LE(directoryBytes.length, 12)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...bodies, directoryBytes, end])
}

const crcTable = Array.from({ length: 256 }, (_, index) => {
  let value = index
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  return value
})

function crc32(bytes) {
  let crc = -1
  for (const byte of bytes) crc = (crc >>> 8) ^ crcTable[(crc ^ byte) & 0xff]
  return ~crc >>> 0
}

export function sha256(data) {
  return createHash('sha256').update(data).digest('hex')
}

function mmluTar() {
  const splits = ['dev', 'val', 'test']
  return tar([
    ...['', 'auxiliary_train/', ...splits.map((split) => `${split}/`)].map((folder) => [`data/${folder}`, Buffer.alloc(0)]),
    ...splits.map((split) => [`data/${split}/general_knowledge_${split}.csv`, rows(`mmlu/${split}/general_knowledge_${split}.csv`)]),
  ])
}

function medQaZip() {
  return zip([
    ...['train', 'dev', 'test'].map((split) => {
      const name = `phrases_no_exclude_${split}.jsonl`
      return [`data_clean/questions/US/4_options/${name}`, rows(`med_qa/${name}`)]
    }),
    // The public archive has a second top folder too; with one alone, an unpacker that strips it would lose `data_clean`.
    ['__MACOSX/x', Buffer.alloc(0)],
  ])
}

/** All files of the mirror by their path in it, `mirror.json` first. */
export function buildMirror() {
  const gsm = 'https://raw.githubusercontent.com/openai/grade-school-math/master/grade_school_math/data//'
  const web = [
    ['https://people.eecs.berkeley.edu/~hendrycks/data.tar', mmluTar(), 'mmlu_scenario'],
    [`${gsm}train.jsonl`, rows('gsm/train.jsonl'), 'gsm_scenario'],
    [`${gsm}test.jsonl`, rows('gsm/test.jsonl'), 'gsm_scenario'],
    ['https://raw.githubusercontent.com/nyu-mll/BBQ/main/data/Age.jsonl', rows('bbq/Age.jsonl'), 'bbq_scenario'],
    ['https://drive.google.com/uc?export=download&id=1ImYUSLk9JbgHXOemfvyiDiirluZHPeQw&confirm=t', medQaZip(), 'med_qa_scenario'],
  ].map(([source, content, user]) => ({ kind: 'http', source, path: mirrorPathOf(source), content, user }))

  const hub = ['dev', 'test'].map((split) => ({
    kind: 'hub',
    source: 'haonan-li/cmmlu',
    config: 'daily_life',
    split,
    revision: 'main',
    path: `hub/datasets/haonan-li/cmmlu/main/data/${split}/daily_life.csv`,
    content: rows(`cmmlu/${split}/daily_life.csv`),
    user: 'cmmlu_scenario',
  }))

  const files = [...hub, ...web]
  const entries = files.map(({ content, user, ...place }) => ({
    ...place,
    bytes: content.length,
    sha256: sha256(content),
    licence,
    note,
    used_by: [user],
  }))
  const index = `${JSON.stringify({ demo: true, complete: true, entries }, null, 2)}\n`
  return new Map([['mirror.json', Buffer.from(index)], ...files.map(({ path, content }) => [path, content])])
}

/** The paths of all files below a folder, with `/` between the parts. */
export function filesBelow(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  return entries.map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')).toSorted()
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  rmSync(mirrorDir, { recursive: true, force: true })
  for (const [path, content] of buildMirror()) {
    const target = join(mirrorDir, path)
    mkdirSync(dirname(target), { recursive: true })
    writeFileSync(target, content)
    console.log(`${String(content.length).padStart(7)}  ${path}`)
  }
}
