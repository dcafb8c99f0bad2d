import { readFileSync } from 'node:fs'
import { checkValue, type ClientContext, createRequest, type Message, type Model, type Request, type RequestSettings } from '@binnacle/core'
import { createContainer } from '@binnacle/core/host'
import { describe, expect, test } from 'vitest'
import { BASELINES } from './baselines.data.ts'
import { trainByteNgram } from './byte-ngram.ts'
import plugin from './index.ts'

const { registries, problems } = createContainer([{ origin: 'test', plugin: plugin() }], [], () => {})
const names = BASELINES.map(({ kind }) => `baseline/${kind}`)
const call = { signal: new AbortController().signal, attempt: 1 }

const LETTERED =
  'About colours.\n\nQuestion: One?\nA. red\nB. blue\nC. a very long green\nAnswer: B\n\nQuestion: Two?\nA. red\nB. blue\nC. a very long green\nAnswer: B\n\nQuestion: Three?\nA. red\nB. blue\nC. a very long green\nAnswer: A\n\nQuestion: Four?\nA. the water of the river\nB. xqzjk vwq\nC. zzkqj wvx kkq\nAnswer:'
const FREE = 'Q: What are 1 and 2?\nA: The answer is 3.\n\nQ: Tom has 12 apples and eats 5 of them. How many are left?\nA:'

const ask = (prompt: string, more: Partial<RequestSettings> = {}): Request => createRequest({ prompt, maxTokens: 20, ...more })

/** The same as a conversation. */
const told = (content: Message['content']): Request => createRequest({ messages: [{ role: 'user', content }], maxTokens: 20 })

async function open(name: string, options: object = {}): Promise<Model> {
  const deployment = await registries.get('deployments', name)
  const client = await registries.get('modelClients', deployment.client)
  const checked = checkValue(client.options!, { ...deployment.options, ...options })
  expect(checked.issues).toBeUndefined()
  return client.open(deployment, (checked as { value: never }).value, {} as ClientContext)
}

async function textOf(model: Model, request: Request): Promise<string> {
  return (await model.generate!(request, call)).completions[0]!.text
}

test('three models with a deployment each', () => {
  expect(problems).toEqual([])
  expect(registries.list('models').map(({ name }) => name)).toEqual(names)
  expect(registries.list('deployments').map(({ name }) => name)).toEqual(names)
})

test('what the client says it can do is what the models can', async () => {
  const client = await registries.get('modelClients', 'baseline')
  for (const { kind } of BASELINES) {
    const model = await open(`baseline/${kind}`)
    expect(Object.keys(model)).toEqual(client.capabilities!({ kind, seed: 0 } as never))
  }
})

describe.each(names)('%s', (name) => {
  test('the same request gives the same answer, from another opening too', async () => {
    const [one, other] = [await open(name), await open(name)]
    for (const request of [ask(LETTERED), ask(FREE), ask(FREE, { temperature: 1, numCompletions: 3 })]) {
      const first = await one.generate!(request, call)
      expect(await one.generate!({ ...request }, { ...call, attempt: 2 })).toEqual(first)
      expect(JSON.stringify(await other.generate!(request, call))).toBe(JSON.stringify(first))
      expect(first.completions).toHaveLength(request.numCompletions)
      expect([first.requestTime, first.requestDatetime, first.model]).toEqual([0, 0, name])
    }
  })

  test('answers with one of the offered letters, a blank in front', async () => {
    const model = await open(name)
    for (const count of [2, 3, 4, 5, 10]) {
      const labels = Array.from({ length: count }, (_, place) => String.fromCharCode(65 + place))
      for (let number = 0; number < 20; number++) {
        const choices = labels.map((label) => `${label}. word ${number}${label}`).join('\n')
        const text = await textOf(model, ask(`Question: ${number}?\n${choices}\nAnswer:`, { maxTokens: 1, temperature: number % 2 }))
        expect(text).toMatch(/^ [A-J]$/)
        expect(labels).toContain(text.trim())
      }
    }
  })

  test('keeps to the cap on tokens and to stop sequences', async () => {
    const model = await open(name)
    const { completions } = await model.generate!(ask(FREE, { maxTokens: 1 }), call)
    expect(completions[0]!.tokens).toHaveLength(1)
    expect((await model.generate!(ask(FREE, { maxTokens: 0 }), call)).completions[0]).toMatchObject({ text: '', finishReason: 'length' })
    expect(await textOf(model, ask(FREE, { stopSequences: [' '] }))).toBe('')
  })

  test('tokens are the text, their log-probabilities sum up', async () => {
    const model = await open(name)
    for (const request of [ask(LETTERED), ask(FREE, { temperature: 1 }), ask(FREE, { echoPrompt: true })]) {
      const [completion] = (await model.generate!(request, call)).completions
      expect(completion!.tokens!.map(({ text }) => text).join('')).toBe(completion!.text)
      expect(completion!.logprob).toBeCloseTo(
        completion!.tokens!.reduce((total, { logprob }) => total + logprob!, 0),
        9,
      )
      expect(completion!.logprob).toBeLessThanOrEqual(0)
      if (request.echoPrompt) expect(completion!.text.startsWith(FREE)).toBe(true)
    }
  })

  test('reads conversations and parts as it reads prompts', async () => {
    const model = await open(name)
    const answer = (await model.generate!(ask(LETTERED), call)).completions
    expect((await model.generate!(told(LETTERED), call)).completions).toEqual(answer)
    expect((await model.generate!(told([{ type: 'text', text: LETTERED }]), call)).completions).toEqual(answer)
  })
})

