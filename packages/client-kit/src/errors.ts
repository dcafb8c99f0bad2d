import { BinnacleError } from '@binnacle/core'

/** Who was asked for what; named in every message. */
export interface Asked {
  /** The host, or the provider's name with its host. */
  readonly who: string
  /** The model, where it is known. */
  readonly model?: string | undefined
  /** What the server said, short and without keys. */
  readonly said?: string | undefined
  readonly status: number
  readonly retryAfter?: number | undefined
  /** Whether a key went along. */
  readonly hasKey?: boolean | undefined
}

function quote(said: string | undefined): string {
  return said === undefined || said === '' ? '' : `: ${said}`
}

function forModel(model: string | undefined): string {
  return model === undefined ? '' : ` for ${model}`
}

function retryAfterOf(asked: Asked): { retryAfter?: number } {
  return asked.retryAfter === undefined ? {} : { retryAfter: asked.retryAfter }
}

export function badRequest(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_BAD_REQUEST',
    message: `${asked.who} did not accept the request${forModel(asked.model)} (${asked.status})${quote(asked.said)}`,
    hint: 'The request itself is at fault: see what the server says of it, and set the options of the model or the task accordingly.',
    fate: 'sample',
    exitCode: 3,
  })
}

export function promptTooLong(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_PROMPT_TOO_LONG',
    message: `${asked.who} says that the prompt${forModel(asked.model)} is longer than the model's window (${asked.status})${quote(asked.said)}`,
    hint: 'Give the model its `window` (and a `tokenizer`) in the config, so that shots are dropped until prompts fit.',
    fate: 'sample',
    exitCode: 3,
  })
}

export function keyRefused(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_KEY_REFUSED',
    message:
      asked.hasKey === false
        ? `${asked.who} wants a key${forModel(asked.model)}, and none was sent (${asked.status})${quote(asked.said)}`
        : `${asked.who} did not accept the key${forModel(asked.model)} (${asked.status})${quote(asked.said)}`,
    hint:
      asked.hasKey === false
        ? "A key goes only where a model names it: set the option apiKey: 'env:NAME' of the model in the config."
        : 'Check the secret that the `apiKey` option of the model names: is the variable set, is the key still valid, is it for this provider?',
    fate: 'run',
    exitCode: 3,
  })
}

export function forbidden(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_FORBIDDEN',
    message: `${asked.who} does not let this key use ${asked.model ?? 'the model'} (${asked.status})${quote(asked.said)}`,
    hint: 'Ask the provider for access to the model, or use a key that has it.',
    fate: 'run',
    exitCode: 3,
  })
}

export function modelNotFound(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_MODEL_NOT_FOUND',
    message: `${asked.who} does not know the model${asked.model === undefined ? '' : ` ${asked.model}`} (${asked.status})${quote(asked.said)}`,
    hint: 'Set the `model` option of the deployment to the name that this server uses.',
    fate: 'run',
    exitCode: 3,
  })
}

export function pathNotFound(asked: Asked & { readonly url: string }): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_PATH_NOT_FOUND',
    message: `${asked.who} has nothing at ${asked.url} (${asked.status})${quote(asked.said)}`,
    hint: 'Check the `baseUrl` option of the model, and whether the server offers this interface (option `api`). Where its path has no version, set `addVersion: false`, or write the whole address.',
    fate: 'run',
    exitCode: 3,
  })
}

export function requestTimedOut(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_TIMEOUT',
    message: `${asked.who} gave up on the request${forModel(asked.model)} (${asked.status})${quote(asked.said)}`,
    hint: 'The server was too slow. Lower `--concurrency`, or ask for fewer tokens.',
    retryable: true,
    ...retryAfterOf(asked),
    fate: 'sample',
    exitCode: 3,
  })
}

export function requestTooLarge(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_TOO_LARGE',
    message: `${asked.who} says that the request${forModel(asked.model)} is too large (${asked.status})${quote(asked.said)}`,
    hint: 'Send smaller media, or give the model its `window` so that prompts are cut.',
    fate: 'sample',
    exitCode: 3,
  })
}

