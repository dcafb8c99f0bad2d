import { type Answer, type BinnacleError, errorText, isBinnacleError } from '@binnacle/core'
import { createCall, createRequest } from '../../create-request.ts'
import { MESSAGES } from '../../server/send.ts'
import { EXPECTED_ERRORS } from '../../server/expected-errors.data.ts'
import type { RetryAfter } from '../../server/reply.ts'
import type { Check } from '../check.ts'
import { type ClientTools, failing, generateWithin, PATIENCE, settle, type Settled, within } from './client-tools.ts'
import { finding, type Finding } from '../finding.ts'
import { valueText } from '../value-text.ts'

/** Checks of a client that asks a server: every failure, and nothing left open. */
export function failureChecks(tools: ClientTools): readonly Check[] {
  const { title, open, server, options } = tools
  const failures = (Object.keys(EXPECTED_ERRORS) as (keyof typeof EXPECTED_ERRORS & string)[])
    .map((name): keyof typeof EXPECTED_ERRORS => (/^\d+$/.test(name) ? (Number(name) as 400) : name))
    .filter((failure) => options.without?.includes(failure) !== true)
  return [
    ...failures.map((failure) => failureCheck(tools, failure)),
    ...RETRY_FORMS.map((form) => retryCheck(tools, form)),
    {
      name: 'a call that is ended ends at once, and leaves nothing open',
      async run() {
        const { model } = await open()
        if (model.generate === undefined) return []
        const provider = await server()
        provider.reset()
        provider.reply({ fail: 'hang' })
        const end = new AbortController()
        const asked = settle(model.generate(createRequest(), createCall(end.signal)))
        await within(provider.arrived(1))
        end.abort()
        const ended = await within(asked)
        if (ended === undefined) return [finding('client-abort', title, `it goes on ${PATIENCE / 1000} s after its signal has ended it`)]
        const found = 'value' in ended ? [finding('client-abort', title, 'it answers though its signal has ended it')] : []
        return (await within(provider.settled().then(() => true))) === true
          ? found
          : [...found, finding('client-open', title, 'its request is still open after its signal has ended it')]
      },
    },
    {
      name: "tries once: trying again is the engine's part",
      async run() {
        const { model } = await open()
        if (model.generate === undefined) return []
        const provider = await server()
        provider.reset()
        provider.reply({ fail: 503 })
        await failing(tools)
        const { length } = provider.received
        return length === 1 ? [] : [finding('client-retries', title, `of one call the server got ${length} requests`)]
      },
    },
    {
      name: 'none of its warnings holds a secret',
      async run() {
        const { warnings } = await open()
        const told = warnings.filter((text) => tools.secrets.some((secret) => text.includes(secret)))
        return told.map((_, index) => finding('client-secret', `${title} › warning ${index + 1}`, 'it holds a secret'))
      },
    },
    {
      name: 'leaves nothing open when it is closed',
      async run() {
        const opened = await tools.openNew()
        const provider = await server()
        provider.reply('yes')
        if (opened.model.generate !== undefined) await generateWithin(opened.model, tools.patience)
        if ((await within(opened.close().then(() => true))) !== true) return [finding('client-open', title, 'closing it does not end')]
        return (await within(provider.settled().then(() => true))) === true
          ? []
          : [finding('client-open', title, 'a request is open after it was closed')]
      },
    },
  ]
}

/** Milliseconds that are waited for a server that never answers. */
const SHORT = 250

function failureCheck(tools: ClientTools, failure: keyof typeof EXPECTED_ERRORS): Check {
  return {
    name: `${typeof failure === 'number' ? `the status ${failure}` : FAILURE_NAMES[failure]} is the right error`,
    async run() {
      // Providers repeat keys in what they say.
      const message = typeof failure === 'number' ? `${MESSAGES[failure]} Your key is ${tools.secrets[0]}` : undefined
      ;(await tools.server()).reply({ fail: failure, ...(message === undefined ? {} : { message }) })
      return failureFindings(tools, failure, await failing(tools, failure === 'hang' ? SHORT : tools.patience))
    },
  }
}

