import { type ClientContext, type Deployment, errorText, type Model, type RunDeployment } from '@binnacle/core'
import type { AnswerSource } from '@binnacle/core/run'
import type { Container } from '@binnacle/core/host'
import { checkOptions, engineErrors } from '@binnacle/engine'

/** The answer sources of a session: one for each deployment, whoever asks. */
export interface AnswerSources {
  of(deployment: RunDeployment): AnswerSource
  /** Closes all; what cannot be closed is told. */
  close(warn: (message: string) => void): Promise<void>
}

/** Makes them. */
export function createAnswerSources(open: (deployment: RunDeployment) => AnswerSource): AnswerSources {
  const sources = new Map<string, AnswerSource>()
  const known = new WeakMap<RunDeployment, AnswerSource>()
  return {
    of(deployment) {
      let source = known.get(deployment)
      if (source !== undefined) return source
      const { name, model, client, options } = deployment
      const id = JSON.stringify([name, model, client, options])
      source = sources.get(id)
      if (source === undefined) sources.set(id, (source = open(deployment)))
      known.set(deployment, source)
      return source
    },
    async close(warn) {
      for (const source of sources.values()) {
        try {
          await source.close()
        } catch (cause) {
          warn(`${source.by ?? 'a model'} could not be closed: ${errorText(cause)}`)
        }
      }
    },
  }
}

/**
 * Opens the model of a deployment: its client, when it is first asked.
 * @throws BinnacleError `ERR_MODEL_CLIENT_UNKNOWN`, `ERR_PLAN_OPTIONS`, and what the client throws
 */
export function createModelSource(container: Container, deployment: RunDeployment, context: ClientContext): AnswerSource {
  let opening: Promise<Model> | undefined
  const open = async (): Promise<Model> => {
    const client = await container.registries.get('modelClients', deployment.client)
    const options = checkOptions('model client', client.name, client.options, deployment.options)
    return client.open(deployment as unknown as Deployment, options as never, context)
  }
  const plugin = container.registries.find('modelClients', deployment.client)?.plugin
  return {
    recorded: false,
    ...(plugin === undefined ? {} : { by: `plugin ${plugin}: model client ${deployment.client}` }),
    async answer({ request, capability, signal, attempt }) {
      opening ??= open()
      const model = await opening
      const method = model[capability]
      if (method === undefined) throw engineErrors.cannotAnswer(capability, deployment.name)
      return method.call(model, request, { signal, attempt })
    },
    async close() {
      const model = await opening?.catch(() => undefined)
      await model?.close?.()
    },
  }
}
