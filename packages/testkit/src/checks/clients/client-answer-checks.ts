import { type Answer, errorText, FINISH_REASONS, isBinnacleError, type Request } from '@binnacle/core'
import { createCall, createRequest } from '../../create-request.ts'
import type { ProviderServer } from '../../server/open-provider-server.ts'
import type { Check } from '../check.ts'
import { type ClientTools, generateWithin } from './client-tools.ts'
import { finding, type Finding } from '../finding.ts'
import type { Lack } from './model-client-checks.ts'
import { isSameJson, valueText } from '../value-text.ts'

/** Checks of a client without a network. */
export function localChecks({ title, open, options, patience }: ClientTools): readonly Check[] {
  return [
    {
      name: 'answers with as many completions as are asked for',
      async run() {
        const { model } = await open()
        if (model.generate === undefined) return []
        const count = options.cannot?.includes('numCompletions') === true ? 1 : 3
        const answer = await generateWithin(model, patience, { numCompletions: count })
        return [...answerFindings(title, answer, count)]
      },
    },
    {
      name: 'keeps to the stop sequences',
      async run() {
        const { model } = await open()
        if (model.generate === undefined || options.cannot?.includes('stopSequences') === true) return []
        const whole = (await generateWithin(model, patience, { maxTokens: 64 })).completions[0]!.text
        const stop = [...whole].at(Math.floor([...whole].length / 2)) ?? 'e'
        const { completions } = await generateWithin(model, patience, { maxTokens: 64, stopSequences: [stop] })
        const beyond = completions.find(({ text }) => text.includes(stop))
        return beyond === undefined
          ? []
          : [finding('client-stop', title, `with the stop sequence ${valueText(stop)} it gives ${valueText(beyond.text)}`)]
      },
    },
    {
      name: 'the same request has the same answer',
      async run() {
        const { model } = await open()
        if (model.generate === undefined || options.deterministic === false) return []
        const request = { numCompletions: options.cannot?.includes('numCompletions') === true ? 1 : 2 }
        const [first, second] = [await generateWithin(model, patience, request), await generateWithin(model, patience, request)]
        return isSameJson(first.completions, second.completions)
          ? []
          : [finding('client-differs', title, `first ${valueText(first.completions)}, then ${valueText(second.completions)}`)]
      },
    },
    scoreTextCheck(title, open),
  ]
}

/** What a request asks for that a client cannot give, and whether an answer gives it all the same. */
const LACKS: { readonly [L in Lack]?: readonly [changes: Partial<Request>, given: (answer: Answer) => boolean] } = {
  numCompletions: [{ numCompletions: 3, temperature: 1 }, ({ completions }) => completions.length === 3],
  stopSequences: [{ stopSequences: ['\n'] }, ({ completions }) => completions.every(({ text }) => !text.includes('\n'))],
  messages: [{ messages: [{ role: 'user', content: 'What is 2 + 3?' }] }, () => false],
}

/** A field that is left out in silence is the worst of all: the record would not be what was asked. */
export function lackChecks({ title, open, server, options, patience }: ClientTools): readonly Check[] {
  return (options.cannot ?? []).flatMap((lack) => {
    const [changes, given] = LACKS[lack] ?? []
    if (changes === undefined || given === undefined) return []
    return {
      name: `refuses ${lack}, which it cannot do`,
      async run() {
        const { model } = await open()
        if (model.generate === undefined) return []
        if (typeof options.options === 'function') (await server()).reply('one two\nthree')
        try {
          const answer = await generateWithin(model, patience, changes)
          return given(answer)
            ? []
            : [finding('client-silent', title, `it cannot do ${lack}, and answers ${valueText(answer.completions)}`)]
        } catch (error) {
          const isSaid = isBinnacleError(error) && error.hint !== undefined
          return isSaid ? [] : [finding('client-failure', `${title} › ${lack}`, `it throws ${errorText(error)}, without a code or a hint`)]
        }
      },
    }
  })
}

function scoreTextCheck(title: string, open: ClientTools['open'], prepare?: () => Promise<void>): Check {
  return {
    name: 'scores the tokens of a given text',
    async run() {
      const { model } = await open()
      if (model.scoreText === undefined) return []
      await prepare?.()
      const prompt = 'The capital of France is Paris.'
      const { completions } = await model.scoreText(createRequest({ prompt, maxTokens: 0, echoPrompt: true }), createCall())
      const tokens = completions[0]?.tokens ?? []
      const text = tokens.map((token) => token.text).join('')
      const found: Finding[] = []
      if (text !== prompt) found.push(finding('client-score-text', title, `its tokens read ${valueText(text)}, not ${valueText(prompt)}`))
      const odd = tokens.find(({ logprob }, place) => (logprob === undefined ? place > 0 : !(logprob <= 0)))
      if (odd !== undefined)
        found.push(finding('client-score-text', title, `the token ${valueText(odd.text)} has the log-probability ${odd.logprob}`))
      return found
    },
  }
}

/** Makes a check that asks the server, which says a text, and looks at what came of it. */
type Asks = (
  name: string,
  says: string,
  changes: Partial<Request>,
  look: (answer: Answer, provider: ProviderServer) => readonly Finding[],
  lack?: Lack,
) => Check

const asksOf =
  ({ open, server, options, patience }: ClientTools): Asks =>
  (name, says, changes, look, lack) => ({
    name,
    async run() {
      const { model } = await open()
      if (model.generate === undefined || (lack !== undefined && options.cannot?.includes(lack) === true)) return []
      const provider = await server()
      provider.reset()
      provider.reply(says)
      return look(await generateWithin(model, patience, changes), provider)
    },
  })

