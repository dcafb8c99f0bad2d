import { createVerify, generateKeyPairSync } from 'node:crypto'
import { type BinnacleError, isBinnacleError } from '@binnacle/core'
import { createCall, createRequest, openClient, openProviderServer, type ProviderServer, type Wire } from '@binnacle/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { googleClient } from '../google-client.ts'

const { privateKey, publicKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  publicKeyEncoding: { type: 'spki', format: 'pem' },
})

/** Google's token server, and the metadata server of its machines. */
const tokenWire: Wire = {
  name: 'google-token',
  read: ({ path }) =>
    path.endsWith('/token')
      ? {
          model: '',
          prompt: '',
          numCompletions: 1,
          maxTokens: undefined,
          temperature: undefined,
          topP: undefined,
          stopSequences: [],
          stream: false,
          echo: false,
          logprobs: false,
        }
      : undefined,
  answer: () => ({}),
  error: (_, message) => ({ error: 'invalid_request', error_description: message }),
}

let server: ProviderServer
let granted: number
let tokenReply: { readonly status: number; readonly body: object } | undefined

beforeAll(async () => {
  server = await openProviderServer({
    wires: [tokenWire],
    reply: ({ path }) => {
      if (path.endsWith('/token')) {
        granted += 1
        return tokenReply ?? { status: 200, body: { access_token: `ya29.test-${granted}`, expires_in: 3600, token_type: 'Bearer' } }
      }
      return { status: 200, body: { candidates: [{ content: { parts: [{ text: 'B' }] }, finishReason: 'STOP' }] } }
    },
  })
})

afterAll(() => server.close())

/** Asks as often as said, all at once, with a file of credentials; none means the machine's account. */
async function ask(credentials: object | string | undefined, times = 1): Promise<void> {
  granted = 0
  server.reset()
  const client = await openClient(googleClient, {
    options: {
      project: 'my-project',
      baseUrl: server.url,
      metadataUrl: server.url,
      ...(credentials === undefined ? {} : { credentials: 'file:key.json' }),
    },
    secrets: { 'file:key.json': typeof credentials === 'string' ? credentials : JSON.stringify(credentials) },
    deployment: { name: 'google/gemini-test' },
  })
  try {
    await Promise.all(Array.from({ length: times }, () => client.model.generate!(createRequest({ prompt: 'Say B.' }), createCall())))
  } finally {
    await client.close()
  }
}

async function refused(credentials: object | string): Promise<BinnacleError> {
  const thrown: unknown = await ask(credentials).catch((error: unknown) => error)
  if (!isBinnacleError(thrown)) throw new Error(`no error of Binnacle's: ${String(thrown)}`)
  expect(`${thrown.message} ${thrown.hint} ${thrown.stack}`).not.toContain('PRIVATE KEY')
  return thrown
}

const account = () => ({
  type: 'service_account',
  client_email: 'robot@my-project.iam.gserviceaccount.com',
  private_key: privateKey,
  private_key_id: 'k1',
  token_uri: `${server.url}/token`,
})

test('a service account: a signed assertion is changed for a token, once for requests at the same time', async () => {
  await ask(account(), 3)
  expect(granted).toBe(1)
  const form = new URLSearchParams(server.received.find(({ path }) => path === '/token')!.text)
  expect(form.get('grant_type')).toBe('urn:ietf:params:oauth:grant-type:jwt-bearer')
  const [header, claims, signature] = form.get('assertion')!.split('.') as [string, string, string]
  const read = (part: string): unknown => JSON.parse(Buffer.from(part, 'base64url').toString())
  expect(read(header)).toEqual({ alg: 'RS256', typ: 'JWT', kid: 'k1' })
  expect(read(claims)).toMatchObject({
    iss: 'robot@my-project.iam.gserviceaccount.com',
    scope: 'https://www.googleapis.com/auth/cloud-platform',
    aud: `${server.url}/token`,
  })
  expect(createVerify('RSA-SHA256').update(`${header}.${claims}`).verify(publicKey, signature, 'base64url')).toBe(true)
  const asked = server.received.filter(({ path }) => path.includes(':generateContent'))
  expect(asked.map(({ headers }) => headers.authorization)).toEqual(Array.from({ length: 3 }, () => 'Bearer ya29.test-1'))
  expect(asked[0]!.path).toBe('/v1/projects/my-project/locations/global/publishers/google/models/gemini-test:generateContent')
})

test("gcloud's login: the refresh token is changed for a token", async () => {
  await ask({ type: 'authorized_user', client_id: 'c', client_secret: 's', refresh_token: 'r', token_uri: `${server.url}/token` })
  const form = new URLSearchParams(server.received[0]!.text)
  expect(Object.fromEntries(form)).toEqual({ grant_type: 'refresh_token', client_id: 'c', client_secret: 's', refresh_token: 'r' })
})

test("without credentials the machine's account is asked", async () => {
  await ask(undefined)
  expect(server.received[0]).toMatchObject({
    method: 'GET',
    path: '/computeMetadata/v1/instance/service-accounts/default/token',
    headers: { 'metadata-flavor': 'Google' },
  })
})

test('a token that ends soon is got anew for the next request', async () => {
  tokenReply = { status: 200, body: { access_token: 'ya29.short', expires_in: 60 } }
  const client = await openClient(googleClient, {
    options: { project: 'my-project', baseUrl: server.url, credentials: 'file:key.json' },
    secrets: { 'file:key.json': JSON.stringify(account()) },
    deployment: { name: 'google/gemini-test' },
  })
  granted = 0
  for (let place = 0; place < 2; place += 1) await client.model.generate!(createRequest({ prompt: 'Say B.' }), createCall())
  await client.close()
  tokenReply = undefined
  expect(granted).toBe(2)
})

test.each([
  ['not JSON', 'they are not JSON'],
  [{ type: 'external_account' }, 'their type is "external_account"'],
  [{ type: 'service_account', client_email: 'a@b' }, 'they have no private_key'],
  [{ type: 'service_account', client_email: 'a@b', private_key: 'x' }, 'not an RSA key'],
])('credentials that cannot be used: %j', async (credentials, problem) => {
  const error = await refused(credentials)
  expect(error).toMatchObject({ code: 'ERR_GOOGLE_CREDENTIALS', fate: 'run' })
  expect(error.message).toContain(problem)
})

test('a token that is refused, and one that is to be asked for again', async () => {
  tokenReply = { status: 400, body: { error: 'invalid_grant', error_description: 'Account has been deleted' } }
  expect(await refused(account())).toMatchObject({ code: 'ERR_GOOGLE_TOKEN', retryable: false })
  expect((await refused(account())).message).toContain('Account has been deleted')
  tokenReply = { status: 503, body: {} }
  expect(await refused(account())).toMatchObject({ code: 'ERR_GOOGLE_TOKEN', retryable: true })
  tokenReply = undefined
})
