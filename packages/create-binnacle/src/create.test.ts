import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Questions } from './ask.ts'
import { create } from './create.ts'
import { parseArguments } from './parse-arguments.ts'
import { TEMPLATES } from './templates.data.ts'

let cwd: string
beforeEach(() => {
  cwd = realpathSync(mkdtempSync(join(tmpdir(), 'create ü-')))
})
afterEach(() => rmSync(cwd, { recursive: true, force: true }))

const make = (words: readonly string[], more: { readonly userAgent?: string; readonly questions?: Questions } = {}) =>
  create(parseArguments(words), { cwd, userAgent: more.userAgent, year: 2031, questions: more.questions })

const everyFile = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))

const manifest = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Record<string, unknown>

describe.each(TEMPLATES)('the template $name', ({ name: template, placeholder }) => {
  it('has the name of the user everywhere, and nothing of the template’s or the workspace’s', async () => {
    const { folder, packageName } = await make(['@acme/harbour-rules', '--template', template])
    expect([folder, packageName]).toEqual([join(cwd, 'harbour-rules'), '@acme/harbour-rules'])
    const forms = [placeholder, placeholder.replaceAll('-', '_'), 'my-scope', 'workspace:', 'MY_', '# SETUP', '# MORE', 'RUN_SCRIPT']
    for (const file of everyFile(folder)) {
      const text = readFileSync(file, 'utf8')
      expect(
        forms.filter((form) => text.includes(form) || file.includes(form)),
        file,
      ).toEqual([])
    }
  })

  it('takes a name that has the template’s own in it', async () => {
    const typed = `${placeholder}-of-tides`
    const [plain, like] = [await make(['harbour-rules', '--template', template]), await make([typed, '--template', template])]
    const swapped = (text: string) =>
      text
        .replaceAll(typed, 'harbour-rules')
        .replaceAll(typed.replaceAll('-', '_'), 'harbour_rules')
        .replaceAll(typed.replaceAll('-', '_').toUpperCase(), 'HARBOUR_RULES')
        .replaceAll(camel(typed), 'harbourRules')
        .replaceAll(title(typed), 'Harbour rules')
    expect(like.files.map(swapped).toSorted()).toEqual(plain.files)
    for (const file of like.files)
      expect(swapped(readFileSync(join(like.folder, file), 'utf8')), file).toBe(readFileSync(join(plain.folder, swapped(file)), 'utf8'))
  })

  it('has a README, a licence, a CI, a set-up of changesets, and ranges of versions', async () => {
    const { folder } = await make(['harbour', '--template', template, '--license', 'MIT', '--author', 'Ada'])
    for (const file of ['README.md', 'LICENSE', '.gitignore', '.github/workflows/ci.yml', '.changeset/config.json', 'tsconfig.json'])
      expect(existsSync(join(folder, file)), file).toBe(true)
    expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toContain('Copyright (c) 2031 Ada')
    expect(manifest(folder)).toMatchObject({ name: 'harbour', license: 'MIT', author: 'Ada' })
    const { dependencies = {}, devDependencies = {} } = manifest(folder) as Record<string, Record<string, string>>
    for (const [name, range] of Object.entries({ ...dependencies, ...devDependencies })) expect(range, name).toMatch(/^\^\d+\.\d+\.\d+$/)
  })
})

const camel = (kebab: string) => kebab.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
const title = (kebab: string) => kebab.charAt(0).toUpperCase() + kebab.slice(1).replaceAll('-', ' ')

/** Names at the top of a module that are declared or imported more than once, or that no name may be. */
function declaredTwice(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
  const imported = [...text.matchAll(/^import (?:(\w+)|\{([^}]*)\})/gm)].flatMap(([, one, list]) => [one, ...(list ?? '').split(',')])
  const declared = [...text.matchAll(/^(?:export )?(?:const|function) (\w+)/gm)].map(([, name]) => name)
  const names = [...imported, ...declared].map((name) => name?.trim().replace(/^type /, '') ?? '').filter((name) => name !== '')
  return names.filter((name, index) => names.indexOf(name) !== index || name === 'class')
}

