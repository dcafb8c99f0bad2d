import { describe, expect, test } from 'vitest'
import { createNumpyRandom } from './numpy-random.ts'

// Made with NumPy 2.4: each row is one RandomState, called in this order.
const GOLDEN = [
  {
    seed: 0,
    sample: [0.5488135039273248, 0.7151893663724195],
    randint: [3, 5, 152215, 2340255427, 1],
    permutation: [5, 2, 3, 16, 11, 0, 9, 12, 15, 14, 1, 10, 13, 8, 6, 7, 4],
    choice: [382, 704, 631, 45, 311],
    shuffle: ['g', 'c', 'a', 'b', 'f', 'd', 'e'],
    last: 0.8562761796227819,
  },
  {
    seed: 1,
    sample: [0.417022004702574, 0.7203244934421581],
    randint: [9, 5, 371303, 4290846341, 0],
    permutation: [15, 13, 0, 3, 8, 10, 5, 11, 4, 2, 9, 6, 14, 7, 12, 1, 16],
    choice: [735, 242, 976, 833, 747],
    shuffle: ['g', 'a', 'f', 'b', 'c', 'e', 'd'],
    last: 0.16042738858967265,
  },
  {
    seed: 42,
    sample: [0.3745401188473625, 0.9507143064099162],
    randint: [7, 5, 110168, 2563451924, 2],
    permutation: [15, 9, 0, 8, 6, 12, 1, 13, 5, 2, 11, 14, 3, 4, 7, 16, 10],
    choice: [531, 819, 453, 31, 625],
    shuffle: ['a', 'c', 'b', 'g', 'd', 'f', 'e'],
    last: 0.9329380670999546,
  },
  {
    seed: 4294967295,
    sample: [0.0976320289940138, 0.9123828453026218],
    randint: [4, 5, 851420, 3350089942, 2],
    permutation: [13, 16, 3, 4, 1, 5, 9, 8, 7, 6, 10, 12, 14, 2, 11, 15, 0],
    choice: [763, 28, 449, 680, 23],
    shuffle: ['b', 'c', 'g', 'a', 'e', 'f', 'd'],
    last: 0.043883075463247434,
  },
] as const

describe.each(GOLDEN)('createNumpyRandom($seed)', (golden) => {
  test('gives what RandomState gives', () => {
    const random = createNumpyRandom(golden.seed)
    expect([random.randomSample(), random.randomSample()]).toEqual(golden.sample)
    const bounds = [
      [0, 10],
      [5, 6],
      [-100, 1_000_000],
      [0, 2 ** 32],
      [0, 3],
    ] as const
    expect(bounds.map(([low, high]) => random.randint(low, high))).toEqual(golden.randint)
    expect([...random.permutation(17)]).toEqual(golden.permutation)
    expect([...random.choiceWithoutReplacement(1000, 5)]).toEqual(golden.choice)
    const values = [...'abcdefg']
    random.shuffle(values)
    expect(values).toEqual(golden.shuffle)
    expect(random.randomSample()).toBe(golden.last)
  })
})

const draw = (length: number, count: number) => [...createNumpyRandom(0).choiceWithoutReplacement(length, count)]

test('draws rows as HELM does', () => {
  expect(draw(10, 4)).toEqual([2, 8, 4, 9])
  expect(draw(100, 5)).toEqual([26, 86, 2, 55, 75])
  expect(draw(2000, 10)).toEqual([405, 1190, 1132, 731, 1754, 1178, 1533, 1303, 1857, 18])
  expect(draw(2000, 40).slice(0, 10)).toEqual(draw(2000, 10))
})

test('permutes a million integers', () => {
  const values = createNumpyRandom(0).permutation(1_000_000)
  expect([...values.slice(0, 6), values.at(-1)]).toEqual([157105, 374554, 688694, 265381, 955415, 4280, 985772])
  let digest = 0
  for (const [index, value] of values.entries()) digest = (digest + (index + 1) * value) % 1_000_003
  expect(digest).toBe(533924)
})

test('refuses what has no answer', () => {
  expect(() => createNumpyRandom(-1)).toThrow(RangeError)
  expect(() => createNumpyRandom(2 ** 32)).toThrow(RangeError)
  expect(() => createNumpyRandom(0).randint(5, 5)).toThrow('from 5 to below 5')
  expect(() => createNumpyRandom(0).choiceWithoutReplacement(3, 4)).toThrow('cannot draw 4 of 3 values')
  expect(createNumpyRandom(0).permutation(0)).toHaveLength(0)
})
