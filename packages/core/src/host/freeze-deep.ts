/** Values that are known to be frozen to their depth. */
const frozen = new WeakSet<object>()

/** Freezes a value of plain data with all that it holds. Functions, class instances and binary data stay as they are. */
export function freezeDeep<T>(value: T): T {
  if (typeof value !== 'object' || value === null || frozen.has(value) || !isPlain(value)) return value
  frozen.add(value)
  for (const inner of Object.values(value)) freezeDeep(inner)
  return Object.freeze(value)
}

function isPlain(value: object): boolean {
  if (Array.isArray(value)) return true
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
