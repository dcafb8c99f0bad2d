import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { catalogueFolders } from '../../scripts/catalogue-parts.ts'
import { generateCatalogue, generateInstallHints } from '../../scripts/generate-catalogue.ts'
import { ROOT } from '../house.ts'

test.each(catalogueFolders())('what %s contributes is as its files have it', async (folder) => {
  for (const { path, text } of await generateCatalogue(folder)) {
    expect(readFileSync(join(ROOT, path), 'utf8'), 'run npm run catalogue').toBe(text)
  }
})

test('every name of a plugin is known to come with it', async () => {
  const { path, text } = await generateInstallHints()
  expect(readFileSync(join(ROOT, path), 'utf8'), 'run npm run catalogue').toBe(text)
})
