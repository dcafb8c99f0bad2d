import { describe, expect, it } from 'vitest'
import { besideName, folderName } from './folder-name.ts'

const TAIL = /~[0-9a-f]{8}$/

describe('the folder of a run', () => {
  it('has the name of the run, where the system can hold it', () => {
    const name = 'mmlu:subject=anatomy,method=multiple_choice_joint,model=openai_gpt-4o'
    expect(folderName(name, 'linux')).toBe(name)
    expect(folderName('名前:主題=解剖学', 'linux')).toBe('名前:主題=解剖学')
  })

  it.each([
    ['a/b', 'a_b'],
    ['a\u0000b', 'a_b'],
    ['.', '_.'],
    ['..', '_..'],
    ['', '_'],
  ])('%j never leaves its place, and stays its own', (name, start) => {
    const folder = folderName(name, 'linux')
    expect(folder.replace(TAIL, '')).toBe(start)
    expect(folder).toMatch(TAIL)
    expect(folder).not.toBe(folderName(start, 'linux'))
  })

  it.each([
    ['quiz:model=a', 'quiz_model=a'],
    ['a<b>c"d|e?f*g\\h', 'a_b_c_d_e_f_g_h'],
    ['ends with a dot.', 'ends with a dot_'],
    ['ends with a blank ', 'ends with a blank_'],
    ['tab\there', 'tab_here'],
    ['con', '_con'],
    ['NUL.txt', '_NUL.txt'],
    ['com1', '_com1'],
  ])('%j is legal on Windows, with a digest of the real name', (name, start) => {
    const folder = folderName(name, 'win32')
    expect(folder.replace(TAIL, '')).toBe(start)
    expect(folder).toMatch(TAIL)
  })

  it('that is legal there keeps its name on Windows', () => {
    for (const name of ['gsm', 'console', 'company', 'a,b=c', 'com10']) expect(folderName(name, 'win32')).toBe(name)
  })

  it.each(['x', 'é', '世', '😀'])('with a long name of %s is cut at a whole character, and names stay apart', (character) => {
    const [one, two] = [character.repeat(300), `${character.repeat(300)}!`].map((name) => folderName(name, 'linux'))
    expect(Buffer.byteLength(one!)).toBeLessThanOrEqual(200)
    expect(Buffer.byteLength(one!)).toBeGreaterThan(195 - character.length * 2)
    expect(one).toMatch(new RegExp(`^(${character})+~[0-9a-f]{8}$`))
    expect(two).not.toBe(one)
    expect(folderName(character.repeat(300), 'linux')).toBe(one)
  })

  it('of 200 bytes is not cut', () => {
    expect(folderName('x'.repeat(200), 'linux')).toBe('x'.repeat(200))
  })

  it('beside another one has the digest of its settings', () => {
    expect(besideName('quiz', '0123456789abcdef')).toBe('quiz~01234567')
    expect(Buffer.byteLength(besideName('世'.repeat(66), 'f'.repeat(64)))).toBeLessThanOrEqual(200)
  })
})
