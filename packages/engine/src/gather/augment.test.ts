import { type Augmentation, declarePerturbation, definePerturbation, definePlugin } from '@binnacle/core'
import { createContainer } from '@binnacle/core/host'
import { describe, expect, it } from 'vitest'
import { makeInstance } from '../../test/make.ts'
import { openAugmentation } from './augment.ts'

/** Writes the first random number behind a text. */
const draw = definePerturbation({
  name: 'draw',
  description: '',
  robustness: true,
  fairness: false,
  describe: () => ({ level: 2 }),
  open: () => ({ references: true, perturb: (text, random) => `${text} ${random.random()}` }),
})
const keep = definePerturbation({
  name: 'keep',
  description: '',
  robustness: false,
  fairness: true,
  describe: () => ({}),
  open: () => ({ references: false, perturb: (text) => text }),
})

const EVAL: Augmentation = {
  perturbations: [{ name: 'draw' }, { name: 'keep' }],
  augmentTrain: false,
  includeOriginalTrain: false,
  skipUnchangedTrain: false,
  augmentEval: true,
  includeOriginalEval: true,
  skipUnchangedEval: true,
  seedsPerInstance: 1,
}

/** Gives every text of an instance the number that the first one drew. */
const same = definePerturbation({
  name: 'same',
  description: '',
  robustness: false,
  fairness: false,
  describe: () => ({}),
  open: () => ({
    references: true,
    withoutContrast: true,
    perturb: (text) => text,
    begin() {
      let drawn: number | undefined
      return (text, random) => `${text} ${(drawn ??= random.random())}`
    },
  }),
})
/** Asks for the opposite, where the scenario brings it. */
const turn = definePerturbation({
  name: 'turn',
  description: '',
  robustness: true,
  fairness: false,
  describe: () => ({}),
  open: () => ({
    references: true,
    perturb: (text) => text,
    replace: ({ contrastInputs: [input] = [], contrastReferences: [references = []] = [] }) =>
      input === undefined ? undefined : { input, references },
  }),
})
const gone = declarePerturbation({
  name: 'gone',
  description: '',
  robustness: true,
  fairness: false,
  helm: { className: 'a.Gone' },
  unavailable: { because: 'not_ported', text: 'it is gone.' },
})

async function open(more: Partial<Augmentation> = {}, keepsUnchanged = false) {
  const plugin = definePlugin({ name: 'test', contribute: () => ({ perturbations: [draw, keep, same, turn, gone] }) })()
  return openAugmentation(
    createContainer([{ origin: 'test', plugin }], [], () => {}),
    { ...EVAL, ...more },
    () => Promise.reject(new Error('no asset')),
    keepsUnchanged,
  )
}

// Random('id5').random() and Random('1id5').random() of CPython.
const FIRST = 0.8075980120490824
const SECOND_SEED = 0.7324842776364409

const five = makeInstance('id5', { input: { text: 'q' }, references: [{ output: { text: 'r' }, tags: ['correct'] }] })

