import { expect, test } from 'vitest'
import { characters, makeFit, makeInstance } from '../test/make.ts'
import { ehrInstruction } from './ehr-instruction.ts'

const asked = makeInstance('why?', { extra: { ehr: '0123456789', prompt_template: '{{{question}}} {ehr}!' } })

const promptOf = (maxRequest: number, maxTokens = 2, instance = asked) => {
  const [only] = ehrInstruction.adapt(instance, [], makeFit({ maxTokens }, { maxSequence: 99, maxRequest }, characters))
  return [only!.request.prompt, only!.promptTruncated]
}

test('as much of the end of the record is kept as the window holds; each prompt is marked as cut, as in HELM', () => {
  expect(promptOf(99)).toEqual(['{why?} 0123456789!', true])
  expect(promptOf(14)).toEqual(['{why?} 6789!', true])
})

test('where nothing is left for the record, it is cut to nothing', () => {
  expect(promptOf(10)).toEqual(['{why?} !', true])
})

test('a prompt that never fits is refused, where HELM does not end', () => {
  expect(() => promptOf(9)).toThrow(expect.objectContaining({ code: 'ERR_ADAPT_RECORD_WINDOW', fate: 'run' }) as Error)
})

test('without a tokenizer the whole record is sent', () => {
  const [only] = ehrInstruction.adapt(asked, [], makeFit({ maxTokens: 5 }))
  expect(only!.request.prompt).toBe('{why?} 0123456789!')
})

test.each([
  [{}, 'ERR_ADAPT_NO_RECORD', 'prompt_template'],
  [{ prompt_template: '{ehr}' }, 'ERR_ADAPT_NO_RECORD', 'ehr'],
  [{ prompt_template: '{name}', ehr: '' }, 'ERR_ADAPT_PLACEHOLDER', '{name}'],
])('an instance with %j cannot be asked', (extra, code, named) => {
  expect(() => promptOf(99, 2, makeInstance('why?', { extra }))).toThrow(
    expect.objectContaining({ code, fate: 'sample', message: expect.stringContaining(named) as string }) as Error,
  )
})
