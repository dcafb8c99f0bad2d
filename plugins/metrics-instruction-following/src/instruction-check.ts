/** The parameters of an instruction as the data give them; null where one is not used. */
export type InstructionParameters = Readonly<Record<string, unknown>>

/**
 * Whether a text follows an instruction; `undefined` where that is left to chance in HELM.
 * @param text the answer, stripped and not empty
 */
export type InstructionCheck = (text: string, parameters: InstructionParameters) => boolean | undefined

/** A parameter that is a whole number from 0 on; HELM draws another where it is not. */
export function readCount(parameters: InstructionParameters, name: string): number | undefined {
  const value = parameters[name]
  return typeof value === 'number' && value >= 0 ? value : undefined
}

/** A parameter that is a text; HELM draws another where it is not there. */
export function readText(parameters: InstructionParameters, name: string): string | undefined {
  const value = parameters[name]
  return typeof value === 'string' ? value : undefined
}

/** A parameter that is a list of texts with something in it. */
export function readTexts(parameters: InstructionParameters, name: string): readonly string[] | undefined {
  const value = parameters[name]
  return Array.isArray(value) && value.length > 0 ? value.map(String) : undefined
}

/** Whether a number is as it was asked for: “less than” or “at least” another one; `undefined` where one of them is not known. */
export function compare(count: number, threshold: number | undefined, relation: unknown): boolean | undefined {
  if (threshold === undefined) return undefined
  if (relation === 'less than') return count < threshold
  return relation === 'at least' ? count >= threshold : undefined
}
