import type { Direction, RunSpec } from '@binnacle/core'
import type { Container } from '@binnacle/core/host'
import { checkOptions } from '@binnacle/engine'

/** Which way a score is better, by the metric that declares it; undefined where its plugin is not here. */
export async function findDirection({ registries }: Container, spec: RunSpec, stat: string): Promise<Direction | undefined> {
  for (const { name, options } of spec.metrics) {
    if (!registries.has('metrics', name)) continue
    const metric = await registries.get('metrics', name)
    const scores =
      typeof metric.scores === 'function' ? metric.scores(checkOptions('metric', name, metric.options, options) as never) : metric.scores
    const declared = [stat, stat.replace(/@\d+$/, ''), '*'].find((one) => Object.hasOwn(scores, one))
    const found = declared === undefined ? undefined : scores[declared]
    if (found !== undefined) return found
  }
  return undefined
}
