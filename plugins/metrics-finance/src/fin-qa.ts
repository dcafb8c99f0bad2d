import { defineMetric } from '@binnacle/core'
import { isClose, parseFloatText, stripText } from '@binnacle/python'
import { FIN_QA } from './cards.data.ts'
import { equalPrograms } from './equal-programs.ts'
import { runProgram } from './run-program.ts'

/**
 * HELM's FinQAMetric. The references are the right program, its result, and the table as JSON; the whole answer is taken for a program.
 * `program_accuracy`: whether both programs mean the same, with the numbers of the right one taken for variables.
 * `execution_accuracy`: whether the answer's program gives the result.
 */
export const finQa = defineMetric({
  ...FIN_QA,
  reads: 'one',
  scores: { program_accuracy: 'higher', execution_accuracy: 'higher' },
  main: 'program_accuracy',
  helm: { className: 'helm.benchmark.metrics.fin_qa_metrics.FinQAMetric', floats: ['program_accuracy', 'execution_accuracy'] },
  score: ({ instance, requests }) => {
    const [program, result, table] = instance.references.map(({ output }) => output.text)
    if (program === undefined || result === undefined || table === undefined) {
      throw new Error('there are no three references: the program, its result and the table')
    }
    const [completion] = requests[0]!.answer.completions
    const nothing = { missing: 'there is no completion' }
    if (completion === undefined) return { program_accuracy: nothing, execution_accuracy: nothing }
    const answer = stripText(completion.text)
    return {
      program_accuracy: equalPrograms(program, answer) ? 1 : 0,
      execution_accuracy: isRight(result, runProgram(answer, JSON.parse(table))) ? 1 : 0,
    }
  },
})

function isRight(expected: string, result: ReturnType<typeof runProgram>): boolean {
  if (result === undefined) return false
  if (expected === 'yes' || expected === 'no') return result === expected
  if (typeof result !== 'number') return false
  const number = parseFloatText(expected)
  if (number === undefined) throw new Error(`the result of the right program is no number: ${expected}`)
  return isClose(number, result)
}
