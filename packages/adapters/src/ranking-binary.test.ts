import { expect, test } from 'vitest'
import { makeFit, makeInstance } from '../test/make.ts'
import { rankingBinary } from './ranking-binary.ts'
import { rankingBinaryAdaptation } from './recipes.ts'

const document = (text: string, isRight = false) => ({ output: { text }, tags: isRight ? ['correct'] : [] })

test('each document is asked about by itself; a shot shows all of its documents', () => {
  const shot = makeInstance('q1', { split: 'train', references: [document('d1', true), document('d2')] })
  const asked = makeInstance('q2', { references: [document('d3'), document('d4', true)] })
  const requests = rankingBinary.adapt(asked, [shot], makeFit(rankingBinaryAdaptation()))
  const question = 'Does the passage answer the query?\nAnswer:'
  const lead = `Passage: d1\nQuery: q1\n${question} Yes\n\nPassage: d2\nQuery: q1\n${question} No\n\n`
  expect(requests.map(({ request, referenceIndex, mode }) => [request.prompt, referenceIndex, mode])).toEqual([
    [`${lead}Passage: d3\nQuery: q2\n${question}`, 0, 'original'],
    [`${lead}Passage: d4\nQuery: q2\n${question}`, 1, 'original'],
  ])
})
