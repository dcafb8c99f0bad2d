import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { root, startNode } from '../support/start-node.ts'

const TEMPLATE = join(root, 'templates', 'benchmark-pack')
const PASSED_OVER = /node_modules|binnacle-out|dist|turbo\.json/

let passing: string
let built: string
let pack: string

/** The template as its author has it: built, with all that is installed for it. */
beforeAll(() => {
  passing = realpathSync(mkdtempSync(join(tmpdir(), 'binnacle pack ü-')))
  built = join(passing, 'built')
  cpSync(TEMPLATE, built, { recursive: true, filter: (path) => !PASSED_OVER.test(path.slice(TEMPLATE.length)) })
  symlinkSync(join(TEMPLATE, 'node_modules'), join(built, 'node_modules'))
  const tsc = join(root, 'node_modules', '.bin', 'tsc')
  execFileSync(tsc, ['-p', 'tsconfig.build.json', '--customConditions', '@binnacle/source'], { cwd: built })
})
afterAll(() => rmSync(passing, { recursive: true, force: true }))

beforeEach(() => {
  pack = join(mkdtempSync(join(passing, 'pack-')), 'my-pack')
  cpSync(built, pack, { recursive: true, verbatimSymlinks: true })
})

type Manifest = {
  version: string
  license?: string
  binnacle: { pack?: { baselines: { value: number; instances: number; model: string }[] } }
}

/** Changes a file of the pack. */
function edit(file: string, change: (text: string) => string): void {
  writeFileSync(join(pack, file), change(readFileSync(join(pack, file), 'utf8')))
}
const editManifest = (change: (manifest: Manifest) => void): void =>
  edit('package.json', (text) => {
    const manifest = JSON.parse(text) as Manifest
    change(manifest)
    return JSON.stringify(manifest)
  })

/** Runs the command; `--offline` leaves the registry out unless a published pack is given. */
async function run(...words: readonly string[]) {
  const { code, stdout, stderr } = await startNode('start-command.mjs', ['pack', ...words, '--offline', '--json'], pack, {}).ended
  const answer =
    stdout === ''
      ? undefined
      : (JSON.parse(stdout) as {
          passed: boolean
          findings: { code: string; message: string; hint: string; place: string }[]
          files?: { path: string }[]
        })
  return { code, stderr, ...answer, codes: answer?.findings.map((finding) => finding.code) }
}

