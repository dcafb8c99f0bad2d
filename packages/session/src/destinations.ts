import { BinnacleError, type Deployment, type Destination, type ModelClient, type RunDeployment, type RunSpec } from '@binnacle/core'
import type { Container } from '@binnacle/core/host'
import { refuseWrittenSecret } from './secrets/written-secret.ts'

/** The environment that options may be taken from. */
type Environment = Readonly<Record<string, string | undefined>>

/**
 * A run with the options that the environment gives: of the model under test and of its judges. They stand in the plan and the record,
 * so that answers of one server are never taken for those of another.
 */
export async function withEnvironment(container: Container, env: Environment, run: RunSpec): Promise<RunSpec> {
  const fill = async <D extends RunDeployment>(deployment: D): Promise<D> => {
    const client = await clientOf(container, deployment)
    const more = client?.fromEnvironment?.(deployment.options, (name) => env[name])
    return more === undefined || Object.keys(more).length === 0
      ? deployment
      : { ...deployment, options: { ...more, ...deployment.options } }
  }
  const annotators = await Promise.all(
    run.annotators.map(async (annotator) => {
      if (annotator.roles === undefined) return annotator
      const roles = await Promise.all(
        Object.entries(annotator.roles).map(async ([role, seats]) => [role, await Promise.all(seats.map(fill))] as const),
      )
      return { ...annotator, roles: Object.fromEntries(roles) }
    }),
  )
  return { ...run, annotators, deployment: await fill(run.deployment) }
}

async function clientOf(container: Container, { client }: RunDeployment): Promise<ModelClient<unknown> | undefined> {
  const { registries } = container
  return registries.has('modelClients', client)
    ? ((await registries.get('modelClients', client)) as unknown as ModelClient<unknown>)
    : undefined
}

/**
 * Where the requests of a deployment go and which keys go along; undefined where its client does not say.
 * @param options the checked options
 * @throws BinnacleError where a key is written out in the options, or a secret is named in a form that is not known
 */
export function destinationOf(client: ModelClient<unknown>, deployment: RunDeployment, options: unknown): Destination | undefined {
  const destination = client.destination?.(deployment as unknown as Deployment, options)
  refuseWrittenSecret(deployment.name, deployment.options)
  const odd = destination?.secrets.find(({ reference }) => !/^(?:env|file|text):/.test(reference))
  if (odd === undefined) return destination
  throw new BinnacleError({
    code: 'ERR_CONFIG_SECRET',
    message: `the secret for the header ${odd.header} of ${deployment.name} is not a reference`,
    hint: 'Write "env:NAME" or "file:PATH"; a word that is no secret is "text:WORD".',
    fate: 'run',
  })
}

/** A destination for people: the host, and which key goes there. */
export function destinationText(deployment: string, { url, secrets }: Destination): string {
  const { host, protocol } = new URL(url)
  const keys = secrets.map(({ reference, header }) => `${reference}${header === 'authorization' ? '' : ` as ${header}`}`)
  const unsafe = protocol === 'http:' && secrets.length > 0 && !isLocal(host) ? ' (unencrypted: http)' : ''
  return `${deployment} is asked at ${host}, ${keys.length === 0 ? 'without a key' : `with the key ${keys.join(' and ')}`}${unsafe}`
}

const isLocal = (host: string): boolean => /^(?:localhost|127\.|\[::1\])/.test(host)
