import { type Annotator, type AnnotatorContext, defineAnnotator, type Json, type Sample } from '@binnacle/core'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { codesOf, findingOf } from '../../../test/codes-of.ts'
import { checkAnnotator } from '../run.ts'

const annotation = z.strictObject({ grade: z.number() })

async function grade({ requests }: Sample, { generate }: AnnotatorContext): Promise<{ readonly grade: number }> {
  const said = requests[0]?.answer.completions[0]?.text ?? ''
  const [first] = await generate('judge', { prompt: `Grade: ${said}` })
  if (first?.answer === undefined) throw new Error(`the judge did not answer: ${first?.error}`)
  const text = first.answer.completions[0]?.text ?? ''
  if (!/^\d$/.test(text)) throw new Error(`the judge said ${JSON.stringify(text)}, which is no grade`)
  return { grade: Number(text) }
}

const annotator = (annotate: (sample: Sample, context: AnnotatorContext<never>) => Promise<Json> = grade): Annotator<any, any> =>
  defineAnnotator({
    name: 'grade',
    description: 'A grade',
    roles: { judge: { models: ['judge/one', 'judge/two'] } },
    annotation: annotation as never,
    annotate: annotate as never,
  })

const judges = { judge: '3' }

test('an annotator without faults has no findings', async () => {
  expect(await checkAnnotator(annotator(), { judges })).toEqual([])
  expect(await checkAnnotator(annotator(), { judges: { judge: ({ prompt }) => (prompt === 'Grade: Paris' ? '5' : '1') } })).toEqual([])
})

describe('faults', () => {
  test.each<[string, (sample: Sample, context: AnnotatorContext) => Promise<Json>, string]>([
    ['a throw though the judges answer', () => Promise.reject(new Error('no such field')), 'annotator-threw'],
    ['an annotation of another form', async () => ({ grade: 'good' }), 'annotation-shape'],
    ['nothing', async () => undefined as never, 'annotation-shape'],
    ['what JSON cannot hold', async () => ({ grade: 1, when: new Date(0) }) as never, 'annotation-shape'],
    ['another annotation at the second call', ((calls) => async () => ({ grade: (calls += 1) }))(0), 'annotator-differs'],
    [
      'a role that it does not declare',
      async (sample, context) => (await context.generate('critic', { prompt: 'x' }), grade(sample, context)),
      'annotator-role',
    ],
    [
      'a sample that is changed',
      async (sample, context) => {
        ;(sample.instance.references as unknown[]).push('more')
        return grade(sample, context)
      },
      'annotator-mutates',
    ],
    [
      'a crash where the judge fails',
      async (_sample, { generate }) => {
        const [first] = await generate('judge', { prompt: 'x' })
        return { grade: first!.answer!.completions[0]!.text.length }
      },
      'annotator-crashed',
    ],
    [
      'a made-up annotation where the judge fails',
      async (_sample, { generate }) => {
        const [first] = await generate('judge', { prompt: 'x' })
        return { grade: Number(first?.answer?.completions[0]?.text) }
      },
      'annotation-shape',
    ],
  ])('%s', async (_name, annotate, code) => {
    const findings = await checkAnnotator(annotator(annotate), { judges })
    expect(codesOf(findings)).toContain(code)
    expect(findingOf(findings, code as never)?.place).toContain('annotator grade › sample')
  })

  test('no schema of annotations', async () => {
    expect(await checkAnnotator({ ...annotator(), annotation: undefined } as never, { judges })).toMatchObject([
      { code: 'annotation-schema', severity: 'warning' },
    ])
  })

  test('options that do not fit', async () => {
    const picky = { ...annotator(), options: z.strictObject({ rubric: z.string() }) } as never
    expect(codesOf(await checkAnnotator(picky, { judges }))).toEqual(['check-threw'])
    expect(codesOf(await checkAnnotator(picky, { judges, options: { rubric: 'x' } }))).toEqual([])
  })
})