export function rateLimited(asked: Asked): BinnacleError {
  const wait = asked.retryAfter === undefined ? '' : `, asks to wait ${(asked.retryAfter / 1000).toFixed(1)} s`
  return new BinnacleError({
    code: 'ERR_PROVIDER_RATE_LIMIT',
    message: `${asked.who} limits the rate of requests${forModel(asked.model)} (${asked.status}${wait})${quote(asked.said)}`,
    hint: 'Lower `--concurrency`, or ask the provider for a higher limit.',
    retryable: true,
    ...retryAfterOf(asked),
    fate: 'sample',
    exitCode: 3,
  })
}

export function quotaUsedUp(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_QUOTA',
    message: `${asked.who} says that the account has no credit left${forModel(asked.model)} (${asked.status})${quote(asked.said)}`,
    hint: 'Top up the account with the provider, then give the same command again: what is answered is not asked again.',
    fate: 'run',
    exitCode: 3,
  })
}

export function serverFailed(asked: Asked & { readonly retryable: boolean }): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_SERVER',
    message: `${asked.who} failed${forModel(asked.model)} (${asked.status})${quote(asked.said)}`,
    hint: 'The fault lies with the server. Give the same command again later: what is answered is not asked again.',
    retryable: asked.retryable,
    ...retryAfterOf(asked),
    fate: 'sample',
    exitCode: 3,
  })
}

export function redirected(asked: Asked & { readonly location: string }): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_REDIRECT',
    message: `${asked.who} sends the request on to ${asked.location} (${asked.status})`,
    hint: 'A key is not sent on to another address. Set `baseUrl` to the address that answers.',
    fate: 'run',
    exitCode: 3,
  })
}

export function proxyRefused(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_PROXY',
    message: `the proxy did not let the request through to ${asked.who}: it wants a name and password (${asked.status})`,
    hint: 'Write them into HTTPS_PROXY or HTTP_PROXY: http://name:password@host:port, or list the host in NO_PROXY.',
    fate: 'run',
    exitCode: 3,
  })
}

export function answerUnusable(deployment: string, what: string, said: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_ANSWER',
    message: `the answer of ${deployment} has ${what}${quote(said)}`,
    hint: 'The server answered with success but without an answer. If it happens often, look at its log.',
    retryable: true,
    fate: 'sample',
    exitCode: 3,
  })
}

export function baseUrlInvalid(deployment: string, shown: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_BASE_URL',
    message: `the option baseUrl of ${deployment} is not an http or https address: ${shown}`,
    hint: 'Write the whole address, such as http://127.0.0.1:8000/v1.',
    fate: 'run',
  })
}

export function baseUrlSecret(deployment: string, what: string, wayOut: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_BASE_URL_SECRET',
    message: `the option baseUrl of ${deployment} holds ${what}, and would stand in every record of the run`,
    hint: wayOut,
    fate: 'run',
  })
}

export function headerSecret(deployment: string, header: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_HEADER_SECRET',
    message: `the header ${header} of ${deployment} is written out, and would stand in every record of the run`,
    hint: `Put the value into a variable and name it: headers: { '${header}': 'env:NAME' }; a key that is sent as a bearer token is the option apiKey.`,
    fate: 'run',
  })
}

export function baseUrlDoor(deployment: string, door: string, api: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_BASE_URL_DOOR',
    message: `the option baseUrl of ${deployment} ends in ${door}, and the interface that is asked for is ${api}`,
    hint: `Take /${door} off the end of baseUrl, or set the option api accordingly.`,
    fate: 'run',
  })
}

export function fieldUnsupported(deployment: string, wanted: string, hint: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_UNSUPPORTED',
    message: `the interface of ${deployment} cannot be asked for ${wanted}`,
    hint,
    fate: 'run',
  })
}
