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

export function eventStream(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_PROVIDER_EVENT_STREAM',
    message: `${asked.who} sent its answer${forModel(asked.model)} as a stream of events, which was not asked for (${asked.status})${quote(asked.said)}`,
    hint: 'Switch streaming off at the server or at the proxy in between; where it wants to be told, set the option extraBody: { stream: false }.',
    retryable: true,
    fate: 'sample',
    exitCode: 3,
  })
}

export function replyTooLarge(asked: Asked & { readonly limit: number }): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_REPLY_TOO_LARGE',
    message: `${asked.who} sent more than ${megabytes(asked.limit)} MB${forModel(asked.model)}`,
    hint: 'No answer is so long. Where one is, raise `limits.replyBytes` in the config.',
    fate: 'sample',
    exitCode: 3,
  })
}

export function replyTooDeep(asked: Asked & { readonly limit: number }): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_REPLY_NESTING',
    message: `${asked.who} sent an answer whose objects and lists stand more than ${asked.limit} deep in one another`,
    hint: 'No answer is made so. Where one is, raise `limits.replyDepth` in the config.',
    fate: 'sample',
    exitCode: 3,
  })
}

export function replyEncoding(asked: Asked & { readonly what: string }): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_REPLY_ENCODING',
    message: `${asked.who} sent an answer that cannot be read: it ${asked.what}`,
    hint: 'Look at the server, or at the proxy in between, which may have changed the answer.',
    retryable: true,
    fate: 'sample',
    exitCode: 3,
  })
}

export function requestTooLarge(asked: Asked & { readonly limit: number }): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_REQUEST_TOO_LARGE',
    message: `the request to ${asked.who} has more than ${megabytes(asked.limit)} MB and was not sent`,
    hint: 'Send smaller media, or raise `limits.requestBytes` in the config.',
    fate: 'sample',
    exitCode: 3,
  })
}

const megabytes = (bytes: number): string => (bytes / 1024 ** 2).toFixed(bytes < 1024 ** 2 ? 3 : 0)

export function tooManyFiles(asked: Asked): BinnacleError {
  return new BinnacleError({
    code: 'ERR_HTTP_OPEN_FILES',
    message: `no connection to ${asked.who}: this process may open no more files (the limit of the system, \`ulimit -n\`)`,
    hint: 'Lower `--concurrency`, or raise the limit: `ulimit -n 4096` before the command.',
    retryable: true,
    fate: 'sample',
    exitCode: 3,
    ...causeOf(asked),
  })
}

export function wrongProtocol(asked: Asked & { readonly speaks: 'http' | 'https' | undefined }): BinnacleError {
  const { speaks } = asked
  return new BinnacleError({
    code: 'ERR_HTTP_PROTOCOL',
    message: `what answers at ${asked.who} does not speak ${speaks === 'http' ? 'https: this port speaks http' : speaks === 'https' ? 'http: this port speaks https' : 'HTTP'}`,
    hint: speaks === undefined ? 'Is the port in `baseUrl` right?' : `Write ${speaks}:// in \`baseUrl\`, or correct the port.`,
    fate: 'run',
    exitCode: 3,
    ...causeOf(asked),
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
    message: `“${url}” is not an http or https address`,
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
