import { BinnacleError } from '@binnacle/core'

const HINT = "Use another tokenizer, or `estimate`, which counts a token for every four bytes: tokenizer: 'estimate'."

export const notJson = (name: string, cause: unknown) =>
  new BinnacleError({
    code: 'ERR_TOKENIZER_JSON',
    message: `${name} is not JSON: ${cause instanceof Error ? cause.message : String(cause)}`,
    hint: 'Give the tokenizer.json of the model.',
    cause,
  })

export const notATokenizer = (name: string, lacking: string) =>
  new BinnacleError({
    code: 'ERR_TOKENIZER_SHAPE',
    message: `${name} is no tokenizer.json: ${lacking}`,
    hint: 'Give the tokenizer.json of the model, not its tokenizer_config.json or vocabulary.',
  })

/** Thrown where the ids would not be those of the Python library, or where it is not known. */
export const notSupported = (name: string, what: string) =>
  new BinnacleError({ code: 'ERR_TOKENIZER_NOT_SUPPORTED', message: `the tokenizer ${name} is not supported: ${what}`, hint: HINT })
