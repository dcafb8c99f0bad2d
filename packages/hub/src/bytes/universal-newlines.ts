/** Makes `\r\n` and `\r` a `\n`, as Python's text mode reads; a `\r` at the end of a piece waits for the next one. */
export async function* universalNewlines(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let held = ''
  for await (const piece of pieces) {
    const text = held + piece
    held = text.endsWith('\r') ? '\r' : ''
    yield (held === '' ? text : text.slice(0, -1)).replace(/\r\n?/g, '\n')
  }
  if (held !== '') yield '\n'
}
