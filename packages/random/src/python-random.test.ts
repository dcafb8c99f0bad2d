import { describe, expect, test } from 'vitest'
import { createPythonRandom } from './python-random.ts'

// Made with CPython 3.11: each row is one generator, called in this order.
const GOLDEN = [
  {
    seed: 0,
    random: [0.8444218515250481, 0.7579544029403025, 0.420571580830845],
    bits: [0, 123, 1097954097, 2087043557, 6034146168, 913899456057, 8717165710927625],
    below: [0, 1, 9, 934973, 3900315155, 598176026, 553189221793, 8194269265069251],
    randrange: [33, -5],
    randint: 3,
    choice: 'j',
    uniform: 3.510829752197914,
    shuffle: [6, 8, 9, 3, 2, 0, 11, 7, 5, 10, 1, 4],
    samplesmall: [8, 7, 9, 6],
    samplepool: [66, 33, 7, 70, 1, 11, 51, 0],
    sampleset: [626, 505, 847, 888, 341, 249, 747, 333],
    sampleall: [22, 27, 2, 6, 18, 7, 24, 4, 17, 14, 28, 19, 10, 16, 15, 1, 29, 8, 13, 20, 12, 5, 3, 26, 11, 9, 25, 21, 0, 23],
    last: 0.3170468477580771,
  },
  {
    seed: -5,
    random: [0.6229016948897019, 0.7417869892607294, 0.7951935655656966],
    bits: [1, 107, 1588920084, 2800454814, 8256322976, 923542545135, 6989215165516763],
    below: [0, 0, 2, 118705, 1596840319, 1059022248, 225673734504, 2245772144660293],
    randrange: [5, -5],
    randint: -2,
    choice: 'g',
    uniform: 0.3974118300555516,
    shuffle: [5, 8, 3, 4, 0, 11, 9, 7, 10, 1, 2, 6],
    samplesmall: [2, 9, 4, 8],
    samplepool: [25, 69, 26, 23, 79, 49, 38, 2],
    sampleset: [369, 424, 169, 958, 149, 270, 66, 339],
    sampleall: [9, 26, 19, 18, 0, 27, 21, 22, 10, 2, 29, 11, 24, 15, 23, 20, 7, 13, 28, 14, 25, 4, 17, 5, 16, 3, 12, 6, 1, 8],
    last: 0.37636541261165457,
  },
  {
    seed: 2n ** 64n + 7n,
    random: [0.9625990769630326, 0.3272511366623422, 0.7736351002133397],
    bits: [1, 121, 1095323288, 3959857093, 3883062943, 371465010917, 8461993099288892],
    below: [0, 1, 8, 875013, 2578814416, 638917254, 252993014648, 8101005694637978],
    randrange: [19, -2],
    randint: 1,
    choice: 'j',
    uniform: 0.9619426514648182,
    shuffle: [0, 6, 7, 11, 2, 4, 10, 5, 3, 1, 8, 9],
    samplesmall: [4, 6, 9, 1],
    samplepool: [66, 21, 43, 1, 39, 32, 76, 49],
    sampleset: [437, 236, 825, 455, 634, 280, 43, 596],
    sampleall: [23, 13, 21, 15, 0, 8, 9, 16, 6, 2, 1, 4, 11, 3, 5, 17, 20, 26, 12, 27, 25, 10, 29, 7, 18, 22, 28, 14, 24, 19],
    last: 0.729639277139377,
  },
  {
    seed: '',
    random: [0.9602256525641875, 0.595411957851699, 0.3880117152955401],
    bits: [1, 96, 474234919, 3677542425, 5770046471, 6972044017, 5416924285655474],
    below: [0, 1, 0, 482086, 1675317098, 1318543954, 372889628452, 2394759991660725],
    randrange: [26, -5],
    randint: -3,
    choice: 'd',
    uniform: 2.156351704912519,
    shuffle: [6, 8, 0, 7, 4, 9, 1, 11, 2, 10, 3, 5],
    samplesmall: [5, 6, 7, 2],
    samplepool: [58, 20, 5, 30, 32, 40, 52, 6],
    sampleset: [720, 354, 217, 763, 820, 345, 762, 50],
    sampleall: [6, 10, 0, 11, 5, 4, 15, 19, 22, 8, 12, 24, 14, 27, 23, 26, 2, 13, 25, 1, 20, 7, 9, 18, 29, 17, 21, 28, 3, 16],
    last: 0.4869693419385077,
  },
  {
    seed: 'id5',
    random: [0.8075980120490824, 0.45283752435123603, 0.3121540783389567],
    bits: [1, 9, 1107661067, 121691382, 4158442533, 942343082675, 7013216691506216],
    below: [0, 1, 1, 445020, 2241281311, 1399528171, 445834896887, 6285100171937954],
    randrange: [5, -5],
    randint: -1,
    choice: 'c',
    uniform: 1.4158752720222791,
    shuffle: [1, 4, 7, 9, 6, 0, 8, 3, 11, 5, 10, 2],
    samplesmall: [5, 0, 1, 2],
    samplepool: [41, 21, 48, 54, 1, 13, 53, 42],
    sampleset: [934, 430, 903, 175, 314, 391, 134, 198],
    sampleall: [5, 9, 17, 12, 20, 15, 18, 27, 16, 10, 13, 28, 23, 26, 14, 22, 3, 24, 8, 11, 19, 29, 6, 21, 1, 7, 2, 0, 4, 25],
    last: 0.44965586812708624,
  },
  {
    seed: 'é😀',
    random: [0.048502976786132135, 0.8569399325503715, 0.49351616516859975],
    bits: [0, 79, 367233922, 1464826573, 4563671095, 1021247014057, 7386801902222368],
    below: [0, 1, 6, 932487, 3734625329, 1782463826, 80263538202, 5824392188259033],
    randrange: [47, 4],
    randint: -2,
    choice: 'h',
    uniform: 2.4854518584801566,
    shuffle: [10, 7, 3, 0, 2, 6, 5, 1, 8, 9, 4, 11],
    samplesmall: [4, 1, 3, 8],
    samplepool: [36, 78, 59, 9, 4, 0, 72, 48],
    sampleset: [225, 198, 640, 861, 551, 150, 563, 354],
    sampleall: [3, 12, 9, 21, 22, 23, 14, 28, 26, 13, 19, 10, 5, 27, 0, 2, 24, 4, 29, 25, 18, 8, 17, 1, 15, 16, 20, 7, 6, 11],
    last: 0.49165166183192266,
  },
] as const

