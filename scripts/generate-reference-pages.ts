import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { catalogueFolders } from './catalogue-parts.ts'
import { commandsText } from './reference/commands-text.ts'
import { configText } from './reference/config-text.ts'
import { errorsText } from './reference/errors-text.ts'
import { findingsText } from './reference/findings-text.ts'
import { hooksText } from './reference/hooks-text.ts'
import { licencesText } from './reference/licences-text.ts'
import { metricsText } from './reference/metrics-text.ts'
import { packText } from './reference/pack-text.ts'

const BEGIN = '<!-- generated: begin -->'
const END = '<!-- generated: end -->'

/** The root of the workspace. */
export const ROOT: string = join(import.meta.dirname, '..')

/** The pages of `docs/` with a generated part, and what makes it. */
export const REFERENCE_PAGES: Readonly<Record<string, () => string | Promise<string>>> = {
  'docs/commands.md': commandsText,
  'docs/config.md': configText,
  'docs/errors.md': () => errorsText(ROOT),
  'docs/hooks.md': () => hooksText(ROOT),
  'docs/licences.md': () => licencesText(ROOT),
  'docs/metrics.md': metricsText,
  'docs/testkit.md': findingsText,
  ...Object.fromEntries(
    catalogueFolders().map((folder) => [`docs/packs/${folder.replace('scenarios-', '')}.md`, () => packText(ROOT, folder)]),
  ),
}

/**
 * A page with its generated part as the code has it now. What stands around the two marks is written by hand and kept.
 * @param page the path from the root
 */
export async function generatePage(page: string): Promise<{ readonly present: string; readonly wanted: string }> {
  const present = readFileSync(join(ROOT, page), 'utf8')
  const [begin, end] = [present.indexOf(BEGIN), present.indexOf(END)]
  if (begin < 0 || end < begin) throw new Error(`${page} lacks the marks ${BEGIN} and ${END}`)
  const wanted = `${present.slice(0, begin + BEGIN.length)}\n\n${await REFERENCE_PAGES[page]!()}\n${present.slice(end)}`
  return { present, wanted }
}

if (import.meta.main) {
  const onlyCheck = process.argv.includes('--check')
  for (const page of Object.keys(REFERENCE_PAGES)) {
    const { present, wanted } = await generatePage(page)
    if (present === wanted) continue
    if (onlyCheck) process.exitCode = 1
    else writeFileSync(join(ROOT, page), wanted)
    console.log(onlyCheck ? `${page} is out of date: node scripts/generate-reference.mjs` : `wrote ${page}`)
  }
}
