import { type Licence, licenceText } from './licences.ts'
import { formsOf, type Names } from './names.ts'
import type { PackageManager } from './package-managers.ts'
import type { Template } from './templates.data.ts'
import { readShared, readTemplate, readVersions } from './template-files.ts'

/** What a new package is made of. */
export interface Wanted {
  readonly template: Template
  readonly names: Names
  readonly licence: Licence
  /** Who holds the rights. */
  readonly author: string
  readonly packageManager: PackageManager
  readonly year: number
}

/** The files of a new package, by their paths in it. */
export function fillTemplate(wanted: Wanted): ReadonlyMap<string, string> {
  const { template, names, licence, author, packageManager, year } = wanted
  const own = readTemplate(template.name)
  const replace = replacer(own, template, names)
  const files = new Map<string, string>()
  for (const [path, text] of own) files.set(replace.path(path), replace.text(text))
  for (const [path, text] of readShared()) files.set(path === '_gitignore' ? '.gitignore' : path, shared(text, wanted))
  files.set('package.json', manifest(files.get('package.json')!, wanted))
  for (const [path, text] of Object.entries(packageManager.files)) files.set(path, text)
  if (licence === 'none') files.delete('LICENSE')
  else files.set('LICENSE', licenceText(licence, author, year))
  files.set('README.md', readme(files.get('README.md')!, packageManager))
  return files
}

/** Puts the user's name in the place of the template's, in all its forms. */
function replacer(files: ReadonlyMap<string, string>, { placeholder, suffix }: Template, names: Names) {
  const old = formsOf(placeholder)
  const code = [...files].filter(([path]) => path.endsWith('.ts')).map(([, text]) => text)
  // What remains of the code's own words when those of the placeholder are gone.
  const words = new Set(code.flatMap((text) => text.match(/[\p{L}_$][\p{L}\p{N}_$]*/gu) ?? []))
  const collides = words.has(names.camel) || words.has(names.constant) || RESERVED.has(names.camel)
  const inCode = collides ? formsOf(`${names.kebab}-${suffix}`) : names
  const inPaths = collides || files.has(`src/${names.kebab}.ts`) ? formsOf(`${names.kebab}-${suffix}`).kebab : names.kebab
  const pairs: readonly (readonly [string, string])[] = [
    [`@my-scope/${placeholder}`, names.packageName],
    [`my-scope/${placeholder}`, `${names.scope ?? 'my-name'}/${names.kebab}`],
    [`./${placeholder}`, `./${inPaths}`],
    [`src/${placeholder}`, `src/${inPaths}`],
    [placeholder, names.kebab],
    [old.snake, names.snake],
    [old.constant, inCode.constant],
    [old.camel, inCode.camel],
    [old.title, names.title],
  ]
  // In one go: what was put in may have a form of the placeholder too, like `my-metric-of-tides`.
  const to = new Map(pairs)
  const forms = new RegExp(pairs.map(([from]) => from.replace(/[./]/g, String.raw`\$&`)).join('|'), 'g')
  return {
    text: (text: string) => text.replace(forms, (form) => to.get(form)!),
    path: (path: string) => path.replaceAll(placeholder, inPaths),
  }
}

/** Words that no name in code may be. */
const RESERVED = new Set(
  'arguments await break case catch class const continue debugger default delete do else enum eval export extends false finally for function if implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var void while with yield undefined globalThis'.split(
    ' ',
  ),
)

function shared(text: string, { names, packageManager, template }: Wanted): string {
  const indented = (lines: readonly string[]) => lines.map((line) => `      ${line}`).join('\n')
  const more = [
    ...(template.name === 'benchmark-pack' ? [`- run: ${packageManager.run('check')}`] : []),
    ...(template.name === 'project' ? [`- run: ${packageManager.run('plan')}`] : ['- run: npm pack --dry-run']),
  ]
  return text
    .replaceAll('@my-scope/my-name', names.packageName)
    .replace('      # SETUP_STEPS', indented(packageManager.setup))
    .replace('      # MORE_STEPS', indented(more))
    .replace(/RUN_SCRIPT (\w+)/g, (_, script: string) => packageManager.run(script))
}

/** package.json: a version of its own, the licence, ranges in place of the workspace's. */
function manifest(text: string, { licence, author }: Wanted): string {
  const versions = readVersions()
  const { private: isPrivate, ...found } = JSON.parse(text) as Record<string, unknown>
  const keepsPrivate = licence === 'none' || found['exports'] === undefined
  const filled: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(found)) {
    filled[key] =
      key === 'license' && licence !== 'none'
        ? licence
        : key === 'license'
          ? 'UNLICENSED'
          : key.endsWith('ependencies')
            ? ranged(value as Ranges, versions)
            : value
    if (key === 'version' && keepsPrivate) filled['private'] = isPrivate
    if (key === 'license' && author !== '') filled['author'] = author
  }
  return `${JSON.stringify(filled, null, 2)}\n`
}

type Ranges = Readonly<Record<string, string>>

function ranged(ranges: Ranges, versions: Readonly<Record<string, string>>): Ranges {
  return Object.fromEntries(
    Object.entries(ranges).map(([name, range]) => {
      if (!range.startsWith('workspace:')) return [name, range]
      const version = versions[name]
      if (version === undefined) throw new Error(`${name} has no version`)
      return [name, `^${version}`]
    }),
  )
}

/** The README's own commands in the words of the package manager. */
function readme(text: string, { run, install }: PackageManager): string {
  return text
    .replaceAll(/^npm install$/gm, install)
    .replaceAll(/^npm (test|start)$/gm, (_, script: string) => run(script))
    .replaceAll(/^npm run (\w+)$/gm, (_, script: string) => run(script))
    .replaceAll(/`npm (test|start)`/g, (_, script: string) => `\`${run(script)}\``)
    .replaceAll(/`npm run (\w+)`/g, (_, script: string) => `\`${run(script)}\``)
}
