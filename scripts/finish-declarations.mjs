// Last step of a package's build: declarations name their neighbours by the files that are published (`.js`), not by sources.
// The compiler rewrites such imports in JavaScript and leaves them in declarations.
import { globSync, readFileSync, writeFileSync } from 'node:fs'

for (const file of globSync('dist/**/*.d.ts')) {
  const text = readFileSync(file, 'utf8')
  const finished = text.replace(/((?:from|import)\s*\(?\s*['"]\.{1,2}\/[^'"]*)\.ts(['"])/g, '$1.js$2')
  if (finished !== text) writeFileSync(file, finished)
}
