import { describe, expect, it } from 'vitest'
import { parseRunEntry } from './run-entry.ts'

describe('an entry', () => {
  it('is split at the first colon, at every comma, at the first equals sign', () => {
    expect(parseRunEntry('mmlu:subject=anatomy,model=openai/gpt-4o:free,note=a=b')).toEqual({
      text: 'mmlu:subject=anatomy,model=openai/gpt-4o:free,note=a=b',
      name: 'mmlu',
      args: [
        { key: 'subject', value: 'anatomy', text: 'anatomy' },
        { key: 'model', value: 'openai/gpt-4o:free', text: 'openai/gpt-4o:free' },
        { key: 'note', value: 'a=b', text: 'a=b' },
      ],
    })
    expect(parseRunEntry('gsm')).toEqual({ text: 'gsm', name: 'gsm', args: [] })
  })

  it('takes the last value of a key, in the place of the first', () => {
    expect(parseRunEntry('a:b=1,c=2,b=3').args.map(({ key, value }) => [key, value])).toEqual([
      ['b', 3],
      ['c', 2],
    ])
  })

  it.each([
    ['1', 1, '1'],
    ['-1', -1, '-1'],
    ['+1', 1, '1'],
    ['007', 7, '7'],
    ['1_000', 1000, '1000'],
    [' 5 ', 5, '5'],
    ['1.0', 1, '1.0'],
    ['.5', 0.5, '0.5'],
    ['5.', 5, '5.0'],
    ['1e3', 1000, '1000.0'],
    ['1E-5', 0.00001, '1e-05'],
    ['inf', Infinity, 'inf'],
    ['-Infinity', -Infinity, '-inf'],
    ['True', 'True', 'True'],
    ['e5', 'e5', 'e5'],
    ['1__0', '1__0', '1__0'],
    ['', '', ''],
    ['0x10', '0x10', '0x10'],
    ['12345678901234567890', '12345678901234567890', '12345678901234567890'],
  ])('reads the value %j by Python’s rules', (text, value, python) => {
    expect(parseRunEntry(`a:b=${text}`).args).toEqual([{ key: 'b', value, text: python }])
  })

  it.each([
    ['a:b', '"b"'],
    ['a:', '""'],
    ['a:b=1,', '""'],
    ['', 'name of the task'],
    [':b=1', 'name of the task'],
  ])('%j is refused', (text, message) => {
    expect(() => parseRunEntry(text)).toThrow(
      expect.objectContaining({ code: 'ERR_ENTRY_SYNTAX', message: expect.stringContaining(message) as string }) as Error,
    )
  })
})
