import type { AnswerSource, ClientContext, Deployment, Model, RunSpec } from '@binnacle/core'
import type { Container } from '@binnacle/core/host'
import { checkOptions, engineErrors } from '@binnacle/engine'

/**
 * Opens the model of a run: its client, when it is first asked.
 * @throws BinnacleError `ERR_MODEL_CLIENT_UNKNOWN`, `ERR_PLAN_OPTIONS`, and what the client throws
 */
export function createModelSource(container: Container, spec: RunSpec, context: ClientContext): AnswerSource {
  let opening: Promise<Model> | undefined
  const open = async (): Promise<Model> => {
    const { deployment } = spec
    const client = await container.registries.get('modelClients', deployment.client)
    const options = checkOptions('model client', client.name, client.options, deployment.options)
    return client.open(deployment as unknown as Deployment, options as never, context)
  }
  const plugin = container.registries.find('modelClients', spec.deployment.client)?.plugin
  return {
    recorded: false,
    ...(plugin === undefined ? {} : { by: `plugin ${plugin}: model client ${spec.deployment.client}` }),
    async answer({ request, capability, signal, attempt }) {
      opening ??= open()
      const model = await opening
      const method = model[capability]
      if (method === undefined) throw engineErrors.cannotAnswer(capability, spec.deployment.name)
      return method.call(model, request, { signal, attempt })
    },
    async close() {
      const model = await opening?.catch(() => undefined)
      await model?.close?.()
    },
  }
}
