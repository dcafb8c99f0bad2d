import type { Direction, RunSpec } from '@binnacle/core'
import type { Container } from '@binnacle/core/host'
import { loadMetrics } from '@binnacle/engine'

/** Which way a score is better, by the metric that declares it; undefined where its plugin is not here. */
export async function findDirection(container: Container, spec: RunSpec, stat: string): Promise<Direction | undefined> {
  const known = spec.metrics.filter(({ name }) => container.registries.has('metrics', name))
  const metrics = await loadMetrics(container, known)
  for (const name of [stat, stat.replace(/@\d+$/, ''), '*']) {
    const found = metrics.find(({ directions }) => Object.hasOwn(directions, name))
    if (found !== undefined) return found.directions[name]
  }
  return undefined
}
