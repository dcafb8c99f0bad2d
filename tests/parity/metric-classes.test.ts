import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from '@binnacle/core'
import { describe, expect, test } from 'vitest'
import { PACKAGES, ROOT } from '../house.ts'
import { METRIC_CLASSES } from '@binnacle/parity-kit/metric-classes'
import { sharedFolder } from './helm-runs.ts'

const SPEC = join(sharedFolder, 'spec', 'helm-metrics.md')
const PACKAGE = 'helm.benchmark.metrics.'

test('no class and no metric stands there twice', () => {
  const classes = METRIC_CLASSES.map(({ helm }) => helm)
  expect(new Set(classes).size).toBe(classes.length)
  const metrics = METRIC_CLASSES.flatMap(({ metric }) => metric ?? [])
  expect(new Set(metrics).size).toBe(metrics.length)
})

test('what is absent says why, what is not has a name and a place', () => {
  for (const { status, why, metric, plugin, helm } of METRIC_CLASSES) {
    if (status === 'absent') expect({ helm, why }).toEqual({ helm, why: expect.stringMatching(/\w/) })
    else expect({ helm, metric, plugin }).toEqual({ helm, metric: expect.stringMatching(/^[a-z0-9_]+$/), plugin: expect.any(String) })
  }
})

test('the metrics that are there have these names and classes, and no others carry a class of HELM', async () => {
  const found: string[] = []
  for (const { short, folder, isPlugin } of PACKAGES) {
    if (!isPlugin || !short.startsWith('metrics-')) continue
    const { default: plugin } = (await import(join(ROOT, folder, 'src', 'index.ts'))) as { readonly default: Plugin<void, object> }
    for (const card of plugin.contribute({}).metrics ?? []) {
      const metric = 'load' in card ? await card.load() : card
      if (metric.helm !== undefined) found.push(`${metric.helm.className} ${metric.name} ${short}`)
    }
  }
  const there = METRIC_CLASSES.filter(({ status }) => status === 'there' || status === 'annotation')
  expect(found.toSorted()).toEqual(there.map(({ helm, metric, plugin }) => `${PACKAGE}${helm} ${metric} ${plugin}`).toSorted())
})

describe.skipIf(!existsSync(SPEC))('against the index of HELM', () => {
  test('every class stands there, in its order', () => {
    const rows = indexRows()
    expect(rows.length).toBeGreaterThan(50)
    const named = rows.flatMap(([first]) => classesIn(first!))
    const table = METRIC_CLASSES.map(({ helm }) => helm.split('.').at(-1)!)
    expect(table.toSorted()).toEqual(named.toSorted())
  })

  test('what can be computed with local data and code alone is there', () => {
    const offline = indexRows().flatMap(([first, , , how]) => (/^Y(?:\*| \(X for code\))?$/.test(how!.trim()) ? classesIn(first!) : []))
    expect(offline.length).toBeGreaterThan(30)
    const there = new Set(METRIC_CLASSES.filter(({ status }) => status === 'there').map(({ helm }) => helm.split('.').at(-1)!))
    expect(offline.filter((name) => !there.has(name))).toEqual([])
  })
})

/** The rows of the index, cell by cell. */
function indexRows(): readonly (readonly string[])[] {
  const index = readFileSync(SPEC, 'utf8').split('## 2.0 Master index')[1]!.split('\n## ')[0]!
  const rows = index.split('\n').filter((line) => /^\| \S.*\|$/.test(line) && !/^\| Module\.Class|^\|---/.test(line))
  return rows.map((row) => row.slice(2, -2).split(' | '))
}

/** The class names of a cell of the index: `module.Class`, `Class`, and modules alone where the class follows from them. */
function classesIn(cell: string): string[] {
  if (cell.startsWith('image_generation.*')) return ['*']
  const found = Array.from(cell.matchAll(/\b[A-Z][A-Za-z0-9]*Metrics?\b/g), ([name]) => name)
  for (const [module] of cell.matchAll(/\barabic_\w+_metric\b(?!\.)/g)) found.push(classOfModule(module))
  return found.filter((name) => name !== 'UnittestAlignmentMetric')
}

function classOfModule(module: string): string {
  return module.replace(/(?:^|_)([a-z])/g, (_match, letter: string) => letter.toUpperCase())
}
