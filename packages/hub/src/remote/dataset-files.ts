import { configMissing, splitMissing } from '../errors.ts'
import { globTest } from './glob.ts'

/** A config of a data set's card: which files make up which split. */
export interface CardConfig {
  readonly name: string
  readonly isDefault: boolean
  /** Patterns by split. */
  readonly splits: ReadonlyMap<string, readonly string[]>
}

/** What is asked of a data set. */
export interface AskedRows {
  /** How it is called in messages. */
  readonly name: string
  readonly config?: string | undefined
  readonly split: string
}

/** The endings of files that rows are read from. */
const DATA_FILE = /\.(?:parquet|jsonl|ndjson|json|csv|tsv)(?:\.gz)?$/i

/** Words in names of files and folders by which a split is known, other than its own name. */
const SPLIT_WORDS: Readonly<Record<string, readonly string[]>> = {
  train: ['train', 'training'],
  validation: ['validation', 'valid', 'val', 'dev'],
  test: ['test', 'testing', 'eval', 'evaluation'],
}

/** The text between the lines `---` at the start of a card, in which its settings stand. */
export function cardSettings(readme: string): string | undefined {
  return /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\s*(?:\r?\n|$)/.exec(readme)?.[1]
}

/** Reads the configs of a card's settings (`configs`, each with `data_files`); none where it has none. */
export function cardConfigs(settings: unknown): readonly CardConfig[] {
  const { configs } = (typeof settings === 'object' && settings !== null ? settings : {}) as { configs?: unknown }
  if (!Array.isArray(configs)) return []
  return configs.flatMap((value: unknown) => {
    const config = (value ?? {}) as { config_name?: unknown; default?: unknown; data_files?: unknown; data_dir?: unknown }
    const folder = typeof config.data_dir === 'string' ? `${config.data_dir.replace(/\/+$/, '')}/` : ''
    if (config.data_files === undefined && folder === '') return []
    const splits = config.data_files === undefined ? new Map<string, string[]>() : splitPatterns(config.data_files, folder)
    if (splits.size === 0)
      for (const [split, words] of Object.entries(SPLIT_WORDS))
        splits.set(
          split,
          words.map((word) => `${folder}**/*${word}*`),
        )
    return [{ name: String(config.config_name ?? 'default'), isDefault: config.default === true, splits }]
  })
}

function splitPatterns(dataFiles: unknown, folder: string): Map<string, string[]> {
  const splits = new Map<string, string[]>()
  const add = (split: string, patterns: unknown): void => {
    const list = (Array.isArray(patterns) ? patterns : [patterns]).map((pattern) => folder + String(pattern))
    splits.set(split, [...(splits.get(split) ?? []), ...list])
  }
  if (typeof dataFiles === 'string') add('train', dataFiles)
  else if (Array.isArray(dataFiles)) {
    for (const item of dataFiles as unknown[]) {
      if (typeof item === 'string') add('train', item)
      else if (typeof item === 'object' && item !== null)
        add(String((item as { split?: unknown }).split ?? 'train'), (item as { path?: unknown }).path)
    }
  } else if (typeof dataFiles === 'object' && dataFiles !== null) {
    for (const [split, patterns] of Object.entries(dataFiles)) add(split, patterns)
  }
  return splits
}

/**
 * The files of a split by the card, in the order of the card's patterns and then of their paths.
 * @throws BinnacleError `ERR_FILES_CONFIG`, `ERR_FILES_SPLIT`
 */
export function filesByCard(configs: readonly CardConfig[], files: readonly string[], asked: AskedRows): readonly string[] {
  const config = chooseConfig(configs, asked)
  const patterns = config.splits.get(asked.split)
  const found = patterns === undefined ? [] : patterns.flatMap((pattern) => files.filter(globTest(pattern)).toSorted())
  if (found.length === 0) throw splitMissing(asked.name, asked.split, [...config.splits.keys()])
  return [...new Set(found)]
}

function chooseConfig(configs: readonly CardConfig[], asked: AskedRows): CardConfig {
  const names = configs.map((config) => config.name)
  const chosen =
    asked.config === undefined
      ? (configs.find((config) => config.isDefault) ??
        configs.find((config) => config.name === 'default') ??
        (configs.length === 1 ? configs[0] : undefined))
      : configs.find((config) => config.name === asked.config)
  if (chosen === undefined) throw configMissing(asked.name, asked.config, names)
  return chosen
}

/**
 * The files of a split by the names of files and folders: `data/train-00000-of-00001.parquet`, `test.jsonl`, `dev/a.csv`.
 * A config is a folder. None where names do not tell.
 */
export function filesByName(files: readonly string[], asked: AskedRows): readonly string[] {
  const ofConfig =
    asked.config === undefined || asked.config === 'default'
      ? files
      : files.filter((file) => file.split('/').slice(0, -1).includes(asked.config!))
  const data = ofConfig.filter((file) => DATA_FILE.test(file) && !file.split('/').some((part) => part.startsWith('.')))
  const sharded = data.filter((file) => new RegExp(`(?:^|/)${escape(asked.split)}-\\d{5}-of-\\d{5}(?:-[^/]*)?\\.`).test(file))
  if (sharded.length > 0) return sharded.toSorted()
  for (const inName of [true, false]) {
    const found = data.filter((file) => namesSplit(inName ? file.split('/').at(-1)! : file, asked.split))
    if (found.length > 0) return found.toSorted()
  }
  const told = Object.keys(SPLIT_WORDS).some((split) => data.some((file) => namesSplit(file, split)))
  return asked.split === 'train' && !told ? data.toSorted() : []
}

/** Whether a word of a split stands in a name, set off by other than letters. */
function namesSplit(name: string, split: string): boolean {
  const words = Object.hasOwn(SPLIT_WORDS, split) ? SPLIT_WORDS[split]! : [split]
  return new RegExp(`(?:^|[^a-z])(?:${words.map(escape).join('|')})(?:[^a-z]|$)`, 'i').test(name)
}

/**
 * The files of a split in the converted branch, whose paths are `config/split/0000.parquet`.
 * @throws BinnacleError `ERR_FILES_CONFIG`, `ERR_FILES_SPLIT`
 */
export function filesConverted(files: readonly string[], asked: AskedRows): readonly string[] {
  const parts = files.filter((file) => file.endsWith('.parquet')).map((file) => ({ file, path: file.split('/') }))
  const configs = [...new Set(parts.map(({ path }) => path[0]!))]
  const config = asked.config ?? (configs.includes('default') || configs.length !== 1 ? 'default' : configs[0]!)
  if (!configs.includes(config)) throw configMissing(asked.name, asked.config, configs)
  const ofConfig = parts.filter(({ path }) => path[0] === config)
  const found = ofConfig.filter(({ path }) => path[1] === asked.split)
  if (found.length === 0) throw splitMissing(asked.name, asked.split, [...new Set(ofConfig.map(({ path }) => path[1]!))])
  return found.map(({ file }) => file).toSorted()
}

function escape(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
}
