import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'

/** A name beside a file that nothing has yet: `stats.damaged.json`, `stats.damaged-2.json`. */
export function freeName(folder: string, name: string, word: string): string {
  const ending = extname(name)
  const start = name.slice(0, name.length - ending.length)
  for (let number = 1; ; number++) {
    const free = `${start}.${word}${number === 1 ? '' : `-${number}`}${ending}`
    if (!existsSync(join(folder, free))) return free
  }
}