/** Checks of the answers of a client that asks a server. */
export function answerChecks(tools: ClientTools): readonly Check[] {
  const { title, open, server, options, patience } = tools
  const asks = asksOf(tools)
  return [
    asks('gives what the server says', 'Lisbon is a city', {}, (answer) => [
      ...answerFindings(title, answer, 1),
      ...(answer.completions[0]?.text === 'Lisbon is a city'
        ? []
        : [finding('client-answer', title, `the server said "Lisbon is a city", the answer is ${valueText(answer.completions[0]?.text)}`)]),
    ]),
    asks('sends the prompt as it stands', 'yes', { prompt: ODD_PROMPT }, (_, provider) => {
      const got = provider.received.at(-1)?.prompt
      return got === ODD_PROMPT ? [] : [finding('client-prompt', title, `${valueText(ODD_PROMPT)} came as ${valueText(got)}`)]
    }),
    asks(
      'gives as many completions as are asked for',
      'yes',
      { numCompletions: 3, temperature: 1 },
      (answer) => answerFindings(title, answer, 3),
      'numCompletions',
    ),
    asks(
      'keeps to the stop sequences',
      'one two\nthree',
      { stopSequences: ['\n'] },
      (answer) =>
        answer.completions[0]?.text.includes('\n') === false
          ? []
          : [finding('client-stop', title, `with the stop sequence "\\n" the answer is ${valueText(answer.completions[0]?.text)}`)],
      'stopSequences',
    ),
    ...settingChecks(tools, asks),
    asks(
      'takes a conversation',
      'yes',
      {
        messages: [
          { role: 'user', content: 'first' },
          { role: 'assistant', content: 'second' },
          { role: 'user', content: 'third' },
        ],
      },
      (_, provider) =>
        provider.received.at(-1)?.prompt === 'third'
          ? []
          : [finding('client-messages', title, `the last turn came as ${valueText(provider.received.at(-1)?.prompt)}`)],
      'messages',
    ),
    {
      name: 'gives a filtered answer as filtered',
      async run() {
        const { model } = await open()
        if (model.generate === undefined || options.without?.includes('filter') === true) return []
        ;(await server()).reply({ fail: 'filter' })
        const answer = await generateWithin(model, patience)
        const isMarked = answer.filtered !== undefined || answer.completions.every(({ finishReason }) => finishReason === 'filter')
        return isMarked ? [] : [finding('client-filter', title, `an answer that a filter took away is ${valueText(answer)}`)]
      },
    },
    scoreTextCheck(title, open, async () => (await server()).reply('yes')),
  ]
}

/** The settings of a request arrive. */
function settingChecks({ title, options }: ClientTools, asks: Asks): readonly Check[] {
  return [
    asks(
      'sends the cap on tokens, and says when it cut',
      'one two three four five',
      { maxTokens: 2 },
      (answer, provider) => {
        const { maxTokens } = provider.received.at(-1)?.asked ?? {}
        const reason = answer.completions[0]?.finishReason
        return [
          ...(maxTokens === 2 ? [] : [finding('client-max-tokens', title, `of maxTokens 2 the server got ${valueText(maxTokens)}`)]),
          ...(reason === 'length'
            ? []
            : [finding('client-finish-reason', title, `an answer that was cut has the finish reason ${valueText(reason)}`)]),
        ]
      },
      'maxTokens',
    ),
    asks('sends temperature and top-p', 'yes', { temperature: 0.7, topP: 0.9 }, (_, provider) => {
      const { asked } = provider.received.at(-1)!
      const sent = { temperature: 0.7, topP: 0.9 } as const
      return (['temperature', 'topP'] as const)
        .filter((field) => options.cannot?.includes(field) !== true && asked?.[field] !== sent[field])
        .map((field) => finding('client-sampling', title, `of ${field} ${sent[field]} the server got ${valueText(asked?.[field])}`))
    }),
  ]
}

const ODD_PROMPT = 'Zwei\tTabs, "quotes" \\ and\n\n  blanks — é 東京 👩‍👧 \u00a0end'

function answerFindings(title: string, answer: Answer, count: number): readonly Finding[] {
  const found: Finding[] = []
  if (!Array.isArray(answer?.completions)) return [finding('client-answer', title, `its answer is ${valueText(answer)}`)]
  if (answer.completions.length !== count) {
    found.push(finding('client-completions', title, `${count} completions were asked for, ${answer.completions.length} came`))
  }
  for (const { text, logprob, tokens, finishReason } of answer.completions) {
    const odd = (what: string, value: unknown) =>
      found.push(finding('client-answer', title, `the ${what} of a completion is ${valueText(value)}`))
    if (typeof text !== 'string') odd('text', text)
    if (logprob !== undefined && !(typeof logprob === 'number' && logprob <= 0)) odd('logprob', logprob)
    if (tokens !== undefined && !Array.isArray(tokens)) odd('list of tokens', tokens)
    if (finishReason !== undefined && !FINISH_REASONS.includes(finishReason)) odd('finish reason', finishReason)
  }
  for (const [name, tokens] of Object.entries(answer.usage ?? {})) {
    if (!Number.isSafeInteger(tokens) || tokens < 0)
      found.push(finding('client-answer', title, `its usage has ${name} ${valueText(tokens)}`))
  }
  return found
}
