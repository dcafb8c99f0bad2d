import { hash } from 'node:crypto'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { reportRules, rowRules } from '../folder/format.ts'
import { openAnswerFile, readAnswerFile } from './answer-file.ts'
import { readFingerprint } from './fingerprint.ts'

const folder = mkdtempSync(join(tmpdir(), 'binnacle-answers-'))
const file = join(folder, 'completions.jsonl')
afterAll(() => rmSync(folder, { recursive: true }))
beforeEach(() => rmSync(file, { force: true }))

const key = (number: number): string => hash('sha256', String(number))
const answer = (text: string) => ({ completions: [{ text, logprob: 0, tokens: [] }] })
const lines = (): readonly string[] => readFileSync(file, 'utf8').split('\n')

const readNow = () => readAnswerFile(file, { rules: rowRules(1) })

async function record(...texts: readonly string[]): Promise<void> {
  const answers = openAnswerFile(file)
  await Promise.all(texts.map((text, number) => answers.record(key(number), answer(text))))
  answers.close()
}

describe('answers', () => {
  it('are there when the promise is fulfilled, before the file is closed', async () => {
    const answers = openAnswerFile(file)
    await answers.record(key(1), answer('Grüße\n世界'))
    expect(lines()).toEqual([`{"key":"${key(1)}",${JSON.stringify(answer('Grüße\n世界')).slice(1)}`, ''])
    expect(answers.read(key(1))).toEqual(answer('Grüße\n世界'))
    expect([answers.has(key(1)), answers.has(key(2)), answers.read(key(2)), answers.size]).toEqual([true, false, undefined, 1])
    answers.close()
  })

  it('can be read before they are written', () => {
    const answers = openAnswerFile(file)
    void answers.record(key(1), answer('a'))
    expect(answers.read(key(1))).toEqual(answer('a'))
    answers.close()
  })

  it('keep log-probabilities that JSON has not', async () => {
    const impossible = { completions: [{ text: 'a', logprob: -Infinity, tokens: [{ text: 'a', logprob: -Infinity }] }] }
    const answers = openAnswerFile(file)
    await answers.record(key(1), impossible)
    answers.close()
    const again = openAnswerFile(file)
    expect(again.read(key(1))).toEqual(impossible)
    again.close()
  })

  it('are found again, the later one of a key', async () => {
    await record('one', 'two')
    const again = openAnswerFile(file)
    await again.record(key(0), answer('newer'))
    again.close()
    const answers = readNow()
    expect([answers.read(key(0)), answers.read(key(1)), answers.size]).toEqual([answer('newer'), answer('two'), 2])
    answers.close()
  })

  it('are found by place in a large file, with characters of several bytes', async () => {
    const texts = Array.from({ length: 3_000 }, (_, number) => `${'ü世😀'.repeat(number % 50)} ${number}`)
    await record(...texts)
    const answers = openAnswerFile(file)
    for (const number of [0, 1, 49, 1_500, 2_999, 7]) expect(answers.read(key(number))).toEqual(answer(texts[number]!))
    expect(answers.mended).toEqual([])
    answers.close()
  })

  it('are cleaned on writing, but for their keys', async () => {
    const secret = key(7).slice(10, 30)
    const answers = openAnswerFile(file, <T>(value: T) => JSON.parse(JSON.stringify(value).replaceAll(secret, '[redacted]')) as T)
    await answers.record(key(7), answer(`it is ${secret}`))
    expect(answers.read(key(7))).toEqual(answer('it is [redacted]'))
    answers.close()
  })
})

