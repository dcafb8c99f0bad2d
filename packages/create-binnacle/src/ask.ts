import { cancel, confirm, intro, isCancel, select, text } from '@clack/prompts'
import { isBinnacleError } from '@binnacle/core'
import { parseName } from './names.ts'
import { type Template, TEMPLATES } from './templates.data.ts'

/** What ends the command without an error: the user has left the questions. */
export class Left extends Error {}

/** Questions on a terminal, for what was not given. */
export interface Questions {
  name(initial: string): Promise<string>
  template(): Promise<Template>
  /** Whether files of a folder may be replaced. */
  overwrite(folder: string): Promise<boolean>
}

/** Asks on the terminal. */
export function askOnTerminal(): Questions {
  let begun = false
  const begin = (): void => {
    if (!begun) intro('A new package for Binnacle')
    begun = true
  }
  return {
    async name(initial) {
      begin()
      return answered(
        await text({
          message: 'What is it called?',
          placeholder: initial,
          defaultValue: initial,
          validate: (value) => nameFault(value || initial),
        }),
      )
    },
    async template() {
      begin()
      const name = answered(
        await select({
          message: 'What is it to be?',
          options: TEMPLATES.map((one) => ({ value: one.name, label: one.name, hint: one.description })),
        }),
      )
      return TEMPLATES.find((one) => one.name === name)!
    },
    async overwrite(folder) {
      begin()
      return answered(await confirm({ message: `${folder} has files. May those of the same name be replaced?`, initialValue: false }))
    },
  }
}

function nameFault(value: string): string | undefined {
  try {
    parseName(value)
    return undefined
  } catch (thrown) {
    return isBinnacleError(thrown) ? `${thrown.message}. ${thrown.hint ?? ''}` : String(thrown)
  }
}

function answered<T>(value: T): Exclude<T, symbol> {
  if (!isCancel(value)) return value as Exclude<T, symbol>
  cancel('Nothing was written.')
  throw new Left()
}