const FAILURE_NAMES = {
  hang: 'no answer in time',
  drop: 'a dropped connection',
  cut: 'an answer that is cut',
  malformed: 'JSON that is none',
  html: 'a page of HTML',
  empty: 'an answer without completions',
} as const

function failureFindings(
  { title, options, secrets }: ClientTools,
  failure: keyof typeof EXPECTED_ERRORS,
  settled: Settled<Answer> | undefined,
): readonly Finding[] {
  const place = `${title} › ${failure}`
  if (settled === undefined) return [finding('client-abort', place, 'it does not end when its signal ends the call')]
  if ('value' in settled) return [finding('client-failure', place, `it gives the answer ${valueText(settled.value)}`)]
  const { error } = settled
  if (!isBinnacleError(error)) return [finding('client-failure', place, `it throws ${errorText(error)}, which is no BinnacleError`)]
  const wanted = EXPECTED_ERRORS[failure]
  const code = options.errors?.[failure] ?? wanted.code
  const found: Finding[] = []
  if (code !== undefined && error.code !== code) found.push(finding('client-error-code', place, `its code is ${error.code}, not ${code}`))
  if (error.retryable !== wanted.retryable) found.push(finding('client-retryable', place, `${error.code} has retryable ${error.retryable}`))
  if (error.fate !== wanted.fate) found.push(finding('client-fate', place, `${error.code} has the fate ${error.fate}, not ${wanted.fate}`))
  if (error.exitCode !== 3) found.push(finding('client-fate', place, `${error.code} has the exit code ${error.exitCode}, not 3`))
  if (error.hint === undefined || error.hint === '') found.push(finding('client-hint', place, `${error.code} says not what to do`))
  return [...found, ...secretFindings(place, error, secrets)]
}

/** Secrets in anything that an error says. */
function secretFindings(place: string, error: BinnacleError, secrets: readonly string[]): readonly Finding[] {
  const texts: string[] = []
  for (let at: unknown = error, depth = 0; at instanceof Error && depth < 5; at = at.cause, depth++) {
    texts.push(String(at), at.stack ?? '', JSON.stringify(at) ?? '', String((at as Partial<BinnacleError>).hint))
  }
  const said = texts.join('\n')
  return secrets.some((secret) => said.includes(secret)) ? [finding('client-secret', place, `${error.code} holds a secret`)] : []
}

/** A form of asking to wait, and the milliseconds that it stands for. */
interface RetryForm {
  readonly name: string
  /** The only form of provider that asks so. */
  readonly wire?: string
  readonly after: () => RetryAfter
  readonly low: number
  readonly high: number
}

const RETRY_FORMS: readonly RetryForm[] = [
  { name: 'seconds', after: () => ({ seconds: 7 }), low: 7_000, high: 7_000 },
  { name: 'a date', after: () => ({ date: new Date(Date.now() + 60_000) }), low: 40_000, high: 61_000 },
  { name: 'milliseconds', after: () => ({ milliseconds: 250 }), low: 250, high: 250 },
  { name: 'a time in the body', wire: 'google', after: () => ({ body: 9 }), low: 9_000, high: 9_000 },
]

function retryCheck(tools: ClientTools, { name, wire, after, low, high }: RetryForm): Check {
  return {
    name: `heeds how long the server asks to wait, given as ${name}`,
    async run() {
      if (tools.options.without?.includes(429) === true) return []
      ;(await tools.server()).reply({ fail: 429, retryAfter: after() })
      const settled = await failing(tools)
      const spoken = (await tools.server()).received.at(-1)?.asked?.wire
      if (wire !== undefined && wire !== spoken) return []
      const retryAfter =
        settled !== undefined && 'error' in settled && isBinnacleError(settled.error) ? settled.error.retryAfter : undefined
      if (retryAfter !== undefined && retryAfter >= low && retryAfter <= high) return []
      return [
        finding(
          'client-retry-after',
          `${tools.title} › 429`,
          `of ${name} it makes retryAfter ${valueText(retryAfter)}, not ${low === high ? low : `${low} to ${high}`}`,
        ),
      ]
    },
  }
}
