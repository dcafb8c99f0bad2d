import { hash } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_ADAPTATION, type OutcomeCounts, type RunSpec } from '@binnacle/core'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readRun } from './read-run.ts'
import { openRun } from './run-folder.ts'

/** Random texts; more by hand: `BINNACLE_FUZZ=100000`. */
const COUNT = Math.max(10_000, Number(process.env['BINNACLE_FUZZ'] ?? 0))

const spec: RunSpec = {
  name: 'texts:model=a_b',
  task: { name: 'texts', args: {} },
  scenario: { name: 'texts' },
  adaptation: { ...DEFAULT_ADAPTATION, method: 'generation' },
  metrics: [],
  annotators: [],
  groups: [],
  deployment: { name: 'a/b', model: 'a/b', client: 'c', options: {} },
  modelTags: [],
  adjustments: [],
}
const NONE: OutcomeCounts = { errored: 0, refused: 0, filtered: 0, truncated: 0, unparsed: 0, scored: 0 }

/** Texts of any code units, halves of characters too, and many that look like what records are made of. */
const texts = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)), maxLength: 20 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc
    .array(fc.constantFrom('\u0000', 'NaN', '-Infinity', '\\u0000', '"', '\\', '\n', '\r', '\u2028', '\ud800', '{"key":"', '}', '🌊'), {
      maxLength: 8,
    })
    .map((parts) => parts.join('')),
)

let out: string
beforeEach(() => {
  out = mkdtempSync(join(tmpdir(), 'binnacle-texts-'))
})
afterEach(() => rmSync(out, { recursive: true, force: true }))

it(`${COUNT} random texts are read from a finished run as they were written: instances, answers, annotations, scores`, async () => {
  const written = fc.sample(texts, { numRuns: COUNT, seed: 1 })
  const key = (index: number): string => hash('sha256', String(index))
  const answer = (text: string, index: number) => ({
    completions: [
      { text, logprob: index % 3 === 0 ? -Infinity : -index / 7, tokens: [{ text, logprob: index % 5 === 0 ? NaN : -0 }], thinking: text },
    ],
    filtered: text,
  })
  const instance = (text: string, index: number) => ({
    id: `id${index}`,
    split: 'test',
    input: { text },
    references: [{ output: { text }, tags: [text] }],
    extra: { [text]: text, odd: index % 2 === 0 ? NaN : text },
  })
  const folder = openRun({ out, suite: 's', spec, answers: 'model', version: '1.0.0' })
  for (const [index, text] of written.entries()) {
    folder.instances.append(instance(text, index))
    folder.scores.append({ sample: index, scores: [{ one: { missing: text } }] } as never)
    folder.annotations.put(key(index), { value: { [text]: [text, index % 4 === 0 ? Infinity : null] } })
    void folder.ledger.record(key(index), answer(text, index))
    if (index % 500 === 0) await new Promise((resolve) => setImmediate(resolve))
  }
  folder.finish([], NONE, {})
  folder.close()

  const run = readRun(join(out, 'runs', 's', 'texts:model=a_b'))
  expect(run.finished).toBe(true)
  const instances = [...run.instances.scan()].flat()
  const scores = [...run.scores.scan()].flat()
  const wrong = [...written.entries()].filter(
    ([index, text]) =>
      !same(run.answers.read(key(index)), answer(text, index)) ||
      !same(run.annotation(key(index)), { [text]: [text, index % 4 === 0 ? Infinity : null] }) ||
      !same(instances[index], instance(text, index)) ||
      !same(scores[index], { sample: index, scores: [{ one: { missing: text } }] }),
  )
  run.close()
  expect(wrong).toEqual([])
  expect([instances.length, scores.length, run.answers.size]).toEqual([COUNT, COUNT, COUNT])
})

/** Whether two values are the same to the last bit. */
function same(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null) return Object.is(one, other)
  const keys = Object.keys(one)
  return (
    keys.length === Object.keys(other).length &&
    keys.every(
      (name) => Object.hasOwn(other, name) && same((one as Record<string, unknown>)[name], (other as Record<string, unknown>)[name]),
    )
  )
}