describe('a name', () => {
  it.each([
    ['My Harbour', 'my-harbour'],
    ['harbourRules', 'harbour-rules'],
    ['Hafen Größe', 'hafen-gro'],
    ['@Acme Labs/Harbour_Rules', '@acme-labs/harbour-rules'],
  ])('“%s” is mended or refused, never written as it stands', async (typed, name) => {
    const made = make([typed, '--template', 'metric'])
    if (typed.includes('ß')) await expect(made).rejects.toMatchObject({ code: 'ERR_CREATE_NAME' })
    else expect((await made).packageName).toBe(name)
  })

  it.each([
    '../evil',
    '..',
    '.',
    '/etc/evil',
    'a/b',
    'C:\\evil',
    '@acme/../x',
    '@acme/',
    '@/x',
    '',
    '   ',
    '7seas',
    '日本',
    'con',
    'node_modules',
    'x'.repeat(220),
    'http',
  ])('“%s” is refused, and nothing is written', async (typed) => {
    await expect(make([typed, '--template', 'scenario'])).rejects.toMatchObject({
      code: 'ERR_CREATE_NAME',
      hint: expect.any(String) as string,
    })
    expect(readdirSync(cwd)).toEqual([])
  })

  it.each(['class', 'row', 'rows', 'index', 'plugin', 'options', 'trial', 'cards.data', 'defineScenario', 'scenario'])(
    '“%s”, which stands in the code already, gets another in code',
    async (typed) => {
      for (const template of ['scenario', 'metric', 'benchmark-pack']) {
        const { folder, files } = await make([typed, '--template', template, '--dir', `${template}-${typed}`])
        for (const file of files.filter((path) => /^src\/[^/]+\.ts$/.test(path)))
          expect(declaredTwice(join(folder, file)), file).toEqual([])
        expect(new Set(files.map((file) => file.toLowerCase())).size).toBe(files.length)
        expect(files).toContain('src/index.ts')
      }
    },
  )
})

describe('a folder', () => {
  it('that has files is not written into unasked', async () => {
    mkdirSync(join(cwd, 'harbour'))
    writeFileSync(join(cwd, 'harbour', 'package.json'), '{ "name": "mine" }')
    writeFileSync(join(cwd, 'harbour', 'notes.txt'), 'mine')
    await expect(make(['harbour', '--template', 'metric'])).rejects.toMatchObject({ code: 'ERR_CREATE_EXISTS' })
    expect(readdirSync(join(cwd, 'harbour'))).toEqual(['notes.txt', 'package.json'])
    expect(manifest(join(cwd, 'harbour'))).toEqual({ name: 'mine' })
    await make(['harbour', '--template', 'metric', '--overwrite'])
    expect(manifest(join(cwd, 'harbour'))['name']).toBe('harbour')
    expect(readFileSync(join(cwd, 'harbour', 'notes.txt'), 'utf8')).toBe('mine')
  })

  it('has nothing replaced that a link leads to, or that is no file', async () => {
    writeFileSync(join(cwd, 'mine.txt'), 'mine')
    mkdirSync(join(cwd, 'elsewhere'))
    for (const [name, plant] of [
      ['linked', (folder: string) => symlinkSync(join(cwd, 'mine.txt'), join(folder, 'README.md'))],
      ['passed', (folder: string) => symlinkSync(join(cwd, 'elsewhere'), join(folder, 'src'))],
      ['kind', (folder: string) => mkdirSync(join(folder, 'package.json'))],
    ] as const) {
      mkdirSync(join(cwd, name))
      plant(join(cwd, name))
      await expect(make([name, '--template', 'metric', '--overwrite']), name).rejects.toMatchObject({ code: 'ERR_CREATE_EXISTS' })
      expect(readdirSync(join(cwd, name))).toHaveLength(1)
    }
    expect(readFileSync(join(cwd, 'mine.txt'), 'utf8')).toBe('mine')
    expect(readdirSync(join(cwd, 'elsewhere'))).toEqual([])
  })

  it('is asked about on a terminal', async () => {
    mkdirSync(join(cwd, 'harbour'))
    writeFileSync(join(cwd, 'harbour', 'a.txt'), '')
    const questions = (answer: boolean): Questions => ({
      name: async (initial) => initial,
      template: async () => TEMPLATES[0]!,
      overwrite: async () => answer,
    })
    await expect(make(['harbour'], { questions: questions(false) })).rejects.toMatchObject({ code: 'ERR_CREATE_EXISTS' })
    expect((await make(['harbour'], { questions: questions(true) })).packageName).toBe('harbour')
  })

  it('that is empty, or holds version control alone, is taken; a file is not', async () => {
    mkdirSync(join(cwd, 'harbour', '.git'), { recursive: true })
    expect((await make(['harbour', '--template', 'metric'])).folder).toBe(join(cwd, 'harbour'))
    writeFileSync(join(cwd, 'port'), 'a file')
    await expect(make(['port', '--template', 'metric'])).rejects.toMatchObject({ code: 'ERR_CREATE_EXISTS' })
    expect(readFileSync(join(cwd, 'port'), 'utf8')).toBe('a file')
  })

  it('is where --dir says, and the next commands go there', async () => {
    const { folder, next } = await make(['harbour', '--template', 'metric', '--dir', 'my plugins/one'], {
      userAgent: 'pnpm/10.34.9 npm/? node/v24',
    })
    expect(folder).toBe(join(cwd, 'my plugins/one'))
    expect(next).toEqual(['cd "my plugins/one"', 'pnpm install', 'pnpm test', 'pnpm start'])
  })
})

