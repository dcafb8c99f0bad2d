import { BinnacleError, errorText } from '@binnacle/core'
import { commonJsHint, importHint } from './import-module.ts'

/** The line that makes a config, in every “no config” error. */
export const INIT_HINT = 'Make a config with `npx binnacle init`.'

export const configNotFound = (file: string) =>
  new BinnacleError({ code: 'ERR_CONFIG_NOT_FOUND', message: `there is no config ${file}`, hint: INIT_HINT })

export const configBroken = (file: string, cause: unknown) =>
  new BinnacleError({
    code: 'ERR_CONFIG_READ',
    message: `${file} cannot be read: ${errorText(cause)}`,
    hint: commonJsHint(file, cause) ?? 'Correct the file; `npx binnacle init --print` shows a right one.',
    cause,
  })

export const configEndless = (file: string, why: string) =>
  new BinnacleError({
    code: 'ERR_CONFIG_ENDLESS',
    message: `${file} cannot be used: ${why}`,
    hint: 'Write the values out; an anchor and a few aliases are enough for any config.',
  })

export const configInvalid = (place: string, path: string, message: string) =>
  new BinnacleError({
    code: 'ERR_CONFIG_INVALID',
    message: `${place}: ${path === '' ? '' : `${path}: `}${message}`,
    hint: 'The keys are listed in docs/config.md; editors know them through "$schema".',
  })

export const plainSecret = (place: string, path: string) =>
  new BinnacleError({
    code: 'ERR_CONFIG_SECRET',
    message: `${place}: ${path}: this looks like a key; keys do not stand in a config`,
    hint: 'Write a reference: "env:NAME" for a variable, or "file:PATH". A user with a password is a header: authorization: "basic:env:NAME", with USER:PASSWORD in the variable. A word that is no secret is "text:WORD".',
  })

export const pluginNotFound = (name: string, from: string, looked: readonly string[], by?: string) =>
  new BinnacleError({
    code: 'ERR_PLUGIN_NOT_FOUND',
    message: `${by === undefined ? '' : `plugin ${by}: it requires another: `}the plugin “${name}” is not installed (looked from ${from}${looked.length === 0 ? '' : `: ${looked.join(', ')}`})`,
    hint:
      name.startsWith('.') || name.startsWith('/')
        ? 'Correct the path; it is relative to the config.'
        : `Install it: npm install -D ${name}`,
  })

export const pluginImportFailed = (name: string, file: string, cause: unknown) =>
  new BinnacleError({
    code: 'ERR_PLUGIN_IMPORT',
    message: `the plugin “${name}” cannot be loaded from ${file}: ${errorText(cause)}`,
    hint: importHint(file, cause) ?? 'Correct the module; --debug shows the stack.',
    cause,
  })

export const pluginEmpty = (name: string, file: string) =>
  new BinnacleError({
    code: 'ERR_PLUGIN_EMPTY',
    message: `${file} exports no plugin and no contribution`,
    hint: `Export a plugin as the default export, or what ${name} contributes by name: export const mine = defineScenario({ … }).`,
  })

export const pluginCircle = (path: readonly string[], places: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_PLUGIN_CIRCLE',
    message: `plugins require one another in a circle: ${path.join(' → ')} (${places.join(', ')})`,
    hint: 'Report this to the authors; one of them has to drop the other from `requires`.',
  })

export const pluginTwice = (name: string, first: string, second: string) =>
  new BinnacleError({
    code: 'ERR_PLUGIN_TWO_COPIES',
    message: `the plugin “${name}” is there in two copies: ${first} and ${second}`,
    hint: `Install one version of ${name} for all: npm ls ${name} shows who asks for which.`,
  })

export const pluginRequires = (name: string, file: string, required: string, code: string) =>
  new BinnacleError({
    code: 'ERR_PLUGIN_REQUIRES',
    message: `plugin ${name} (${file}): it requires ${required}, which did not load (${code})`,
    hint: `Mend ${required} first: its own message says how.`,
  })

export const pluginOutside = (name: string, folder: string, file: string) =>
  new BinnacleError({
    code: 'ERR_PLUGIN_OUTSIDE',
    message: `the plugin “${name}” in ${folder} names an entry outside of its package: ${file}`,
    hint: 'Let `exports` or `main` of its package.json name a file of the package; do not use it unless you know who made it.',
  })

export const peerMissing = (name: string, folder: string, peer: string, range: string, looked: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_PLUGIN_PEER_MISSING',
    message: `plugin ${name} (${folder}): it needs ${peer} ${range}, which is not installed (looked at ${looked.slice(0, 3).join(', ')})`,
    hint: `Install it beside the plugin: npm install -D ${peer}@"${range}"`,
  })

export const peerRange = (name: string, folder: string, peer: string, range: string, version: string, at: string) =>
  new BinnacleError({
    code: 'ERR_PLUGIN_PEER_RANGE',
    message: `plugin ${name} (${folder}): it needs ${peer} ${range}, found ${version} in ${at}`,
    hint: `Install a version that fits, npm install -D ${peer}@"${range}", or another version of ${name}.`,
  })
