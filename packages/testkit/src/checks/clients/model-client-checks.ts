import { CAPABILITIES, type Capability } from '@binnacle/core'
import { openProviderServer, type ProviderServer } from '../../server/open-provider-server.ts'
import type { Failure } from '../../server/reply.ts'
import type { Wire } from '../../server/wire.ts'
import type { Check, CheckOptions, Checks } from '../check.ts'
import { answerChecks, lackChecks, localChecks } from './client-answer-checks.ts'
import { failureChecks } from './client-failure-checks.ts'
import { type ClientTools, PATIENCE } from './client-tools.ts'
import { finding } from '../finding.ts'
import { openClient, type OpenClientOptions, type OpenedClient } from './open-client.ts'
import type { DataOptions } from '../open-data.ts'
import { schemaFindings } from '../schema-checks.ts'
import { loadSubject, type Subject } from '../subject.ts'

/** What a client cannot do. Completions, stop sequences and conversations it must refuse then, or make up for. */
export type Lack = 'numCompletions' | 'stopSequences' | 'maxTokens' | 'temperature' | 'topP' | 'messages'

/** What the check of a model client takes. */
export interface ModelClientCheckOptions extends CheckOptions, DataOptions {
  /**
   * The deployment's options. With a function the client is checked against a provider server of this machine, which speaks the
   * forms of OpenAI, Anthropic and Google; without one the client is taken to need no network.
   */
  readonly options?: object | ((server: Pick<ProviderServer, 'url'>) => object)
  /** Forms of a private provider. */
  readonly wires?: readonly Wire[]
  readonly deployment?: OpenClientOptions['deployment']
  /** Secrets by reference; `env:TESTKIT_KEY` is always there. */
  readonly secrets?: Readonly<Record<string, string>>
  /** Codes of the client's own errors, by failure, where they differ from those of `@binnacle/http`. */
  readonly errors?: { readonly [F in Failure]?: string }
  /** Failures that this provider does not know. */
  readonly without?: readonly Failure[]
  /** What the provider cannot do. */
  readonly cannot?: readonly Lack[]
  /** Milliseconds that a call may take (5,000); more for models that work on this machine. */
  readonly patience?: number
  /** Whether the same request has the same answer (true without a server). */
  readonly deterministic?: boolean
}

/** The secret that every check of a client has. */
export const TESTKIT_KEY = 'env:TESTKIT_KEY'

/** Its value; it must stand in no error. */
const KEY = 'sk-testkit-0123456789abcdef'

/** Looks at a model client: right answers, every failure as the right error, no secret in it, nothing left open. */
export function modelClientChecks(subject: Subject<'modelClients'>, options: ModelClientCheckOptions = {}): Checks {
  const title = `model client ${subject.name}`
  const hasServer = typeof options.options === 'function'
  let server: Promise<ProviderServer> | undefined
  let client: Promise<OpenedClient> | undefined
  const serverOnce = () => (server ??= openProviderServer({ wires: options.wires ?? [], key: KEY }))
  const openNew = async (): Promise<OpenedClient> => {
    const given = typeof options.options === 'function' ? options.options(await serverOnce()) : options.options
    return openClient(subject, {
      ...options,
      ...(given === undefined ? {} : { options: given }),
      secrets: { [TESTKIT_KEY]: KEY, ...options.secrets } as Readonly<Record<string, string>>,
    } as OpenClientOptions)
  }
  const openOnce = () => (client ??= openNew())
  const tools: ClientTools = {
    title,
    open: openOnce,
    openNew,
    server: serverOnce,
    options,
    secrets: [KEY, ...Object.values(options.secrets ?? {})],
    patience: options.patience ?? PATIENCE,
  }
  return {
    title,
    allow: options.allow ?? {},
    checks: [
      ...declarationChecks(subject, tools),
      ...lackChecks(tools),
      ...(hasServer ? [...answerChecks(tools), ...failureChecks(tools)] : localChecks(tools)),
    ],
    async close() {
      // The server goes first: what a client has left open ends with it.
      await (await server)?.close()
      await client?.then(
        (opened) => opened.close(),
        () => {},
      )
    },
  }
}

function declarationChecks(subject: Subject<'modelClients'>, { title, open }: ClientTools): readonly Check[] {
  return [
    {
      name: 'its options have a schema that answers at once',
      async run() {
        const { options } = await loadSubject(subject)
        if (options === undefined) return []
        return schemaFindings(`${title} › options`, options, [(await open()).given])
      },
    },
    {
      name: 'its model can do what it declares',
      async run() {
        const { capabilities } = await loadSubject(subject)
        const { model } = await open()
        const has = CAPABILITIES.filter((name) => typeof model[name] === 'function')
        if (has.length === 0) return [finding('client-capabilities', title, `its model has none of ${CAPABILITIES.join(', ')}`)]
        if (capabilities === undefined) return []
        const declared = await declaredCapabilities(subject, open)
        const missing = declared.filter((name) => !has.includes(name))
        return missing.length === 0
          ? []
          : [finding('client-capabilities', title, `it declares ${missing.join(', ')}, which its model has not`)]
      },
    },
  ]
}

async function declaredCapabilities(subject: Subject<'modelClients'>, open: ClientTools['open']): Promise<readonly Capability[]> {
  const { capabilities } = await loadSubject(subject)
  const { checkedOptions } = await open()
  return capabilities!(checkedOptions)
}
