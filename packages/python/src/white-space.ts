/** Whether Python's `str.isspace` holds for a UTF-16 unit; all of Python's white space is in the basic plane. */
export function isPythonSpace(unit: number): boolean {
  if (unit < 0x80) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d) || (unit >= 0x1c && unit <= 0x1f)
  return (
    unit === 0x85 ||
    unit === 0xa0 ||
    unit === 0x1680 ||
    (unit >= 0x2000 && unit <= 0x200a) ||
    unit === 0x2028 ||
    unit === 0x2029 ||
    unit === 0x202f ||
    unit === 0x205f ||
    unit === 0x3000
  )
}

/** Python's `text.strip()`. */
export function stripText(text: string): string {
  let start = 0
  let end = text.length
  while (start < end && isPythonSpace(text.charCodeAt(start))) start++
  while (end > start && isPythonSpace(text.charCodeAt(end - 1))) end--
  return start === 0 && end === text.length ? text : text.slice(start, end)
}

/** Python's `text.rstrip()`. */
export function stripTextEnd(text: string): string {
  let end = text.length
  while (end > 0 && isPythonSpace(text.charCodeAt(end - 1))) end--
  return text.slice(0, end)
}

/** Python's `text.split()`: the pieces between runs of white space. */
export function splitText(text: string): string[] {
  const words: string[] = []
  let start = -1
  for (let index = 0; index < text.length; index++) {
    if (isPythonSpace(text.charCodeAt(index))) {
      if (start >= 0) words.push(text.slice(start, index))
      start = -1
    } else if (start < 0) start = index
  }
  if (start >= 0) words.push(start === 0 ? text : text.slice(start))
  return words
}

/** Python's `text.strip(characters)`: without these characters at both ends. */
export function stripCharacters(text: string, characters: string): string {
  let start = 0
  let end = text.length
  while (start < end && characters.includes(text.charAt(start))) start++
  while (end > start && characters.includes(text.charAt(end - 1))) end--
  return text.slice(start, end)
}

/** Python's `text.splitlines()`: the lines without their ends; form feeds, separators and U+0085 end lines too. */
export function splitLines(text: string): string[] {
  // oxlint-disable-next-line no-control-regex -- control characters end lines in Python
  const lines = text.split(/\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]/)
  if (lines.at(-1) === '') lines.pop()
  return lines
}
