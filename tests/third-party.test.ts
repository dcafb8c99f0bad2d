import { spawnSync } from 'node:child_process'
import { describe, expect, it } from 'vitest'
import { publishedPackages, thirdParties } from '../scripts/third-party.ts'
import { root } from './support/start-node.ts'

/** Licences that ask for no more than a notice. */
const ALLOWED = ['0BSD', 'Apache-2.0', 'BSD-2-Clause', 'BSD-3-Clause', 'BlueOak-1.0.0', 'CC0-1.0', 'ISC', 'MIT', 'PSF-2.0', 'Unlicense']

const libraries = thirdParties(root)

describe('npm install runs no code', () => {
  it.each(publishedPackages(root).map((one) => [one.name, one] as const))('of %s', (_name, { installScripts }) => {
    expect(installScripts).toEqual([])
  })

  it.each(libraries.map((one) => [`${one.name}@${one.version}`, one] as const))('of the library %s', (_name, { installScripts }) => {
    expect(installScripts).toEqual([])
  })
})

it.each(libraries.map((one) => [`${one.name}@${one.version}`, one] as const))(
  'the licence of %s asks for no more than a notice',
  (_name, { licence }) => {
    const choices = licence.replace(/[()]/g, '').split(' OR ')
    expect(
      choices.some((choice) => choice.split(' AND ').every((one) => ALLOWED.includes(one))),
      licence,
    ).toBe(true)
  },
)

it('libraries are found: those asked for, those that they ask for, those in bundles', () => {
  const names = libraries.map(({ name }) => name)
  for (const name of ['zod', 'js-yaml', 'commander']) expect(names).toContain(name)
  expect(publishedPackages(root).length).toBeGreaterThan(30)
})

it('the notices of the page name all that is in its bundle', () => {
  const check = spawnSync(process.execPath, ['scripts/write-viewer-notices.mjs', '--check'], { cwd: root, encoding: 'utf8' })
  expect(check.stderr).toBe('')
  expect(check.status).toBe(0)
})
