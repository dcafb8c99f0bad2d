import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import adapters from '@binnacle/adapters'
import { defineDeployment, defineModel, definePlugin } from '@binnacle/core'
import { type Container, createContainer } from '@binnacle/core/host'
import metricsBasic from '@binnacle/metrics-basic'
import perturbationsBasic from '@binnacle/perturbations-basic'
import bias from '@binnacle/scenarios-bias'
import knowledge from '@binnacle/scenarios-knowledge'
import medical from '@binnacle/scenarios-medical'
import reasoning from '@binnacle/scenarios-reasoning'
import { sharedFolder } from './helm-runs.ts'

const folder = join(sharedFolder, 'oracle', 'run-specs')

/** A run entry and what HELM made of it: the run specs by their places in the pool, or an error. */
export interface ResolvedEntry {
  readonly kind: string
  readonly entry: string
  readonly specs?: readonly number[]
  readonly error?: { readonly type: string; readonly message: string }
}

/** A registered model of HELM's, and what becomes of entries that are run on it. */
export interface ResolvedModel {
  readonly model: string
  readonly tags: readonly string[]
  readonly results: Readonly<Record<string, readonly number[] | { readonly error: object }>>
}

/** An object spec: its text, and its parts or an error. */
export interface ObjectSpec {
  readonly text: string
  readonly name?: string
  readonly args?: readonly (readonly [key: string, value: Readonly<Record<'int' | 'float' | 'str', string | undefined>>])[]
  readonly error?: object
}

function rows<T>(name: string): readonly T[] {
  const bytes = readFileSync(join(folder, name))
  const text = (name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString()
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as T]))
}

export const readObjectSpecs = (): readonly ObjectSpec[] => rows('object-specs.jsonl')
export const readResolvedEntries = (): readonly ResolvedEntry[] => rows('expanders.jsonl.gz')
export const readResolvedModels = (): readonly ResolvedModel[] => rows('models.jsonl.gz')

/** A run spec of the pool. */
export interface StoredSpec {
  readonly name: string
  /** The first 16 digits of the SHA-256 of HELM's `run_spec.json`. */
  readonly sha: string
  /** What stands in that file. */
  readonly value: object
  readonly model: string
  readonly deployment: string
}

interface StoredAdapter {
  readonly model: string
  readonly model_deployment: string
}

/** The pool of run specs, by their places. */
export function readStoredSpecs(): readonly StoredSpec[] {
  const parts = new Map(rows<{ id: string; value: unknown }>('expanders-parts.jsonl.gz').map(({ id, value }) => [id, value]))
  const stored = rows<{ id: number; name: string; S: string; A: string; M: string; D: string; G: string; sha: string }>(
    'expanders-specs.jsonl.gz',
  )
  return stored
    .toSorted((a, b) => a.id - b.id)
    .map(({ name, S, A, M, D, G, sha }) => {
      const adapter = parts.get(A) as StoredAdapter
      const value = {
        name,
        scenario_spec: parts.get(S),
        adapter_spec: adapter,
        metric_specs: parts.get(M),
        data_augmenter_spec: parts.get(D),
        groups: parts.get(G),
      }
      return { name, sha, value, model: adapter.model, deployment: adapter.model_deployment }
    })
}

/** All tasks of the workspace, and HELM's models with the deployments that HELM takes for them. */
export function createOracleContainer(models: readonly ResolvedModel[], specs: readonly StoredSpec[]): Container {
  const deployments = new Map<string, string>()
  // The deployments that stand by default come last, and so are taken where an entry names none.
  for (const { model, deployment } of specs) deployments.set(deployment, model)
  for (const { results } of models) {
    for (const result of Object.values(results)) {
      const [place] = Array.isArray(result) ? (result as readonly number[]) : []
      if (place === undefined) continue
      const { model, deployment } = specs[place]!
      deployments.delete(deployment)
      deployments.set(deployment, model)
    }
  }
  const oracle = definePlugin({
    name: 'oracle',
    contribute: () => ({
      models: [...new Map(models.map((one) => [one.model, one])).values()].map(({ model, tags }) =>
        defineModel({ name: model, creator: model.split('/')[0]!, access: 'open', tags }),
      ),
      deployments: [...deployments]
        .filter(([name]) => name.trim() === name)
        .map(([name, model]) => defineDeployment({ name, model, client: 'none' })),
    }),
  })
  const plugins = [adapters(), metricsBasic(), perturbationsBasic(), bias(), knowledge(), medical(), reasoning(), oracle()]
  const container = createContainer(
    plugins.map((plugin) => ({ origin: 'test', plugin })),
    [],
    () => {},
  )
  if (container.problems.length > 0) throw container.problems[0]!
  return container
}
