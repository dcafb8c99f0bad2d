import { definePerturbation, type Perturber } from '@binnacle/core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { codesOf, findingOf } from '../../../test/codes-of.ts'
import { checkPerturbation } from '../run.ts'

/** Doubles some letters, by chance. */
const doubling = (rate: number): Perturber => ({
  references: false,
  perturb: (text, random) => Array.from(text, (letter) => (random.random() < rate ? letter + letter : letter)).join(''),
})

const options = z.strictObject({ rate: z.number().default(0.5) })

const perturbation = (changes: Partial<Perturber> = {}) =>
  definePerturbation({
    name: 'doubling',
    description: 'Doubles letters',
    robustness: true,
    fairness: false,
    options,
    describe: ({ rate }) => ({ rate }),
    open: ({ rate }) => ({ ...doubling(rate), ...changes }),
  })

test('a perturbation without faults has no findings', async () => {
  expect(await checkPerturbation(perturbation(), { cases: [{}, { rate: 0.9 }], changes: ['letters'] })).toEqual([])
})

test('assets are read from what is given', async () => {
  const words = definePerturbation({
    name: 'words',
    description: 'Puts other words',
    robustness: false,
    fairness: true,
    assets: () => ({ table: { url: 'https://example.org/words.json' } }),
    describe: () => ({}),
    open: (_options, { table }) => ({
      references: true,
      perturb: (text) => text.replaceAll('Hello', String((table as { Hello: string }).Hello)),
    }),
  })
  const files = { 'https://example.org/words.json': '{"Hello":"Howdy"}' }
  expect(await checkPerturbation(words, { files, changes: ['Hello there'] })).toEqual([])
  expect(codesOf(await checkPerturbation(words))).toContain('check-threw')
})

describe('faults', () => {
  test.each<[string, Partial<Perturber>, string]>([
    [
      'chance of its own',
      {
        perturb: (
          (calls) => (text: string) =>
            text === '' ? '' : text + (calls += 1)
        )(0),
      },
      'perturbation-differs',
    ],
    ['a text that is none', { perturb: (text) => (text === '' ? text : (undefined as never)) }, 'perturbation-text'],
    ['something out of nothing', { perturb: (text) => `${text}!` }, 'perturbation-empty'],
    [
      'a throw',
      {
        perturb(text) {
          if (/\p{Script=Arabic}/u.test(text)) throw new Error('unknown script')
          return text.toUpperCase()
        },
      },
      'perturbation-threw',
    ],
    ['no word on references', { references: undefined as never }, 'perturbation-references'],
    ['nothing done', { perturb: (text) => text }, 'perturbation-idle'],
  ])('%s', async (_name, changes, code) => {
    expect(codesOf(await checkPerturbation(perturbation(changes)))).toContain(code)
  })

  test('a broken promise', async () => {
    const keepsLetters = (text: string, changed: string) => [...changed].every((letter) => text.includes(letter))
    const changes: Partial<Perturber> = { perturb: (text, random) => (text !== '' && random.random() < 0.2 ? `${text}#` : text) }
    expect(codesOf(await checkPerturbation(perturbation(), { keeps: keepsLetters }))).toEqual([])
    expect(codesOf(await checkPerturbation(perturbation(changes), { keeps: keepsLetters }))).toContain('perturbation-promise')
  })

  test('memory of the texts before', async () => {
    const remembering = definePerturbation({
      name: 'remembering',
      description: 'Remembers',
      robustness: true,
      fairness: false,
      describe: () => ({}),
      open() {
        const seen = new Set<string>()
        return {
          references: false,
          perturb(text, random) {
            const known = seen.has(`${text}${random.random()}`)
            if (!known && seen.size < 30) seen.add(`${text}${random.random()}`)
            return text === '' ? '' : `${text}${seen.size < 30 ? '?' : '!'}`
          },
        }
      },
    })
    expect(codesOf(await checkPerturbation(remembering))).toContain('perturbation-remembers')
  })

  test('a text that it should change and never does', async () => {
    const findings = await checkPerturbation(perturbation({ perturb: (text) => text.replaceAll('l', 'll') }), { changes: ['apt'] })
    expect(findingOf(findings, 'perturbation-idle')?.place).toContain('"apt"')
  })

  test('no word on what it is for', async () => {
    expect(codesOf(await checkPerturbation({ ...perturbation(), robustness: undefined } as never))).toEqual(['perturbation-purpose'])
  })

  test('a description that does not tell options apart', async () => {
    const silent = { ...perturbation(), describe: () => ({}) } as never
    expect(codesOf(await checkPerturbation(silent, { cases: [{}, { rate: 0.9 }] }))).toEqual(['perturbation-description'])
    const moody = { ...perturbation(), describe: ((calls) => () => ({ call: (calls += 1) }))(0) } as never
    expect(codesOf(await checkPerturbation(moody))).toEqual(['perturbation-description'])
    const odd = { ...perturbation(), describe: () => ({ when: new Date(0) as never }) } as never
    expect(codesOf(await checkPerturbation(odd))).toEqual(['perturbation-description'])
  })
})
