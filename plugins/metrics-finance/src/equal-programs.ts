import { parseInteger } from '@binnacle/python'
import { isWellFormed, type ProgramStep, programTokens, readSteps } from './program-steps.ts'
import { createAlgebra, type Expression, isSame } from './program-algebra.ts'

/**
 * Whether two programs mean the same, as HELM sees it: each number and each table step of the right one becomes a variable, and both
 * last steps are compared as formulas. An answer that is not well formed, uses a number that the right program has not, or looks ahead,
 * does not mean the same.
 * @throws where the right program cannot be read
 */
export function equalPrograms(gold: string, answer: string): boolean {
  const goldSteps = readSteps(programTokens(gold))
  if (goldSteps === undefined || goldSteps.length === 0) throw new Error(`the right program cannot be read: ${gold}`)
  const variables = nameVariables(goldSteps)
  const answerTokens = programTokens(answer)
  const answerSteps = isWellFormed(answerTokens) ? readSteps(answerTokens) : undefined
  if (answerSteps === undefined || answerSteps.length === 0 || !answerSteps.every((step, index) => isKnown(step, index, variables))) {
    return false
  }
  const algebra = createAlgebra()
  const formula = (steps: readonly ProgramStep[]) => expand(steps, steps.length - 1, variables, algebra)
  const right = formula(goldSteps)
  if (right === undefined) throw new Error(`the right program has no value: ${gold}`)
  const given = formula(answerSteps)
  return given !== undefined && isSame(right, given)
}

const isTableStep = ({ operation }: ProgramStep): boolean => operation.includes('table')

/** The variables by what they stand for. A table step stands for itself as it is written, its place in the program included. */
function nameVariables(steps: readonly ProgramStep[]): ReadonlyMap<string, number> {
  const variables = new Map<string, number>()
  const name = (text: string) => {
    if (!variables.has(text)) variables.set(text, variables.size)
  }
  for (const step of steps) {
    if (isTableStep(step)) name(step.text)
    else for (const argument of [step.first, step.second]) if (!argument.includes('#')) name(argument)
  }
  return variables
}

function isKnown(step: ProgramStep, index: number, variables: ReadonlyMap<string, number>): boolean {
  if (isTableStep(step)) return variables.has(step.text)
  return [step.first, step.second].every((argument) => {
    if (!argument.includes('#')) return variables.has(argument)
    const place = placeOf(argument)
    return place !== undefined && place < index
  })
}

function placeOf(argument: string): number | undefined {
  const place = parseInteger(argument.replaceAll('#', ''))
  return place === undefined || place < 0n ? undefined : Number(place)
}

function expand(
  steps: readonly ProgramStep[],
  index: number,
  variables: ReadonlyMap<string, number>,
  algebra: ReturnType<typeof createAlgebra>,
): Expression | undefined {
  const results: (Expression | undefined)[] = []
  for (const step of steps.slice(0, index + 1)) {
    const argument = (text: string): Expression | undefined => {
      if (!text.includes('#')) return algebra.variable(variables.get(text)!)
      const place = placeOf(text)
      return place === undefined ? undefined : results[place]
    }
    if (isTableStep(step)) results.push(algebra.variable(variables.get(step.text)!))
    else {
      const left = argument(step.first)
      const right = argument(step.second)
      results.push(left === undefined || right === undefined ? undefined : algebra.combine(step.operation, left, right))
    }
  }
  return results[index]
}
