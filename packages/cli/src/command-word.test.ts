import { join } from 'node:path'
import { expect, it } from 'vitest'
import { commandWord } from './command-word.ts'

it('has npx in a project, and none where the command is on the path', () => {
  expect(commandWord(join('/home', 'project', 'node_modules', '.bin', 'binnacle'))).toBe('npx binnacle')
  expect(commandWord(join('/usr', 'local', 'bin', 'binnacle'))).toBe('binnacle')
})
