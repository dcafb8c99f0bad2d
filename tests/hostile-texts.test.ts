import { describe, expect, test } from 'vitest'
import { countSteps, type CountedSteps } from './support/count-steps.ts'
import { hostileCases } from './support/hostile-cases.ts'
import { HOSTILE_TEXTS } from './support/hostile-texts.ts'

const LENGTH = 1500
/** Where a comparison grows with the product of two lengths, 32 places a step; lists of places of repeated characters are longer. */
const MOST_COMPARED = LENGTH ** 2

const cases = await hostileCases()
const backwards = (text: string): string => Array.from(text).toReversed().join('')

describe.each(cases)('$name', ({ run }) => {
  run('warm', 'up')

  test.each(Object.entries(HOSTILE_TEXTS))('%s', (_pattern, textOf) => {
    const steps = (length: number, right: (text: string) => string): CountedSteps =>
      countSteps(() => {
        const text = textOf(length)
        run(text, right(text))
      })
    for (const right of [(text: string) => text, backwards]) {
      const [once, twice, four] = [steps(LENGTH, right), steps(2 * LENGTH, right), steps(4 * LENGTH, right)]
      // Twice the text takes twice the steps, and a little for what it begins with.
      expect(twice.searched).toBeLessThan(2.3 * once.searched + 2000)
      expect(four.searched).toBeLessThan(2.3 * twice.searched + 2000)
      expect(once.compared).toBeLessThan(MOST_COMPARED)
    }
  })
})
