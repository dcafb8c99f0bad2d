import { defineMetric, errorText, type ScoreValue } from '@binnacle/core'
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
    const [completion] = requests[0]!.answer.completions
    if (program === undefined || result === undefined || table === undefined || completion === undefined) {
      const missing =
        completion === undefined ? 'there is no completion' : 'there are no three references: the program, its result and the table'
      return { program_accuracy: { missing }, execution_accuracy: { missing } }
    }
    const answer = stripText(completion.text)
    return {
      program_accuracy: scoreOf(() => equalPrograms(program, answer)),
      execution_accuracy: scoreOf(() => isRight(result, runProgram(answer, JSON.parse(table)))),
    }
  },
})

/** 1 or 0; missing where a reference cannot be read. */
function scoreOf(holds: () => boolean): ScoreValue {
  try {
    return holds() ? 1 : 0
  } catch (cause) {
    return { missing: errorText(cause) }
  }
}

function isRight(expected: string, result: ReturnType<typeof runProgram>): boolean {
  if (result === undefined) return false
  if (expected === 'yes' || expected === 'no') return result === expected
  if (typeof result !== 'number') return false
  const number = parseFloatText(expected)
  if (number === undefined) throw new Error(`the result of the right program is no number: ${expected}`)
  return isClose(number, result)
}
