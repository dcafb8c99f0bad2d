import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { lintOverrides, ROOT } from '../tests/house.ts'

/** Writes the layers of the packages into the linter's settings. */
const file = join(ROOT, '.oxlintrc.json')
const settings = JSON.parse(readFileSync(file, 'utf8')) as object
writeFileSync(file, `${JSON.stringify({ ...settings, overrides: lintOverrides() }, null, 2)}\n`)
