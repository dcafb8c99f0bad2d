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
const secret = createSecrets({ KEY: 'of-the-environment', EMPTY: '' }, folder)

describe('a secret', () => {
  it.each([
    ['env:KEY', 'of-the-environment'],
    ['file:key.txt', 'the-whole-file'],
    ['file:credentials.conf#openaiApiKey', 'the-first-key'],
    ['file:credentials.conf#anthropicApiKey', 'the-second-key'],
  ])('%s', async (reference, value) => {
    expect(await secret(reference)).toBe(value)
    expect(redactSecrets(`it is ${value}.`)).toBe('it is [redacted].')
  })

  it.each([
    ['env:GONE', 'export GONE='],
    ['env:EMPTY', 'the variable is not set'],
    ['file:gone.txt', 'the file cannot be read'],
    ['file:credentials.conf#other', '«other»'],
  ])('%s that is not there is named, with what to do', async (reference, text) => {
    const error = await secret(reference).catch((cause: unknown) => cause as { code: string; message: string; hint: string; fate: string })
    expect(error).toMatchObject({ code: 'ERR_CONFIG_SECRET', fate: 'run' })
    expect(`${(error as { message: string }).message} ${(error as { hint: string }).hint}`).toContain(text)
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
