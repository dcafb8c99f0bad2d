/** Freezes plain data to its depth: code that changes it throws. */
export function freezeDeep<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value
  for (const inner of Object.values(value)) freezeDeep(inner)
  return ArrayBuffer.isView(value) ? value : Object.freeze(value)
}

/** Whether something was thrown because frozen data were to be changed. */
export function isMutation(thrown: unknown): boolean {
  return thrown instanceof TypeError && /read only|not extensible|Cannot (?:delete|assign|add|define)/.test(thrown.message)
}
