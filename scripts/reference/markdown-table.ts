/** A table in Markdown. Bars in cells are escaped. */
export function markdownTable(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  return `${[titles, titles.map(() => '---'), ...rows].map(lineOf).join('\n')}\n`
}

function lineOf(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|').replaceAll('\n', ' ')).join(' | ')} |`
}
