import { BinnacleError, type ClientContext, type Deployment, type Model } from '@binnacle/core'
import { createHttp } from '@binnacle/http'
import { type Data, type DataOptions, openData } from '../open-data.ts'
import { optionsOf } from '../options-of.ts'
import { loadSubject, type Subject } from '../subject.ts'

/** What a client is opened with. */
export interface OpenClientOptions extends DataOptions {
  /** Options of the deployment, as the client's schema takes them. */
  readonly options?: object
  /** More of the deployment: its name, model, window. */
  readonly deployment?: Partial<Pick<Deployment, 'name' | 'model' | 'window' | 'tokenizer'>>
  /** Secrets by reference: `{ 'env:MY_KEY': 'sk-…' }`. */
  readonly secrets?: Readonly<Record<string, string>>
}

/** A model that a client opened. */
export interface OpenedClient {
  readonly model: Model
  readonly context: ClientContext
  /** The options as they were given. */
  readonly given: object
  /** The options as the client's schema lets them through. */
  readonly checkedOptions: unknown
  /** What the client warned of. */
  readonly warnings: readonly string[]
  /** Closes the model, the network and the data. */
  close(): Promise<void>
}

/**
 * Opens a model through its client, with the context that the command gives: the network of `@binnacle/http`, and secrets by name.
 * @throws Error where the options do not fit the client's schema, and what opening throws
 */
export async function openClient(subject: Subject<'modelClients'>, options: OpenClientOptions = {}): Promise<OpenedClient> {
  const client = await loadSubject(subject)
  const given = options.options ?? {}
  const checked = optionsOf(client, given)
  const http = createHttp({ env: {} })
  const data: Data = openData(options)
  const warnings: string[] = []
  const context: ClientContext = {
    http: http.request,
    fetch: http.fetch,
    secret: (reference) => readSecret(options.secrets ?? {}, reference),
    media: (part) => Promise.resolve(new TextEncoder().encode(part.sha256)),
    files: data.files,
    warn: (message) => warnings.push(message),
  }
  const name = options.deployment?.name ?? 'testkit/model'
  const deployment: Deployment = {
    '~contract': 1,
    '~kind': 'deployments',
    name,
    description: '',
    model: name,
    client: client.name,
    options: given,
    ...options.deployment,
  }
  try {
    const model = await client.open(deployment, checked, context)
    return {
      model,
      context,
      given,
      checkedOptions: checked,
      warnings,
      async close() {
        await model.close?.()
        await http.close()
        await data.close()
      },
    }
  } catch (cause) {
    await http.close()
    await data.close()
    throw cause
  }
}

function readSecret(secrets: Readonly<Record<string, string>>, reference: string): Promise<string> {
  const value = secrets[reference]
  if (value !== undefined) return Promise.resolve(value)
  const error = new BinnacleError({
    code: 'ERR_CONFIG_SECRET',
    message: `the secret ${reference} is not set`,
    hint: 'Give it in `secrets`, by this reference.',
    fate: 'run',
  })
  return Promise.reject(error)
}
