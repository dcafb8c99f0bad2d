/**
 * Makes a test of paths out of a pattern as data set cards have it: `*` and `?` within a folder, `**` across folders,
 * `[abc]`, `{a,b}`. A pattern without them is a path.
 */
export function globTest(pattern: string): (path: string) => boolean {
  const expression = new RegExp(`^${translate(pattern.replace(/^\.?\//, ''))}$`)
  return (path) => expression.test(path)
}

function translate(pattern: string): string {
  let result = ''
  let braces = 0
  for (let at = 0; at < pattern.length; at++) {
    const character = pattern[at]!
    if (pattern.startsWith('**/', at)) [result, at] = [`${result}(?:[^/]+/)*`, at + 2]
    else if (pattern.startsWith('**', at)) [result, at] = [`${result}.*`, at + 1]
    else if (character === '*') result += '[^/]*'
    else if (character === '?') result += '[^/]'
    else if (character === '[' && pattern.indexOf(']', at + 2) > 0) {
      const end = pattern.indexOf(']', at + 2)
      const set = pattern
        .slice(at + 1, end)
        .replace(/\\/g, '\\\\')
        .replace(/^!/, '^')
      ;[result, at] = [`${result}[${set}]`, end]
    } else if (character === '{') [result, braces] = [`${result}(?:`, braces + 1]
    else if (character === '}' && braces > 0) [result, braces] = [`${result})`, braces - 1]
    else if (character === ',' && braces > 0) result += '|'
    else result += character.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  }
  return result
}
