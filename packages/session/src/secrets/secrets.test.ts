import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { cleanAnswer, cleanReport, redactSecrets, redactValues, rememberSecret } from './redact.ts'
import { createSecrets } from './secrets.ts'

const folder = mkdtempSync(join(tmpdir(), 'binnacle-secrets-'))
afterAll(() => rmSync(folder, { recursive: true }))
writeFileSync(join(folder, 'key.txt'), '  the-whole-file\n')
writeFileSync(join(folder, 'credentials.conf'), 'openaiApiKey: the-first-key\n"anthropicApiKey" = "the-second-key",\ndeployments: {}\n')
writeFileSync(
  join(folder, 'helm.conf'),
  'acmeApiKey = ${ACME}\ndeployments {\n  "acme/tiny-1.5b": "the-third-key"\n  acme/plain: the-fourth-key\n}\nbroken-part: { }\n',
)
writeFileSync(join(folder, 'broken.conf'), 'acmeApiKey: { "the-hidden-key\n')
writeFileSync(
  join(folder, 'deployments.yaml'),
  'model_deployments:\n- name: acme/tiny\n  client_spec: { args: { api_key: an-older-key } }\n- name: acme/tiny\n  client_spec: { args: { api_key: "the-fifth-key", count: 17 } }\n',
)
const secret = createSecrets({ KEY: 'of-the-environment', EMPTY: '', ACME: 'of-a-substitution' }, folder)

describe('a secret', () => {
  it.each([
    ['env:KEY', 'of-the-environment'],
    ['file:key.txt', 'the-whole-file'],
    ['file:credentials.conf#openaiApiKey', 'the-first-key'],
    ['file:credentials.conf#anthropicApiKey', 'the-second-key'],
    ['file:helm.conf#/acmeApiKey', 'of-a-substitution'],
    ['file:helm.conf#/deployments/acme~1tiny-1.5b', 'the-third-key'],
    ['file:helm.conf#/deployments/acme~1plain', 'the-fourth-key'],
    ['file:deployments.yaml#/model_deployments/acme~1tiny/client_spec/args/api_key', 'the-fifth-key'],
  ])('%s', async (reference, value) => {
    expect(await secret(reference)).toBe(value)
    expect(redactSecrets(`it is ${value}.`)).toBe('it is [redacted].')
  })

  it.each([
    ['env:GONE', 'export GONE='],
    ['env:EMPTY', 'the variable is not set'],
    ['file:gone.txt', 'the file cannot be read'],
    ['file:credentials.conf#other', '"other"'],
    ['file:helm.conf#/deployments/acme~1other', '"/deployments/acme~1other"'],
    ['file:helm.conf#/deployments', '"/deployments"'],
    ['file:helm.conf#/constructor/name', '"/constructor/name"'],
    ['file:broken.conf#/acmeApiKey', 'cannot be read'],
  ])('%s that is not there is named, with what to do', async (reference, text) => {
    const error = await secret(reference).catch((cause: unknown) => cause as { code: string; message: string; hint: string; fate: string })
    expect(error).toMatchObject({ code: 'ERR_CONFIG_SECRET', fate: 'run' })
    expect(`${(error as { message: string }).message} ${(error as { hint: string }).hint}`).toContain(text)
  })

  it('of a broken file is not quoted', async () => {
    await expect(secret('file:broken.conf#/acmeApiKey')).rejects.not.toThrow(/the-hidden-key/)
  })

  it('a placeholder is none, and a key is no placeholder', async () => {
    expect(await secret('text:EMPTY')).toBe('EMPTY')
    expect(redactSecrets('it is EMPTY.')).toBe('it is EMPTY.')
    await expect(secret('text:sk-proj-abcdefghijkl')).rejects.toMatchObject({
      code: 'ERR_CONFIG_SECRET',
      message: expect.not.stringContaining('sk-') as string,
    })
    await expect(secret(`text:${'x'.repeat(40)}`)).rejects.toMatchObject({ code: 'ERR_CONFIG_SECRET' })
  })

  it('is known as Basic authentication sends it', async () => {
    const login = createSecrets({ LOGIN: 'user:the-password' }, folder)
    const value = await login('env:LOGIN')
    expect(redactValues(`x ${Buffer.from(value).toString('base64')} y`)).toBe('x [redacted] y')
  })

  it('that stands there itself is refused, and not shown', async () => {
    await expect(secret('sk-plain-text-key')).rejects.toMatchObject({
      code: 'ERR_CONFIG_SECRET',
      message: expect.not.stringContaining('sk-plain') as string,
    })
  })
})

describe('what is written', () => {
  it('loses secrets that were resolved; answers keep what only looks like a key', () => {
    rememberSecret('quoted"secret"value')
    expect(redactValues('a quoted"secret"value and sk-abcdefghijkl')).toBe('a [redacted] and sk-abcdefghijkl')
    expect(redactValues(JSON.stringify('a quoted"secret"value'))).toBe('"a [redacted]"')
    expect(redactSecrets('sk-abcdefghijkl')).toBe('[redacted]')
  })

  it('keeps words that are placeholders of local servers, and longer numbers', () => {
    rememberSecret('none')
    rememberSecret('12345678901')
    expect(redactValues('none of 0.12345678901, 123456789012, -12345678901 and 12345678901,5')).toBe(
      'none of 0.12345678901, 123456789012, -12345678901 and 12345678901,5',
    )
    expect(redactValues('the key is 12345678901.')).toBe('the key is [redacted].')
  })
})

describe('a value that is recorded', () => {
  const annotation = { key_findings: ['sk-learn_pipeline', 'key_results'], pk_identifier: 1, nested: { fw_reference: null } }

  it('keeps its fields and texts that look like keys where it is scored', () => {
    expect(cleanAnswer(annotation)).toBe(annotation)
  })

  it('keeps its fields in reports, and loses texts that look like keys', () => {
    expect(cleanReport(annotation)).toEqual({ ...annotation, key_findings: ['[redacted]', '[redacted]'] })
    expect(cleanReport({ message: 'no' })).toEqual({ message: 'no' })
  })

  it.each(['se"cret\\value', 'a-secret\nof-two-lines', '}],"x":[{', '12345678912'])('loses the secret %j, and stays a value', (secret) => {
    rememberSecret(secret)
    for (const clean of [cleanAnswer, cleanReport]) {
      const value = clean({ text: `it is ${secret} .`, list: [secret], [secret]: -Infinity, nothing: null, when: new Date(0) })
      expect(value).toEqual({ text: 'it is [redacted] .', list: ['[redacted]'], '[redacted]': -Infinity, nothing: null, when: new Date(0) })
    }
  })
})
