import { BinnacleError, didYouMean } from '@binnacle/core'

export const badName = (name: string, why: string, hint: string) =>
  new BinnacleError({ code: 'ERR_CREATE_NAME', message: `the name ${JSON.stringify(name)} ${why}`, hint })

export const nameMissing = () =>
  new BinnacleError({
    code: 'ERR_CREATE_NAME',
    message: 'there is no name',
    hint: 'Give one: npm create binnacle@latest harbour -- --template scenario',
  })

export const templateUnknown = (name: string | undefined, known: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_CREATE_TEMPLATE',
    message: name === undefined ? 'there is no template' : `there is no template “${name}”.${didYouMean(name, known)}`,
    hint: `Give one with --template: ${known.join(', ')}.`,
  })

export const choiceUnknown = (option: string, value: string, known: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_CREATE_OPTION',
    message: `--${option} ${value}: there is none of that name.${didYouMean(value, known)}`,
    hint: `Give one of ${known.join(', ')}.`,
  })

export const optionUnknown = (option: string, known: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_CREATE_OPTION',
    message: `there is no option ${option}.${didYouMean(option, known)}`,
    hint: 'See --help.',
  })

export const wordTooMany = (word: string) =>
  new BinnacleError({
    code: 'ERR_CREATE_OPTION',
    message: `“${word}” is one word too many: there is one name`,
    hint: 'Put a name with blanks into quotes.',
  })

export const folderExists = (folder: string) =>
  new BinnacleError({
    code: 'ERR_CREATE_EXISTS',
    message: `the folder ${folder} is there and not empty; nothing was written`,
    hint: 'Take another name or --dir, or add --overwrite: files of the template then replace those of the same name, others stay.',
  })

export const notAFolder = (path: string) =>
  new BinnacleError({
    code: 'ERR_CREATE_EXISTS',
    message: `${path} is there and is no folder; nothing was written`,
    hint: 'Take another name or --dir.',
  })

export const inTheWay = (path: string) =>
  new BinnacleError({
    code: 'ERR_CREATE_EXISTS',
    message: `${path} stands in the way, a link or of another kind than the template's; nothing was written`,
    hint: 'Move it away, or take another name or --dir.',
  })

export const cannotWrite = (path: string, cause: Error) =>
  new BinnacleError({
    code: 'ERR_CREATE_WRITE',
    message: `${path} cannot be written: ${cause.message}`,
    hint: 'Take another place with --dir.',
    cause,
  })

export const licenceNeeded = (template: string) =>
  new BinnacleError({
    code: 'ERR_CREATE_LICENCE',
    message: `a ${template} is published, so it needs a licence`,
    hint: 'Give one with --license: Apache-2.0 or MIT.',
  })