describe('augmentation', () => {
  it('gives the original, then a copy a perturbation; references come first from one stream', async () => {
    const copies = (await open())(five, 'eval')
    expect(copies[0]).toBe(five)
    expect(copies).toHaveLength(2)
    expect(copies[1]).toMatchObject({
      id: 'id5',
      references: [{ output: { text: `r ${FIRST}` }, tags: ['correct'] }],
      perturbation: { name: 'draw', robustness: true, fairness: false, computedOn: 'perturbed', level: 2 },
      contrastInputs: [{ text: 'q' }],
    })
    expect(copies[1]!.input.text).not.toBe(`q ${FIRST}`)
  })

  it('keeps unchanged copies where that is asked for', async () => {
    expect((await open({ skipUnchangedEval: false }))(five, 'eval').map(({ perturbation }) => perturbation?.name)).toEqual([
      undefined,
      'draw',
      'keep',
    ])
    expect((await open({ includeOriginalEval: false }))(five, 'eval').map(({ perturbation }) => perturbation?.name)).toEqual(['draw'])
  })

  it('keeps unchanged copies of inputs that HELM makes of a passage and a question', async () => {
    expect((await open({}, true))(five, 'eval').map(({ perturbation }) => perturbation?.name)).toEqual([undefined, 'draw', 'keep'])
  })

  it('changes the texts of an instance together, where they hang together', async () => {
    const [copy] = (await open({ includeOriginalEval: false, perturbations: [{ name: 'same' }] }))(five, 'eval')
    expect([copy!.references[0]!.output.text, copy!.input.text]).toEqual([`r ${FIRST}`, `q ${FIRST}`])
    expect(copy).not.toHaveProperty('contrastInputs')
  })

  it('replaces an instance by another form of it; what has none is not changed', async () => {
    const augment = await open({ perturbations: [{ name: 'turn' }] }, true)
    const contrast = { contrastInputs: [{ text: 'not q' }], contrastReferences: [[{ output: { text: 'not r' }, tags: ['correct'] }]] }
    expect(augment({ ...five, ...contrast }, 'eval')[1]).toMatchObject({
      id: 'id5',
      input: { text: 'not q' },
      references: contrast.contrastReferences[0],
      perturbation: { name: 'turn' },
      ...contrast,
    })
    expect(augment(five, 'eval')).toEqual([five])
  })

  it('refuses a perturbation that cannot be made here, with the reason', async () => {
    await expect(open({ perturbations: [{ name: 'gone' }] })).rejects.toMatchObject({
      code: 'ERR_UNAVAILABLE',
      message: expect.stringContaining('the perturbation gone cannot be used here: it is gone.') as string,
    })
  })

  it('takes the seed in front of the id from the second copy on', async () => {
    const copies = (await open({ seedsPerInstance: 2 }))(five, 'eval')
    expect(copies.map(({ perturbation }) => perturbation?.seed)).toEqual([undefined, undefined, 1])
    expect(copies[2]!.references[0]!.output.text).toBe(`r ${SECOND_SEED}`)
  })

  it('leaves the part alone that it is not for', async () => {
    expect((await open())(five, 'train')).toEqual([five])
    expect((await open({ augmentTrain: true }))(five, 'train').map(({ perturbation }) => perturbation?.name)).toEqual(['draw', 'keep'])
  })

  it('changes what the user says in a conversation, which stays one', async () => {
    const messages = [
      { role: 'system' as const, content: 'Be brief.' },
      { role: 'user' as const, content: 'q' },
      { role: 'assistant' as const, content: 'a' },
      { role: 'user' as const, content: [{ type: 'text' as const, text: 'r' }] },
    ]
    const [copy] = (await open({ includeOriginalEval: false }))(makeInstance('id5', { input: { messages }, references: [] }), 'eval')
    expect(copy!.contrastInputs).toEqual([{ messages }])
    expect(copy!.input.messages).toEqual([
      messages[0],
      { role: 'user', content: `q ${FIRST}` },
      messages[2],
      { role: 'user', content: [{ type: 'text', text: expect.stringMatching(/^r 0\.\d+$/) as string }] },
    ])
  })

  it('changes the text parts of references too', async () => {
    const parts = [{ type: 'text' as const, text: 'p' }]
    const references = [{ output: { text: 'r', parts }, tags: ['correct'] }]
    const [copy] = (await open({ includeOriginalEval: false }))(makeInstance('id5', { references }), 'eval')
    expect(copy!.references[0]!.output).toEqual({
      text: `r ${FIRST}`,
      parts: [{ type: 'text', text: expect.stringMatching(/^p 0\.\d+$/) as string }],
    })
  })

  it('changes the text parts of pictures with text', async () => {
    const picture = { type: 'image' as const, mimeType: 'image/png', sha256: 'x', bytes: 1, source: 'y' }
    const [copy] = (await open({ includeOriginalEval: false }))(
      makeInstance('id5', { input: { parts: [{ type: 'text', text: 'q' }, picture] }, references: [] }),
      'eval',
    )
    expect(copy!.input).toEqual({ parts: [{ type: 'text', text: `q ${FIRST}` }, picture] })
  })
})
