import { defineMetric, isCorrect, type Metric, type Sample } from '@binnacle/core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { codesOf, findingOf } from '../../../test/codes-of.ts'
import { exactMatch } from '../../../test/quiz-plugin.ts'
import { createSample } from '../../create-sample.ts'
import { checkMetric } from '../run.ts'

type AnyMetric = Metric<any>

/** The exact match with something else in its place. */
const broken = (changes: Partial<AnyMetric>): AnyMetric => ({ ...exactMatch, ...changes })

/** What the exact match gives. */
const exactOf = (sample: Sample) => exactMatch.score!(sample, undefined as never)

/** A metric of the whole: the mean of the lengths of answers. */
const meanLength = (
  summarize: AnyMetric['summarize'] = (rows) => {
    const all = [...rows] as number[]
    return { length: all.length === 0 ? { missing: 'no answers' } : all.reduce((sum, one) => sum + one, 0) / all.length }
  },
): AnyMetric =>
  defineMetric({
    name: 'mean_length',
    description: 'The mean length of answers',
    reads: 'one',
    scores: { length: 'neither' },
    collect: (sample) => sample.requests[0]?.answer.completions[0]?.text.length ?? 0,
    summarize: summarize!,
  })

test('metrics without faults have no findings', async () => {
  expect(await checkMetric(exactMatch, { bounds: { exact: [0, 1] }, best: { exact: 1 } })).toEqual([])
  expect(await checkMetric(meanLength(), { bounds: { length: [0, 100_000] }, meanOfParts: ['length'] })).toEqual([])
})

describe('declarations', () => {
  test.each<[string, Partial<AnyMetric>, RegExp]>([
    ['no shape of samples that it reads', { reads: 'some' as never }, /reads "some"/],
    ['neither score nor summarize', { score: undefined as never }, /neither score nor summarize/],
    ['summarize without collect', { summarize: () => ({}) }, /without collect/],
    ['collect without summarize', { collect: () => 1 }, /without summarize/],
    ['a direction that is none', { scores: { exact: 'up' as never } }, /"up"/],
    ['no score', { scores: {}, score: () => ({}) }, /declares no score/],
    ['a main score that is none', { main: 'best' }, /“best”/],
  ])('%s', async (_name, changes, message) => {
    const shapes = (await checkMetric(broken(changes), { gold: false })).filter(({ code }) => code === 'metric-shape')
    expect(
      shapes.some((one) => message.test(one.message)),
      JSON.stringify(shapes),
    ).toBe(true)
  })

  test('a schema that takes anything', async () => {
    expect(codesOf(await checkMetric(broken({ options: z.object({}) as never })))).toEqual(['schema-lax'])
  })

  test('options that do not fit', async () => {
    const picky = broken({ options: z.strictObject({ names: z.array(z.string()) }) as never })
    expect(codesOf(await checkMetric(picky))).toContain('check-threw')
    expect(codesOf(await checkMetric(picky, { options: { names: [] } }))).toEqual([])
  })
})

describe('scores', () => {
  test('a throw', async () => {
    const findings = await checkMetric(
      broken({ score: (sample) => ({ exact: sample.requests[0]!.answer.completions[0]!.text === 'Paris' ? 1 : 0 }) }),
    )
    expect(findingOf(findings, 'metric-threw')).toMatchObject({ place: 'metric exact › sample no-completion' })
  })

  test('a sample that is changed', async () => {
    const findings = await checkMetric(
      broken({
        score(sample) {
          ;(sample.instance.references as unknown[]).sort()
          return exactOf(sample)
        },
      }),
    )
    expect(codesOf(findings)).toContain('metric-mutates')
  })

  test('chance', async () => {
    let calls = 0
    expect(codesOf(await checkMetric(broken({ score: () => ({ exact: (calls += 0.001) }) }), { gold: false }))).toEqual(['metric-differs'])
  })

  test('memory of the sample before', async () => {
    let last = ''
    const remembering = broken({
      score(sample) {
        const wasRight = last === 'right'
        last = String(sample.instance.id)
        return wasRight ? { exact: 1 } : exactOf(sample)
      },
    })
    expect(codesOf(await checkMetric(remembering))).toContain('metric-differs')
  })

  test.each<[string, unknown, string]>([
    ['one that is not declared', { exact: 1, exacter: 1 }, 'score-undeclared'],
    ['none of those declared', {}, 'score-absent'],
    ['NaN', { exact: Number.NaN }, 'score-nan'],
    ['NaN in a list', { exact: [1, Number.NaN] }, 'score-nan'],
    ['a text', { exact: '1' }, 'score-shape'],
    ['missing without a reason', { exact: { missing: true } }, 'score-shape'],
    ['a promise', Promise.resolve({ exact: 1 }), 'score-shape'],
  ])('%s', async (_name, scores, code) => {
    expect(codesOf(await checkMetric(broken({ score: () => scores as never }), { gold: false }))).toContain(code)
  })

  test('a number out of its bounds', async () => {
    const findings = await checkMetric(broken({ score: () => ({ exact: 1.5 }) }), { bounds: { exact: [0, 1] } })
    expect(findingOf(findings, 'score-bounds')?.message).toBe('“exact” is 1.5, declared from 0 to 1')
    const whole = meanLength(() => ({ length: -1 }))
    expect(findingOf(await checkMetric(whole, { bounds: { length: [0, 10] } }), 'score-bounds')?.place).toBe(
      'metric mean_length › summarize',
    )
  })

  test('names that depend on data need no declaration', async () => {
    expect(await checkMetric(broken({ scores: { '*': 'neither' }, score: ({ instance }) => ({ [`exact_${instance.id}`]: 1 }) }))).toEqual(
      [],
    )
  })
})