describe('baseline/uniform', () => {
  test('draws all letters, each about equally often, and says so', async () => {
    const model = await open('baseline/uniform')
    const counts = new Map<string, number>()
    for (let number = 0; number < 3000; number++) {
      const { completions } = await model.generate!(ask(LETTERED, { random: String(number) }), call)
      counts.set(completions[0]!.text, (counts.get(completions[0]!.text) ?? 0) + 1)
      expect(completions[0]!.logprob).toBe(-Math.log(3))
    }
    expect([...counts.keys()].toSorted()).toEqual([' A', ' B', ' C'])
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(100)
  })

  test('another seed draws otherwise', async () => {
    const models = [await open('baseline/uniform'), await open('baseline/uniform', { seed: 1 })]
    const drawn = await Promise.all(
      models.map(async (model) => (await model.generate!(ask(LETTERED, { numCompletions: 30 }), call)).completions),
    )
    expect(drawn[0]).not.toEqual(drawn[1])
  })

  test('takes a number of the question, or a word where there is none', async () => {
    const model = await open('baseline/uniform')
    const { completions } = await model.generate!(ask(FREE, { numCompletions: 40 }), call)
    expect(new Set(completions.map(({ text }) => text))).toEqual(new Set([' 12', ' 5']))
    expect(await textOf(model, ask('Name one.'))).toMatch(/^ (Name|one)$/)
    expect(await textOf(model, ask(''))).toBe(' ')
  })
})

describe('baseline/majority', () => {
  test.each([
    ['the commonest letter of the shots', LETTERED, ' B'],
    ['without shots the longest choice', LETTERED.slice(LETTERED.lastIndexOf('Question')), ' A'],
    ['the commonest answer of the shots', FREE, ' The answer is 3.'],
    ['without shots the longest word', 'Name something.', ' something'],
    ['of equally common ones the first', `${LETTERED.slice(LETTERED.indexOf('Question: Two'))}`, ' B'],
  ])('%s', async (_, prompt, text) => {
    expect(await textOf(await open('baseline/majority'), ask(prompt))).toBe(text)
  })
})

describe('baseline/ngram', () => {
  test('the probabilities of the next byte sum to 1 everywhere in its own texts', () => {
    const texts = ['text-en.txt', 'text-zh.txt'].map((name) => readFileSync(new URL(`../assets/${name}`, import.meta.url)))
    const ngram = trainByteNgram(texts)
    for (const text of texts) {
      for (let end = 0; end < text.length; end += 97) {
        expect(Math.abs(ngram.distribution(text, end).reduce((a, b) => a + b) - 1)).toBeLessThan(1e-9)
      }
    }
  })

  test('scores a prompt token by token', async () => {
    const model = await open('baseline/ngram')
    const prompt = 'The water of the river\n\nflows 水往低处流 🙂 \ud800.'
    const { completions } = await model.scoreText!(ask(prompt, { echoPrompt: true, maxTokens: 0 }), call)
    const [completion] = completions
    expect(completion!.text).toBe(prompt)
    expect(completion!.tokens!.map(({ text }) => text).join('')).toBe(prompt)
    expect(completion!.tokens!.every(({ logprob }) => logprob! < 0 && Number.isFinite(logprob))).toBe(true)
  })

  test('finds English likelier than noise', async () => {
    const model = await open('baseline/ngram')
    const score = async (text: string) => (await model.scoreText!(ask(text), call)).completions[0]!.logprob!
    expect(await score('the water of the river')).toBeGreaterThan(await score('eht retaw fo eht revir'))
    expect(await textOf(model, ask(LETTERED))).toBe(' A')
  })

  test('the log-probability of a letter is that among the offered ones', async () => {
    const model = await open('baseline/ngram')
    const seen = new Map<string, number>()
    for (let number = 0; number < 200; number++) {
      const [completion] = (await model.generate!(ask(LETTERED, { temperature: 5, random: String(number) }), call)).completions
      seen.set(completion!.text, completion!.logprob!)
    }
    expect([...seen.keys()].toSorted()).toEqual([' A', ' B', ' C'])
    expect([...seen.values()].reduce((total, logprob) => total + Math.exp(logprob), 0)).toBeCloseTo(1, 12)
  })

  test('generated tokens have the log-probability that scoring gives them', async () => {
    const model = await open('baseline/ngram')
    const [completion] = (await model.generate!(ask(FREE, { temperature: 1, maxTokens: 50 }), call)).completions
    const scored = (await model.scoreText!(ask(FREE + completion!.text), call)).completions[0]!
    const prompt = (await model.scoreText!(ask(FREE), call)).completions[0]!
    expect(scored.logprob! - prompt.logprob!).toBeCloseTo(completion!.logprob!, 6)
    expect(completion!.text).not.toContain('\ufffd')
  })

  test('writes on differently at another temperature, seed or completion', async () => {
    const model = await open('baseline/ngram')
    const { completions } = await model.generate!(ask(FREE, { temperature: 1, numCompletions: 3, maxTokens: 60 }), call)
    expect(new Set(completions.map(({ text }) => text)).size).toBe(3)
    const other = await open('baseline/ngram', { seed: 1 })
    expect(await textOf(other, ask(FREE, { temperature: 1, maxTokens: 60 }))).not.toBe(completions[0]!.text)
  })
})
