import type { Part } from '@binnacle/core'
import { expect, test } from 'vitest'
import { makeFit, makeInstance } from '../test/make.ts'
import { generationMultimodal, multipleChoiceJointMultimodal } from './multimodal.ts'

const picture = (name: string): Part => ({ type: 'image', mimeType: 'image/png', sha256: name, bytes: 1, source: name })
const text = (own: string): Part => ({ type: 'text', text: own })
const choice = (own: string, isRight = false) => ({ output: { text: own }, tags: isRight ? ['correct'] : [] })

const shot = makeInstance('', {
  split: 'train',
  input: { parts: [text('look'), picture('p1')] },
  references: [choice('no'), choice('yes', true)],
})
const asked = makeInstance('', { input: { parts: [picture('p2')] }, references: [choice('left', true), choice('right')] })

const contentOf = ([only]: ReturnType<typeof generationMultimodal.adapt>) => only!.request.messages![0]!.content

test('texts and media of a shot and of the asked instance stand in order; texts are put into the texts beside them', () => {
  const fit = makeFit({ inputPrefix: 'In: ', inputSuffix: '\n', outputPrefix: 'Out: ', outputSuffix: '\n' })
  expect(contentOf(generationMultimodal.adapt(asked, [shot], fit))).toEqual([
    text('In: look'),
    picture('p1'),
    text('\n'),
    text('Out: yes\n'),
    text('In: '),
    picture('p2'),
    text('\nOut:'),
  ])
})

test('choices are called A and B, whatever they are listed with; no stop sequence is sent', () => {
  const fit = makeFit({
    inputPrefix: '',
    inputSuffix: '\n',
    outputPrefix: 'Answer: ',
    referencePrefix: '1) ',
    numOutputs: 3,
    stopSequences: ['\n'],
  })
  const requests = multipleChoiceJointMultimodal.adapt(asked, [shot], fit)
  expect(contentOf(requests)).toEqual([
    text('look'),
    picture('p1'),
    text('\n1) no\n2) yes\n'),
    text('Answer: B\n'),
    picture('p2'),
    text('\n1) left\n2) right\nAnswer:'),
  ])
  expect(requests[0]).toMatchObject({ outputMapping: { A: 'left', B: 'right' }, request: { stopSequences: [], numCompletions: 3 } })
})

test('choices may be media', () => {
  const references = [{ output: { text: '', parts: [picture('c1')] }, tags: [] }]
  const fit = makeFit({ inputPrefix: '', outputPrefix: '' })
  expect(contentOf(multipleChoiceJointMultimodal.adapt(makeInstance('q', { references }), [], fit))).toEqual([
    text('q\n'),
    text('A. '),
    picture('c1'),
    text('\n'),
  ])
})
