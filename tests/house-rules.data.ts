/** The packages by layer, the lowest first: an import may go only to a lower layer. */
export const LAYERS: readonly (readonly string[])[] = [
  ['core', 'python'],
  ['random', 'stats', 'text', 'http', 'adapters', 'hub', 'sandbox', 'store'],
  ['client-kit'],
  ['engine', 'records'],
  ['report', 'entries', 'reader'],
  ['analysis', 'config', 'helm', 'interchange', 'testkit'],
  ['session', 'viewer'],
  ['cli', 'create-binnacle'],
]

/** What plugins may import beside the contract. */
export const PLUGIN_HELPERS: readonly string[] = ['random', 'python', 'stats', 'text', 'http', 'hub', 'adapters', 'client-kit']

/** What stands in no file, in two pieces each so that this one is no exception. */
export const FORBIDDEN: readonly (readonly [string, string])[] = [
  ['TO', 'DO'],
  ['FIX', 'ME'],
  ['@ts-', 'ignore'],
  ['@ts-', 'nocheck'],
  ['/wo', 'rk/'],
  ['/ro', 'ot/'],
  ['/Use', 'rs/'],
  ['registry.npm', 'js'],
  ['npmjs.', 'org'],
  ['unpkg', '.com'],
  ['jsdelivr', '.net'],
  ['pypi', '.org'],
  ['pythonhosted', '.org'],
]

/** What stands in no code, comments and texts apart. */
export const FORBIDDEN_IN_CODE: readonly (readonly [string, string])[] = [['as a', 'ny']]

/** Words that say nothing of what a file holds. */
export const EMPTY_NAMES: readonly string[] = ['utils', 'util', 'helpers', 'helper', 'common', 'manager', 'misc']

/** Files that are named after a task of HELM, whatever its words. */
export const NAMES_OF_TASKS: readonly string[] = ['common-voice-15', 'common-syntactic-processes']

/** Files for whose work the quotes « and » are data. */
export const GUILLEMETS: readonly string[] = [
  'packages/text/src/word-tokens.ts',
  'plugins/client-openai/src/refused-field.ts',
  'plugins/metrics-answers/src/choices/read-choice.ts',
  'plugins/metrics-answers/src/statements.ts',
  'plugins/metrics-answers/src/trim-answer.ts',
  'plugins/metrics-summarization/src/affix-tokens.ts',
  'tests/house-rules.data.ts',
]
