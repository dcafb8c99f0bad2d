/** Options of the command line that are not spelt like their key. */
export const CONFIG_OPTIONS: Readonly<Record<string, string>> = {
  plugins: '--plugin NAMES… (adds to it)',
  models: '--model NAMES…',
  runs: 'ENTRIES…',
  roles: '',
  'cache.dir': '',
}

/** Words on keys of the config, where neither its schema nor the option says enough. */
export const CONFIG_NOTES: Readonly<Record<string, string>> = {
  $schema: 'The JSON Schema, for editors',
  runs: 'Run entries, as texts or in parts; entries or `--conf` on the command line replace them',
  conf: "HELM's run entry files (HOCON), read before `runs`; entries or `--conf` on the command line replace both",
  roles: 'Models that play the roles of annotators, by role',
  suite: 'The suite: the folder of results below `out/runs`',
  timeout: 'Seconds for one request',
  mirror: 'Folders to read data from, in this order; the variable `BINNACLE_MIRROR` comes before this key',
  replay: 'Run folders to take answers from instead of asking the model',
  'cache.dir': 'Where downloaded files are kept; the variable `BINNACLE_CACHE` counts where this key is absent',
  'models[].window': 'The longest request in tokens, or `maxSequence`, `maxRequest` and `maxTotal`; without it prompts are never cut',
  'models[].tokenizer': 'The tokenizer by name; `estimate` counts a token for every four bytes',
  'models[].price': 'US dollars for a million tokens; a model without a price counts as one that costs',
  'models[].tags': "HELM's tags; they decide adjustments of prompts",
  'models[].displayName': 'The name in tables',
  'models[].description': 'One line for lists',
  'runs[].task': 'The name of the task',
  'runs[].args': 'Arguments of the task and run expanders; values may hold commas here',
  'runs[].model': 'The model; those of `models` where absent',
  'models[].price.asOf': 'The day of the price, `YYYY-MM-DD`',
  'models[].price.source': 'Where the price was read',
}
