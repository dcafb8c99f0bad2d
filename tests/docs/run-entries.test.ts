import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { AUGMENTATIONS, HELM_EXPANDERS } from '@binnacle/helm'
import { expect, test } from 'vitest'
import { root } from '../support/start-node.ts'

const page = readFileSync(join(root, 'docs/run-entries.md'), 'utf8')
const named = new Set(Array.from(page.matchAll(/`([a-z_]+)`/g), ([, name]) => name))

test('the page on run entries names every key, and every value of data_augmentation', () => {
  const keys = [...HELM_EXPANDERS.map(({ name }) => name), ...Object.keys(AUGMENTATIONS)]
  expect(keys.filter((key) => !named.has(key))).toEqual([])
})
