import { BinnacleError } from '@binnacle/core'

/** Who was asked for what; named in every message. */
export interface Asked {
  /** The host, or the provider's name with its host. */
  readonly who: string
  /** The model, where it is known. */
  readonly model?: string | undefined
  /** What the server said, short and without keys. */
  readonly said?: string | undefined
  readonly status?: number | undefined
  readonly retryAfter?: number | undefined
  readonly cause?: unknown
}

function quote(said: string | undefined): string {
  return said === undefined || said === '' ? '' : `: ${said}`
}

function forModel(model: string | undefined): string {
  return model === undefined ? '' : ` for ${model}`
}

function causeOf(asked: Asked): { cause?: unknown } {
  return asked.cause === undefined ? {} : { cause: asked.cause }
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
    message: `${asked.who} did not accept the key${forModel(asked.model)} (${asked.status})${quote(asked.said)}`,
    hint: 'Check the secret that the `apiKey` option of the model names: is the variable set, is the key still valid, is it for this provider?',
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
    hint: 'Check the `baseUrl` option of the model, and whether the server offers this interface (option `api`).',
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

export function notJson(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_NOT_JSON',
    message: `${asked.who} gave a web page instead of JSON${forModel(asked.model)} (${asked.status})${quote(asked.said)}`,
    hint: 'Is `baseUrl` the address of the interface (often ending in /v1), and does no proxy or login page stand in between?',
    retryable: true,
    fate: 'sample',
    exitCode: 3,
  })
}

export function malformedJson(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_MALFORMED',
    message: `${asked.who} gave an answer that is not valid JSON${forModel(asked.model)} (${asked.status})${quote(asked.said)}`,
    hint: 'The answer was cut or garbled on the way. If it happens often, look at the server or proxy in between.',
    retryable: true,
    fate: 'sample',
    exitCode: 3,
  })
}

export function timedOut(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_TIMEOUT',
    message: `${asked.who} did not answer in time${forModel(asked.model)}`,
    hint: 'Raise `--timeout`, lower `--concurrency`, or ask for fewer tokens.',
    retryable: true,
    fate: 'sample',
    exitCode: 3,
    ...causeOf(asked),
  })
}

export function aborted(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_ABORTED',
    message: `the request to ${asked.who} was stopped before it was answered`,
    fate: 'sample',
    exitCode: 3,
    ...causeOf(asked),
  })
}

export function connectionRefused(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_REFUSED',
    message: `nothing answers at ${asked.who}: the connection was refused`,
    hint: 'Is the server running, and is the port in `baseUrl` right?',
    retryable: true,
    fate: 'sample',
    exitCode: 3,
    ...causeOf(asked),
  })
}

export function connectionReset(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_RESET',
    message: `${asked.who} broke the connection before it answered`,
    hint: 'Often the server is overloaded or restarting. Lower `--concurrency` if it happens often.',
    retryable: true,
    fate: 'sample',
    exitCode: 3,
    ...causeOf(asked),
  })
}

export function bodyCut(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_CUT',
    message: `${asked.who} broke the connection in the middle of its answer`,
    hint: 'Often a proxy or the server ends long answers. Ask for fewer tokens, or look at its time limit.',
    retryable: true,
    fate: 'sample',
    exitCode: 3,
    ...causeOf(asked),
  })
}

export function hostUnknown(asked: Asked & { readonly temporary: boolean }): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_DNS',
    message: asked.temporary ? `the address of ${asked.who} could not be looked up just now` : `there is no host ${asked.who}`,
    hint: 'Check the name in `baseUrl` and the network; behind a proxy set HTTPS_PROXY.',
    retryable: asked.temporary,
    fate: asked.temporary ? 'sample' : 'run',
    exitCode: 3,
    ...causeOf(asked),
  })
}

export function unreachable(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_UNREACHABLE',
    message: `${asked.who} cannot be reached over the network`,
    hint: 'Check the network; behind a proxy set HTTPS_PROXY.',
    retryable: true,
    fate: 'sample',
    exitCode: 3,
    ...causeOf(asked),
  })
}

export function tlsFailed(asked: Asked & { readonly reason: string }): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_TLS',
    message: `no safe connection to ${asked.who}: ${asked.reason}`,
    hint: 'Where a proxy or a private server has its own certificate authority, name its certificate in NODE_EXTRA_CA_CERTS.',
    fate: 'run',
    exitCode: 3,
    ...causeOf(asked),
  })
}

export function proxyFailed(asked: Asked & { readonly reason: string }): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_PROXY',
    message: `the proxy did not let the request through to ${asked.who}: ${asked.reason}`,
    hint: 'Check HTTPS_PROXY and HTTP_PROXY (with name and password where the proxy wants them), or list the host in NO_PROXY.',
    fate: 'run',
    exitCode: 3,
    ...causeOf(asked),
  })
}

export function exchangeFailed(asked: Asked & { readonly reason: string }): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_FAILED',
    message: `the request to ${asked.who} failed: ${asked.reason}`,
    hint: 'Give the same command again; with --debug the whole cause is shown.',
    retryable: true,
    fate: 'sample',
    exitCode: 3,
    ...causeOf(asked),
  })
}

export function urlInvalid(url: string, cause: unknown): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_URL',
    message: `«${url}» is not an http or https address`,
    hint: 'Write the whole address, such as http://127.0.0.1:8000/v1.',
    fate: 'run',
    cause,
  })
}

export function requestInvalid(asked: Asked & { readonly reason: string }): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_REQUEST',
    message: `the request to ${asked.who} cannot be sent: ${asked.reason}`,
    hint: 'Look at the `headers` option and at the key: line breaks and other control characters are not allowed in them.',
    fate: 'run',
  })
}

export function caUnreadable(variable: string, path: string, cause: unknown): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_CA',
    message: `the certificates in ${path} (named by ${variable}) cannot be read`,
    hint: `Set ${variable} to a PEM file, or unset it.`,
    cause,
  })
}

export function proxyInvalid(variable: string, shown: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_PROXY_URL',
    message: `${variable} is not the address of a proxy: ${shown}`,
    hint: `Write it as http://host:port or http://name:password@host:port.`,
  })
}