describe('options', () => {
  it.each([
    [['x', '--template', 'scenaro'], 'ERR_CREATE_TEMPLATE', 'Did you mean “scenario”?'],
    [['x', '--license', 'GPL', '--template', 'metric'], 'ERR_CREATE_OPTION', '--license GPL'],
    [['x', '--package-manager', 'npn', '--template', 'metric'], 'ERR_CREATE_OPTION', 'Did you mean “npm”?'],
    [['x', '--templat', 'metric'], 'ERR_CREATE_OPTION', 'Did you mean “--template”?'],
    [['my', 'harbour', '--template', 'metric'], 'ERR_CREATE_OPTION', 'one word too many'],
    [['x'], 'ERR_CREATE_TEMPLATE', 'there is no template'],
    [['--template', 'metric'], 'ERR_CREATE_NAME', 'there is no name'],
    [['x', '--template', 'benchmark-pack', '--license', 'none'], 'ERR_CREATE_LICENCE', 'needs a licence'],
  ])('%j is refused', async (words, code, text) => {
    const tried = async () => make(words)
    await expect(tried()).rejects.toMatchObject({ code, message: expect.stringContaining(text) as string })
  })

  it('an author stands as it was given', async () => {
    const { folder } = await make(['harbour', '--template', 'metric', '--license', 'MIT', '--author', 'Ada $& Co'])
    expect(readFileSync(join(folder, 'LICENSE'), 'utf8')).toContain('Copyright (c) 2031 Ada $& Co')
  })

  it('none as a licence keeps the package private', async () => {
    const { folder } = await make(['harbour', '--template', 'scenario', '--license', 'none'])
    expect(manifest(folder)).toMatchObject({ license: 'UNLICENSED', private: true })
    expect(existsSync(join(folder, 'LICENSE'))).toBe(false)
    const published = await make(['port', '--template', 'scenario'])
    expect(manifest(published.folder)).not.toHaveProperty('private')
  })

  it('yarn gets a folder of modules and a lock file of its own', async () => {
    const { files, next, folder } = await make(['harbour', '--template', 'metric', '--package-manager', 'yarn'])
    expect(files).toEqual(expect.arrayContaining(['.yarnrc.yml', 'yarn.lock']))
    expect(next[1]).toBe('yarn install')
    expect(readFileSync(join(folder, 'README.md'), 'utf8')).toContain('yarn install\nyarn test\nyarn start')
  })
})
