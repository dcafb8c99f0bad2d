import { createProgram } from '../../packages/cli/src/program.ts'

/** Columns of the help texts. */
const WIDTH = 120

/** The help of every command, as the command prints it. */
export function commandsText(): string {
  const program = createProgram('binnacle')
  const parts = [`## binnacle\n\n${helpOf(program)}`]
  for (const command of program.commands) parts.push(`## binnacle ${command.name()}\n\n${helpOf(command)}`)
  return parts.join('\n')
}

function helpOf(command: ReturnType<typeof createProgram>): string {
  let text = ''
  command.configureOutput({ writeOut: (piece) => void (text += piece), getOutHelpWidth: () => WIDTH, getOutHasColors: () => false })
  command.outputHelp()
  return `\`\`\`text\n${text.trim()}\n\`\`\`\n`
}
