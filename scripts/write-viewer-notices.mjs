// Writes the notices of the viewer's package: the licences of what its built page holds.  node scripts/write-viewer-notices.mjs [--check]
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { root } from './workspace.mjs'

const folder = join(root, 'packages/viewer')
const { build } = await import(pathToFileURL(createRequire(join(folder, 'package.json')).resolve('vite')).href)

/** The modules that go into the page and its workers. */
async function bundledModules() {
  const modules = new Set()
  const collect = { name: 'collect', moduleParsed: ({ id }) => void modules.add(id.replace(/^\0/, '').split('?')[0]) }
  const configFile = join(folder, 'vite.config.ts')
  await build({
    configFile,
    logLevel: 'silent',
    build: { write: false },
    plugins: [collect],
    worker: { format: 'es', plugins: () => [collect] },
  })
  return modules
}

/** The package that a module is of. */
function packageOf(file) {
  for (let place = dirname(file); place.includes('node_modules'); place = dirname(place)) {
    const manifest = join(place, 'package.json')
    if (!existsSync(manifest)) continue
    const { name, version, license, author } = JSON.parse(readFileSync(manifest, 'utf8'))
    if (name !== undefined && version !== undefined) return { name, license, author, place }
  }
  return undefined
}

const packages = new Map()
for (const file of await bundledModules()) {
  const found = file.includes('/node_modules/') ? packageOf(file) : undefined
  if (found !== undefined) packages.set(found.name, found)
}
const sections = [...packages.values()]
  .toSorted((a, b) => (a.name < b.name ? -1 : 1))
  .map(({ name, license, author, place }) => {
    const file = readdirSync(place).find((one) => /^licen[cs]e/i.test(one))
    const text = file === undefined ? String(author?.name ?? author ?? '') : readFileSync(join(place, file), 'utf8')
    return `## ${name}\n\nLicence: ${license}\n\n\`\`\`text\n${text
      .replaceAll('\r', '')
      .replace(/[ \t]+$/gm, '')
      .trim()}\n\`\`\`\n`
  })
const notices = `# Third-party notices\n\nThe files in \`dist\` contain code of these packages.\n\n${sections.join('\n')}`
const target = join(folder, 'THIRD-PARTY-NOTICES.md')
if (!process.argv.includes('--check')) writeFileSync(target, notices)
else if (readFileSync(target, 'utf8') !== notices) {
  console.error('The notices of the viewer are not those of its bundle: node scripts/write-viewer-notices.mjs')
  process.exitCode = 1
}
