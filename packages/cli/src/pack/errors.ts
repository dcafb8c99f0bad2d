import { BinnacleError, errorText } from '@binnacle/core'

export const notAPack = (folder: string, why: string) =>
  new BinnacleError({
    code: 'ERR_PACK_FOLDER',
    message: `${folder} ${why}`,
    hint: 'Give the folder of a pack: one whose package.json has "binnacle": { "plugin": 1, "pack": { … } }. `npm create binnacle@latest -- --template benchmark-pack` makes one.',
  })

export const testkitMissing = (folder: string) =>
  new BinnacleError({
    code: 'ERR_PACK_TESTKIT',
    message: `@binnacle/testkit, which has the checks, is not installed in ${folder}`,
    hint: 'Install it there: npm install -D @binnacle/testkit',
  })

export const packNotLoaded = (folder: string, cause: unknown, isBuilt: boolean) =>
  new BinnacleError({
    code: 'ERR_PACK_LOAD',
    message: `the pack in ${folder} cannot be loaded as it would be published: ${errorText(cause)}`,
    hint: isBuilt ? 'Correct the module; --debug shows the stack.' : 'Build it first: npm run build',
    cause,
  })

export const publishedUnread = (place: string, cause: unknown) =>
  new BinnacleError({
    code: 'ERR_PACK_PUBLISHED',
    message: `the last published pack cannot be read from ${place}: ${errorText(cause)}`,
    hint: 'Give --since FILE with its tarball or folder, or --offline to leave the comparison out.',
    cause,
    exitCode: 3,
  })

export const npmFailed = (what: string, output: string) =>
  new BinnacleError({
    code: 'ERR_PACK_NPM',
    message: `${what} failed: ${output.trim().split('\n').slice(-6).join('\n')}`,
    hint: 'Run the same with npm alone to see all of it.',
    exitCode: 3,
  })
