import { type Contributions, defineDeployment, defineModel, type Deployment, type ModelInfo } from '@binnacle/core'
import type { Config } from './config-schema.ts'

/** The models and deployments that a config defines. */
export function configContributions(config: Config): Contributions {
  const models: ModelInfo[] = []
  const deployments: Deployment[] = []
  for (const item of config.models ?? []) {
    if (typeof item === 'string') continue
    const model = modelOf(item)
    if (!models.some((known) => known.name === model)) {
      models.push(
        defineModel({
          name: model,
          creator: model.split('/')[0]!,
          access: 'open',
          tags: item.tags ?? ['TEXT_MODEL_TAG', 'FULL_FUNCTIONALITY_TEXT_MODEL_TAG'],
          ...(item.displayName === undefined ? {} : { displayName: item.displayName }),
          description: item.description ?? 'from the config',
        }),
      )
    }
    const { name, client, options, window, tokenizer, price } = item
    deployments.push(
      defineDeployment({
        name,
        model,
        client,
        description: 'from the config',
        ...(options === undefined ? {} : { options }),
        ...(window === undefined ? {} : { window: defined(window) }),
        ...(tokenizer === undefined ? {} : { tokenizer: typeof tokenizer === 'string' ? tokenizer : defined(tokenizer) }),
        ...(price === undefined ? {} : { price: defined(price) }),
      }),
    )
  }
  return { models, deployments }
}

/** The names of models that entries without a model run on. */
export function configModels(config: Config): readonly string[] {
  return (config.models ?? []).map((item) => (typeof item === 'string' || item.name.split('/').length > 2 ? nameOf(item) : modelOf(item)))
}

const nameOf = (item: string | { readonly name: string }): string => (typeof item === 'string' ? item : item.name)

/** The model that is served: the one that is named, else the deployment's name without a host in front, as HELM spells deployments. */
const modelOf = ({ name, model }: { readonly name: string; readonly model?: string | undefined }): string =>
  model ?? name.split('/').slice(-2).join('/')

type Defined<T> = { [K in keyof T]: Exclude<T[K], undefined> }

/** Leaves fields out that are undefined. */
function defined<T extends object>(value: T): Defined<T> {
  return Object.fromEntries(Object.entries(value).filter(([, field]) => field !== undefined)) as Defined<T>
}
