import { existsSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { allFiles, allowedImports, importsOf, lintOverrides, packageOf, PACKAGES, read, ROOT, withoutTexts } from './house.ts'
import { EMPTY_NAMES, FORBIDDEN, FORBIDDEN_IN_CODE, GUILLEMETS, NAMES_OF_TASKS } from './house-rules.data.ts'

const MOST_LINES = 400
/** Instructions and judges' prompts beyond a few lines are assets. */
const LONGEST_TEXT = 300
/** Sources in one folder: more are divided by subject. */
const MOST_FILES = 25
/** The doors of core that are not for plugins. */
const HOST_DOORS: readonly string[] = ['@binnacle/core/host', '@binnacle/core/run']
const NODE_VERSIONS = '^22.19 || ^24.11 || >=26'

const FILES = allFiles()
const CODE = FILES.filter((file) => /\.([cm]?[jt]s|tsx)$/.test(file))
const TYPESCRIPT = CODE.filter((file) => /\.tsx?$/.test(file))
const isTest = (file: string) => /\.test(-d)?\.tsx?$/.test(file)
const isData = (file: string) => /\.(data|generated)\.ts$/.test(file)
const isOurs = (name: string) => name === 'binnacle' || name.startsWith('@binnacle/')

describe('files', () => {
  test(`no source has more than ${MOST_LINES} lines`, () => {
    const long = CODE.filter((file) => !isTest(file) && !isData(file)).filter((file) => read(file).split('\n').length - 1 > MOST_LINES)
    expect(long).toEqual([])
  })

  test(`no folder has more than ${MOST_FILES} sources`, () => {
    const folders = Map.groupBy(
      CODE.filter((file) => /(^|\/)(src|bin|scripts)\//.test(file) && !isTest(file)),
      dirname,
    )
    expect([...folders].filter(([, files]) => files.length > MOST_FILES).map(([folder]) => folder)).toEqual([])
  })

  test('tables of facts have no logic', () => {
    const logic = /=>|\b(function|class|if|for|while|switch|return|new|await|let|var)\b|[\w)\]]\(/
    // What a pack contributes says of each part how it is loaded.
    const withLogic = TYPESCRIPT.filter((file) => isData(file) && !file.endsWith('/contributions.generated.ts')).filter((file) =>
      logic.test(withoutTexts(read(file))),
    )
    expect(withLogic).toEqual([])
  })

  test('names say what is inside, in kebab case', () => {
    const badly = TYPESCRIPT.filter((file) => {
      const name = basename(file).split('.')[0]!
      if (NAMES_OF_TASKS.includes(name)) return false
      return !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || name.split('-').some((word) => EMPTY_NAMES.includes(word))
    })
    expect(badly).toEqual([])
  })

  test('nothing is exported as default but plugins and configs', () => {
    const defaults = TYPESCRIPT.filter((file) => /^export default /m.test(withoutTexts(read(file))))
    const others = defaults.filter((file) => !file.endsWith('.config.ts') && !/^export default definePlugin\(/m.test(read(file)))
    expect(others).toEqual([])
  })

  test.each([
    { place: 'anywhere', words: FORBIDDEN, files: FILES, text: read },
    { place: 'in code', words: FORBIDDEN_IN_CODE, files: TYPESCRIPT, text: (file: string) => withoutTexts(read(file)) },
  ])('forbidden words do not stand $place', ({ words, files, text }) => {
    const found = files.flatMap((file) => {
      const content = text(file)
      return words.map((pieces) => pieces.join('')).flatMap((word) => (containsWord(content, word) ? [`${file}: ${word}`] : []))
    })
    expect(found).toEqual([])
  })

  test('quotes are straight or curly ones', () => {
    const sources = FILES.filter((file) => /\.(?:[cm]?[jt]sx?|md)$/.test(file) && !GUILLEMETS.includes(file))
    expect(sources.filter((file) => /[\u00ab\u00bb]/.test(read(file)))).toEqual([])
  })

  test('the prose of others does not stand in plugins: long texts are read from where they are published', () => {
    const literal = /'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`(?:[^`\\]|\\.)*`/g
    // What stands between two back quotes may be code, where one of them is in a regular expression.
    const isCode = (text: string) => /\nconst |=> /.test(text)
    const sources = TYPESCRIPT.filter((file) => file.startsWith('plugins/') && !isTest(file) && !file.endsWith('.generated.ts'))
    const long = sources.flatMap((file) => {
      const texts =
        read(file)
          .replaceAll(/\/\*[\s\S]*?\*\//g, '')
          .match(literal) ?? []
      return texts.filter((text) => text.length > LONGEST_TEXT + 2 && !isCode(text)).map((text) => `${file}: ${text.slice(0, 60)}`)
    })
    expect(long).toEqual([])
  })

  test('the lockfile names no host', () => {
    expect(read('pnpm-lock.yaml')).not.toMatch(/https?:\/\/|tarball:/)
  })
})

describe('core', () => {
  const core = PACKAGES.find(({ short }) => short === 'core')!

  test('has no dependency', () => {
    expect({ ...core.manifest.dependencies, ...core.manifest.peerDependencies }).toEqual({})
  })
})

describe('layers', () => {
  test.each(PACKAGES)('$folder imports only lower ones', (one) => {
    const allowed = allowedImports(one)
    const wrong = one.sources.flatMap((file) =>
      importsOf(file)
        .filter((name) => isOurs(name) && packageOf(name) !== one.name)
        .filter((name) => !allowed.includes(packageOf(name)) || (one.isPlugin && HOST_DOORS.includes(name)))
        .map((name) => `${file}: ${name}`),
    )
    expect(wrong).toEqual([])
  })

  test('the linter knows them', () => {
    const { overrides } = JSON.parse(read('.oxlintrc.json')) as { overrides?: unknown }
    expect(overrides, 'write lintOverrides() into .oxlintrc.json: npm run lint-layers').toEqual(lintOverrides())
  })
})

describe('changesets', () => {
  const pending = FILES.filter((file) => /^\.changeset\/.+\.md$/.test(file) && !file.endsWith('README.md'))

  test.each(pending)('%s names published packages, with a kind of change, and says what it is', (file) => {
    const [, head = '', text = ''] = /^---\n(.*?)^---\n(.*)$/ms.exec(read(file)) ?? []
    const lines = head
      .trimEnd()
      .split('\n')
      .map((line) => /^["']([^"']+)["']: (major|minor|patch|none)$/.exec(line)?.[1] ?? line)
    const known = PACKAGES.filter(({ manifest }) => manifest.private !== true).map(({ name }) => name)
    expect(lines.filter((name) => !known.includes(name))).toEqual([])
    expect(text.trim()).not.toBe('')
  })
})

describe.each(PACKAGES)('$folder', (one) => {
  const { folder, manifest, sources, tests } = one

  test('declares what it imports, and nothing else', () => {
    const bundled = existsSync(join(ROOT, folder, 'THIRD-PARTY-NOTICES.md'))
      ? Array.from(read(`${folder}/THIRD-PARTY-NOTICES.md`).matchAll(/^## (\S+)$/gm), ([, name]) => name!)
      : []
    const declared = Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies })
    const used = new Set(sources.flatMap(importsOf).map(packageOf))
    used.delete(one.name)
    const undeclared = [...used].filter((name) => !declared.includes(name) && !bundled.includes(name))
    expect(undeclared, 'imported, but not declared').toEqual([])
    // A plugin names the plugins that it requires as texts.
    const named = (name: string) => used.has(name) || sources.some((file) => read(file).includes(`'${name}'`))
    expect(
      declared.filter((name) => !named(name)),
      'declared, but not imported',
    ).toEqual([])
    const inTests = new Set(tests.flatMap(importsOf).map(packageOf))
    const development = Object.keys(manifest.devDependencies ?? {})
    // `binnacle pack check` runs the baselines of a pack's card with the plugins of its package.
    const isBaseline = (name: string) => name === '@binnacle/client-baselines' && manifest.binnacle?.pack !== undefined
    const needed = (name: string) =>
      inTests.has(name) || isBaseline(name) || bundled.includes(name) || declared.includes(name) || name.startsWith('@types/')
    expect(
      development.filter((name) => !needed(name)),
      'for development, but not used in tests',
    ).toEqual([])
  })

  test('can be published', () => {
    expect(manifest).toMatchObject({
      description: expect.stringMatching(/\w/) as string,
      license: 'Apache-2.0',
      type: 'module',
      engines: { node: NODE_VERSIONS },
      files: expect.arrayContaining(['dist']) as string[],
      publishConfig: { access: 'public' },
    })
    expect(manifest.keywords?.length).toBeGreaterThan(2)
    expect(manifest.publishConfig?.exports).toEqual(publishedExports(manifest.exports ?? {}))
    if (one.isPlugin) expect(manifest).toMatchObject({ binnacle: { plugin: 1 }, peerDependencies: { '@binnacle/core': '^1.0.0' } })
  })

  test('has its types where the compiler writes them', () => {
    for (const target of Object.values(manifest.exports ?? {})) {
      const source = typeof target === 'string' ? undefined : target['@binnacle/source']
      if (source === undefined || typeof target === 'string' || target['types'] === undefined) continue
      expect(target['types']).toBe(source.replace(/^\.\/src\//, './dist/').replace(/\.tsx?$/, '.d.ts'))
    }
  })

  test('has a README and the licence', () => {
    const readme = read(`${folder}/README.md`)
    expect(readme).toMatch(new RegExp(`^# ${manifest.name}\n`))
    expect(readme).toMatch(/```sh\nnpm (install|create) /)
    expect(read(`${folder}/LICENSE`)).toBe(read('LICENSE'))
  })

  test('has a version, or a changeset that gives it one', () => {
    const changesets = FILES.filter((file) => file.startsWith('.changeset/') && file.endsWith('.md'))
    const named = changesets.some((file) => read(file).includes(`"${manifest.name}":`))
    expect(named || manifest.version !== '0.0.0', 'run npm run changeset').toBe(true)
  })
})

function containsWord(text: string, word: string): boolean {
  if (!text.includes(word)) return false
  const escaped = word.replace(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)
  return new RegExp(`(?<![\\w.])${escaped}${/\w$/.test(word) ? String.raw`(?!\w)` : ''}`).test(text)
}

/** What `exports` is once the entry for sources is out. */
function publishedExports(exports: NonNullable<(typeof PACKAGES)[number]['manifest']['exports']>): object {
  return Object.fromEntries(
    Object.entries(exports).map(([entry, target]) => {
      if (typeof target === 'string') return [entry, target]
      const { '@binnacle/source': _source, ...published } = target
      return [entry, published]
    }),
  )
}