const range = (length: number) => Array.from({ length }, (_, index) => index)

describe.each(GOLDEN)('createPythonRandom($seed)', (golden) => {
  test('gives what CPython gives', () => {
    const random = createPythonRandom(golden.seed)
    expect(range(3).map(() => random.random())).toEqual(golden.random)
    expect([1, 7, 31, 32, 33, 40, 53].map((bits) => random.getrandbits(bits))).toEqual(golden.bits)
    const limits = [1, 2, 10, 1_000_003, 2 ** 32 - 1, 2 ** 32, 2 ** 40 + 5, 2 ** 53 - 1]
    expect(limits.map((limit) => random.randbelow(limit))).toEqual(golden.below)
    expect([random.randrange(5, 50, 7), random.randrange(10, -10, -3)]).toEqual(golden.randrange)
    expect(random.randint(-3, 3)).toBe(golden.randint)
    expect(random.choice('abcdefghij')).toBe(golden.choice)
    expect(random.uniform(-1, 4)).toBe(golden.uniform)
    const values = range(12)
    random.shuffle(values)
    expect(values).toEqual(golden.shuffle)
    expect(random.sample(range(10), 4)).toEqual(golden.samplesmall)
    expect(random.sample(range(80), 8)).toEqual(golden.samplepool)
    expect(random.sample(range(1000), 8)).toEqual(golden.sampleset)
    expect(random.sample(range(30), 30)).toEqual(golden.sampleall)
    expect(random.random()).toBe(golden.last)
  })
})

test('shuffles a million values as CPython does', () => {
  const values = new Uint32Array(range(1_000_000))
  createPythonRandom(7).shuffle(values)
  expect([...values.slice(0, 6), values.at(-1)]).toEqual([306698, 712011, 794884, 936744, 611251, 360011, 339563])
})

test('takes a text and the number in it for different seeds, and a number for its bigint', () => {
  expect(createPythonRandom('5').random()).not.toBe(createPythonRandom(5).random())
  expect(createPythonRandom(5n).random()).toBe(createPythonRandom(5).random())
})

test('refuses what has no answer', () => {
  const random = createPythonRandom(0)
  expect(() => createPythonRandom(0.5)).toThrow(RangeError)
  expect(() => createPythonRandom(2 ** 60)).toThrow(RangeError)
  expect(() => random.randbelow(0)).toThrow('from 0 to below 0')
  expect(() => random.choice([])).toThrow(RangeError)
  expect(() => random.randint(3, 2)).toThrow(RangeError)
  expect(() => random.randrange(0, 5, 0)).toThrow('step')
  expect(() => random.getrandbits(54)).toThrow(RangeError)
  expect(() => random.sample([1, 2], 3)).toThrow('cannot draw 3 of 2 values')
})