describe('pack check', () => {
  it('passes the template, and measures its baselines', async () => {
    expect(await run('check')).toMatchObject({ code: 0, passed: true, findings: [] })
  })

  it('names what is missing: the licence, a line of the README, a pin, what a baseline scores', async () => {
    rmSync(join(pack, 'LICENSE'))
    edit('README.md', (text) => text.replaceAll('`my_pack`', 'it'))
    edit('dist/my-pack.js', (text) => text.replace(', sha256: ROWS_SHA256', ''))
    editManifest(({ binnacle }) => {
      binnacle.pack!.baselines[0]!.value = 0.9
      binnacle.pack!.baselines[1]!.model = 'no/such'
    })
    const found = await run('check')
    expect(found).toMatchObject({ code: 1, passed: false })
    expect(new Set(found.codes)).toEqual(new Set(['licence-missing', 'readme-silent', 'pin-missing', 'baseline-moved', 'baseline-failed']))
    for (const { hint, place } of found.findings!) expect([hint, place].every((text) => text !== '')).toBe(true)
    expect(found.findings!.find(({ code }) => code === 'baseline-moved')!.message).toBe('the card says 0.9, it scores 0.5')
  })

  it('names a baseline whose entry makes several runs, of which only one could be compared', async () => {
    editManifest(({ binnacle }) => (binnacle.pack!.baselines[0]!.model = 'baseline/uniform,num_outputs=copyright_sweep'))
    const found = await run('check')
    expect(found.codes).toEqual(['baseline-failed'])
    expect(found.findings![0]!.message).toContain('makes 2 runs')
  })

  it('names answers that cannot be right', async () => {
    edit('dist/my-pack.js', (text) => text.replace('index === answer ? [CORRECT_TAG] : []', '[]'))
    const found = await run('check')
    expect(found.code).toBe(1)
    expect(new Set(found.codes)).toEqual(new Set(['gold-missing', 'baseline-failed', 'reference-none-right']))
    expect(found.findings!.find(({ code }) => code === 'baseline-failed')!.message).toContain('it cannot be measured')
  })

  it('names a card that is missing', async () => {
    editManifest((manifest) => delete manifest.binnacle.pack)
    expect(await run('check')).toMatchObject({ code: 1, codes: ['card-missing'] })
  })

  it('wants a new version where a number moved since the last published pack', async () => {
    const published = join(pack, '..', 'published')
    cpSync(pack, published, { recursive: true, verbatimSymlinks: true })
    const manifest = JSON.parse(readFileSync(join(published, 'package.json'), 'utf8')) as Manifest
    manifest.binnacle.pack!.baselines[0]!.value = 0.4
    writeFileSync(join(published, 'package.json'), JSON.stringify(manifest))
    const moved = await run('check', '--since', published)
    expect(moved.codes).toEqual(['version-not-raised'])
    expect(moved.findings![0]!.message).toContain('baseline/uniform exact_match: 0.4 → 0.5')
    editManifest((own) => (own.version = '0.1.0'))
    expect(await run('check', '--since', published)).toMatchObject({ code: 0, findings: [] })
    // A tarball is read as npm has it.
    const tarball = join(pack, '..', 'published.tgz')
    execFileSync('tar', ['-czf', tarball, '--transform', 's,^published,package,', 'published/package.json'], { cwd: join(pack, '..') })
    editManifest((own) => (own.version = manifest.version))
    expect((await run('check', '--since', tarball)).codes).toEqual(['version-not-raised'])
  })

  it.each<[string, string, RegExp, () => void]>([
    ['a folder that is no package', 'ERR_PACK_FOLDER', /has no package\.json/, () => rmSync(join(pack, 'package.json'))],
    [
      'a package that is no plugin',
      'ERR_PACK_FOLDER',
      /is no plugin/,
      () => editManifest((manifest) => delete (manifest as Partial<Manifest>).binnacle),
    ],
    ['one that is not built', 'ERR_PACK_LOAD', /npm run build/, () => rmSync(join(pack, 'dist'), { recursive: true })],
    ['one without the testkit', 'ERR_PACK_TESTKIT', /npm install -D @binnacle\/testkit/, () => rmSync(join(pack, 'node_modules'))],
  ])('refuses %s', async (_name, code, text, plant) => {
    plant()
    const refused = await run('check')
    expect(refused.code).toBe(2)
    expect(refused.stderr).toContain(code)
    expect(refused.stderr).toMatch(text)
  })

  it('refuses a published pack that is not there, and a word that it does not know', async () => {
    expect((await run('check', '--since', 'gone.tgz')).stderr).toContain('ERR_PACK_PUBLISHED')
    expect((await run('chek')).stderr).toMatch(/Did you mean “check”/)
  })
})

describe('pack publish --dry-run', () => {
  it('shows what npm would get', async () => {
    // What npm runs before packing has been done; what it prints is not the answer.
    editManifest((manifest) => {
      const { scripts } = manifest as unknown as { scripts: Record<string, string> }
      scripts['prepack'] = 'echo "[build] done"'
    })
    const { code, files } = await run('publish', '--dry-run')
    expect(code).toBe(0)
    expect(files!.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['LICENSE', 'README.md', 'package.json', 'data/rows.jsonl', 'dist/index.js']),
    )
    expect(files!.filter(({ path }) => /test|src\//.test(path))).toEqual([])
  })

  it('publishes nothing that is not fit', async () => {
    rmSync(join(pack, 'LICENSE'))
    expect(await run('publish', '--dry-run')).toMatchObject({ code: 1, passed: false })
    expect((await run('publish', '--dry-run')).files).toBeUndefined()
  })
})