describe('a crash', () => {
  it.each([3, 40, 80, 100])('that cut the last line after %i characters loses that answer alone, and says so', async (length) => {
    await record('one', 'two')
    const whole = readFileSync(file, 'utf8')
    appendFileSync(file, `{"key":"${key(5)}",${JSON.stringify(answer('cut')).slice(1)}`.slice(0, length))
    const answers = openAnswerFile(file)
    expect(readFileSync(file, 'utf8')).toBe(whole)
    expect(answers.mended).toEqual([expect.stringContaining('the last line was cut off')])
    expect([answers.size, answers.has(key(5))]).toEqual([2, false])
    await answers.record(key(6), answer('six'))
    answers.close()
    const again = openAnswerFile(file)
    expect([again.mended, again.read(key(6)), again.read(key(1))]).toEqual([[], answer('six'), answer('two')])
    again.close()
  })

  it('that cut only the line break loses nothing', async () => {
    await record('one', 'two')
    writeFileSync(file, readFileSync(file, 'utf8').slice(0, -1))
    const answers = openAnswerFile(file)
    await answers.record(key(2), answer('three'))
    answers.close()
    const again = openAnswerFile(file)
    expect([again.mended, again.size, again.read(key(1)), again.read(key(2))]).toEqual([[], 3, answer('two'), answer('three')])
    again.close()
  })

  it('leaves the file alone where it is only read', async () => {
    await record('one')
    appendFileSync(file, '{"key":"12')
    const before = readFileSync(file, 'utf8')
    const answers = readNow()
    expect([answers.size, readFileSync(file, 'utf8')]).toEqual([1, before])
    answers.close()
  })
})

describe('a line that is not an answer', () => {
  it.each([
    ['no JSON', 'garbage'],
    ['zeros', '\u0000'.repeat(50)],
    ['the form of an answer, but not its JSON', `{"key":"${key(1)}","completions":[}`],
    ['a key that is none', `{"key":"${'x'.repeat(64)}","completions":[]}`],
    ['an empty line', ''],
  ])('with %s is an error that names file and line, and nothing is written', async (_name, broken) => {
    await record('one', 'two', 'three')
    const [first, , third] = lines()
    writeFileSync(file, `${first}\n${broken}\n${third}\n`)
    const before = readFileSync(file)
    for (const open of [() => openAnswerFile(file), readNow])
      expect(open).toThrow(
        expect.objectContaining({
          code: 'ERR_RECORD_BROKEN',
          message: `${file} cannot be read: line 2: it is not an answer`,
          hint: expect.stringContaining('delete that line') as string,
        }) as Error,
      )
    expect(readFileSync(file)).toEqual(before)
  })

  it('since its bytes are not UTF-8 is one too: what stands there cannot be known', async () => {
    await record('one', 'grün', 'three')
    const bytes = readFileSync(file)
    bytes[bytes.indexOf('ü') + 1] = 0x20
    writeFileSync(file, bytes)
    for (const open of [() => openAnswerFile(file), readNow])
      expect(open).toThrow(expect.objectContaining({ message: `${file} cannot be read: line 2: it is not an answer` }) as Error)
  })

  it('is passed over in records of the first format', async () => {
    await record('one', 'two')
    writeFileSync(file, `garbage\n${readFileSync(file, 'utf8')}`)
    const answers = readAnswerFile(file, { rules: rowRules(0) })
    expect([answers.size, answers.read(key(1))]).toEqual([2, answer('two')])
    answers.close()
  })
})

it('texts and numbers are told apart, by the rules of their format', () => {
  const marked = { completions: [{ text: '\u0000NaN', logprob: NaN, tokens: [] }] }
  const answers = openAnswerFile(file)
  void answers.record(key(1), marked)
  answers.close()
  const [now, first] = [1, 0].map((format) => readAnswerFile(file, { rules: rowRules(format) }).read(key(1)))
  expect(now).toEqual(marked)
  expect(first).toEqual({ completions: [{ text: '\u0000\u0000NaN', logprob: NaN, tokens: [] }] })
  expect(reportRules(0).parse('"\\u0000NaN"')).toBe('\u0000NaN')
})

describe('the fingerprint', () => {
  it('is that of the file, whatever was found, cut off and added', async () => {
    await record('one', 'two')
    appendFileSync(file, '{"key":"12')
    const answers = openAnswerFile(file)
    await answers.record(key(3), answer('drei ü'))
    expect(answers.fingerprint()).toEqual(readFingerprint(file))
    answers.close()
    writeFileSync(file, readFileSync(file).subarray(0, -1))
    const again = openAnswerFile(file)
    void again.record(key(4), answer('vier'))
    expect(again.fingerprint()).toEqual(readFingerprint(file))
    again.close()
  })
})
