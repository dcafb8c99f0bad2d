/** The licence of LINDSEA. */
export const LINDSEA_LICENCE = { name: 'CC BY 4.0', url: 'https://github.com/aisingapore/BHASA' } as const

/** A file of LINDSEA: `syntax/morphology`. */
export const lindseaUrl = (language: string, file: string): string =>
  `https://raw.githubusercontent.com/aisingapore/BHASA/main/lindsea/${language}/${file}.jsonl`
