/** The version of this package. Reading it is part of every start: importing `node:fs` would load what only few commands need. */
export function ownVersion(): string {
  const { readFileSync } = process.getBuiltinModule('node:fs')
  return (JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }).version
}
