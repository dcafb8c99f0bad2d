/** A fenced block of a Markdown page. */
export interface Block {
  /** The word after the fence. */
  readonly language: string
  /** The further words: `run`, `output` (with `results` or `errors`: of which stream), `background`; `file=NAME` and `exit=CODE` as values. */
  readonly words: ReadonlySet<string>
  readonly values: ReadonlyMap<string, string>
  readonly text: string
  /** The line of the fence, counted from 1. */
  readonly line: number
}

/** The fenced blocks of a page, in order. */
export function readBlocks(markdown: string): readonly Block[] {
  return [...markdown.matchAll(/^```(\S*)([^\n]*)\n([\s\S]*?)^```$/gm)].map(([, language, info, text], index, all) => {
    const words = info!.trim().split(/\s+/)
    return {
      language: language!,
      words: new Set(words),
      values: new Map(words.flatMap((word) => (word.includes('=') ? [word.split('=') as [string, string]] : []))),
      text: text!,
      line: markdown.slice(0, all[index]!.index).split('\n').length,
    }
  })
}

/** The headings of a page: their depths, in order. */
export function readHeadings(markdown: string): readonly number[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '')
  return [...prose.matchAll(/^(#+) /gm)].map(([, marks]) => marks!.length)
}

/** The relative links of a page, without their anchors. */
export function readLinks(markdown: string): readonly string[] {
  const prose = markdown.replaceAll(/^```[\s\S]*?^```$/gm, '').replaceAll(/`[^`\n]*`/g, '')
  return [...prose.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, link]) => link!.replace(/#.*$/, ''))
    .filter((link) => link !== '' && !/^[a-z]+:/.test(link))
}

/**
 * Whether a text is as a page shows it. In the page `…` stands for any text on its line, a line of `…` alone for any lines;
 * blanks at line ends do not count.
 */
export function isAsShown(shown: string, text: string): boolean {
  const lines = plain(shown)
    .split('\n')
    .map((line) => (line === '…' ? '[\\s\\S]*?' : line.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('…', '.*?')))
  return new RegExp(
    `^${lines.join('\\n').replaceAll('[\\s\\S]*?\\n', '(?:[\\s\\S]*?\\n)?').replaceAll('\\n[\\s\\S]*?', '(?:\\n[\\s\\S]*?)?')}$`,
  ).test(plain(text))
}

function plain(value: string): string {
  return value.replaceAll(/[ \t]+$/gm, '').trim()
}
