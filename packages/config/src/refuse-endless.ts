import { configEndless } from './errors.ts'

/** The most values that a config may hold once its aliases are written out, and how deep they may stand. */
const MOST_VALUES = 100_000
const MOST_DEEP = 100

/**
 * Refuses a config that cannot be gone through: one in which aliases of YAML are doubled again and again, that holds itself, or that is
 * nested without end. Values that are shared are looked at once.
 * @throws BinnacleError `ERR_CONFIG_ENDLESS`
 */
export function refuseEndless(value: unknown, file: string): void {
  const sizes = new Map<object, number>()
  const open = new Set<object>()

  function sizeOf(one: unknown, depth: number): number {
    if (typeof one !== 'object' || one === null || '~contract' in one) return 1
    const known = sizes.get(one)
    if (known !== undefined) return known
    if (open.has(one)) throw configEndless(file, 'a value holds itself')
    if (depth > MOST_DEEP) throw configEndless(file, `values are nested more than ${MOST_DEEP} deep`)
    open.add(one)
    let size = 1
    for (const inner of Object.values(one)) {
      size += sizeOf(inner, depth + 1)
      if (size > MOST_VALUES)
        throw configEndless(file, `with its aliases written out it holds more than ${MOST_VALUES.toLocaleString('en')} values`)
    }
    open.delete(one)
    sizes.set(one, size)
    return size
  }

  sizeOf(value, 0)
}