describe('the whole', () => {
  test('that depends on the order', async () => {
    const first = meanLength((rows) => ({ length: ([...rows] as number[])[0] ?? 0 }))
    expect(codesOf(await checkMetric(first))).toEqual(['metric-order'])
  })

  test('that is not a number where there is nothing', async () => {
    const divided = meanLength((rows) => {
      const all = [...rows] as number[]
      return { length: all.reduce((sum, one) => sum + one, 0) / all.length }
    })
    expect(findingOf(await checkMetric(divided), 'metric-threw')?.message).toContain('“length” of no samples is not a number')
  })

  test('that is not the mean of its parts', async () => {
    const longest = meanLength((rows) => ({ length: Math.max(0, ...(rows as Iterable<number>)) }))
    expect(codesOf(await checkMetric(longest))).toEqual([])
    expect(codesOf(await checkMetric(longest, { meanOfParts: ['length'] }))).toEqual(['metric-mean'])
    expect(codesOf(await checkMetric(meanLength(), { meanOfParts: ['width'] }))).toEqual(['metric-mean'])
  })

  test('in groups', async () => {
    const grouped = meanLength((rows) => [{ length: [...rows].length }, { lengths: 1 }])
    expect(codesOf(await checkMetric(grouped))).toEqual([])
  })
})

describe('right answers', () => {
  test('that score worse than others', async () => {
    const inverse = broken({
      score: (sample) => {
        const { exact } = exactOf(sample)
        return { exact: typeof exact === 'number' ? 1 - exact : exact! }
      },
    })
    expect(findingOf(await checkMetric(inverse), 'gold-not-best')?.message).toBe('“exact” is 0 for the right answer and 1 for another')
  })

  test('that do not score what is declared', async () => {
    const half = broken({
      score: (sample) => {
        const { exact } = exactOf(sample)
        return { exact: typeof exact === 'number' ? exact / 2 : exact! }
      },
    })
    expect(codesOf(await checkMetric(half))).toEqual([])
    expect(findingOf(await checkMetric(half, { best: { exact: 1 } }), 'gold-not-best')?.message).toContain('1 is wanted')
    expect(codesOf(await checkMetric(half, { best: { exacter: 1 } }))).toEqual(['gold-not-best'])
  })

  test('where lower is better', async () => {
    const wrongness = defineMetric({
      name: 'wrongness',
      description: 'How wrong it is',
      reads: 'one',
      scores: { wrongness: 'lower' },
      score: ({ instance, requests }) => {
        const right = instance.references.find(isCorrect)?.output.text
        return { wrongness: requests[0]?.answer.completions[0]?.text === right ? 0 : 1 }
      },
    })
    expect(codesOf(await checkMetric(wrongness, { best: { wrongness: 0 } }))).toEqual([])
    expect(codesOf(await checkMetric({ ...wrongness, scores: { wrongness: 'higher' } } as never))).toEqual(['gold-not-best'])
  })

  test('of its own samples', async () => {
    const yes = broken({ score: ({ requests }) => ({ exact: requests[0]?.answer.completions[0]?.text === 'JA' ? 1 : 0 }) })
    expect(codesOf(await checkMetric(yes, { gold: [createSample({ right: 'yes', completions: 'JA' })], best: { exact: 1 } }))).toEqual([])
    expect(codesOf(await checkMetric(yes, { gold: [createSample({ right: 'yes', completions: 'yes' })], best: { exact: 1 } }))).toEqual([
      'gold-not-best',
    ])
  })
})
