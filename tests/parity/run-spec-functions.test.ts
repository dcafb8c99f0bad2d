import { createHash } from 'node:crypto'
import { join } from 'node:path'
import adapters from '@binnacle/adapters'
import { type JsonObject, type Plugin, type RunSpec } from '@binnacle/core'
import { type Container, createContainer } from '@binnacle/core/host'
import { draftRun, readAsset } from '@binnacle/engine'
import { helmRunSpec } from '@binnacle/helm'
import { createFiles } from '@binnacle/hub'
import { beforeAll, describe, expect, it } from 'vitest'
import { PACKAGES, ROOT } from '../house.ts'
import { hasOracle, shared } from '@binnacle/parity-kit/helm-oracle'
import { mirrorOptions } from '@binnacle/parity-kit/mirror-options'
import { EXCEPTIONS } from './run-spec-exceptions.data.ts'
import { readFunctionCases, type FunctionCase } from './run-spec-functions.ts'

/** All packs of the workspace, and the plugins with their metrics. */
async function openAll(): Promise<Container> {
  const plugins: Plugin<void, object>[] = [adapters as never]
  for (const { short, folder, isPlugin } of PACKAGES) {
    if (!isPlugin || !/^(scenarios|metrics)-/.test(short)) continue
    plugins.push(((await import(join(ROOT, folder, 'src', 'index.ts'))) as { readonly default: Plugin<void, object> }).default)
  }
  const container = createContainer(
    plugins.map((plugin) => ({ origin: 'test', plugin: plugin() })),
    [],
    () => {},
  )
  if (container.problems.length > 0) throw container.problems[0]!
  return container
}

describe.skipIf(!hasOracle)('run spec functions', () => {
  const cases = hasOracle ? readFunctionCases() : []
  const names = [...new Set(cases.map(({ name }) => name))].toSorted()
  let container: Container
  const options = mirrorOptions(`${shared}mirror`)
  const files = createFiles({ ...options, mirrors: [`${shared}mirror-helm`, `${shared}mirror`] })
  beforeAll(async () => {
    container = await openAll()
  })

  /** A task for some arguments as HELM writes its run spec. */
  async function resolve(name: string, { args, files: given }: FunctionCase): Promise<string> {
    const read: typeof readAsset = async (own, source) => {
      const place = source.member ?? ('url' in source ? source.url.split('?')[0]! : 'path' in source ? source.path : source.file)
      const found = Object.entries(given).find(([end]) => place.endsWith(end))
      return found === undefined ? readAsset(own, source) : found[1]
    }
    const draft = await draftRun(container.registries, name, args as JsonObject, (source) => read(files, source))
    return helmRunSpec({ ...draft, name: draft.name.replaceAll('/', '_') } as unknown as RunSpec, container.registries)
  }

  it('are all here as tasks', () => {
    expect(names.filter((name) => !container.registries.has('tasks', name))).toEqual([])
    expect(names).toHaveLength(309)
  })

  it.each(names)('%s gives what HELM gives, or refuses as HELM does', async (name) => {
    const differing: string[] = []
    const used = new Set<string>()
    for (const one of cases.filter((other) => other.name === name)) {
      const exception = EXCEPTIONS.find(
        (entry) => entry.task === name && Object.entries(entry.args).every(([key, value]) => one.args[key] === value),
      )
      const found = await resolve(name, one).catch((error: unknown) => error as Error)
      const isEqual =
        typeof found === 'string'
          ? one.spec !== undefined && differences(comparable(name, JSON.parse(found)), comparable(name, one.spec)).length === 0
          : one.spec === undefined
      if (exception !== undefined && !isEqual) {
        used.add(exception.why)
        continue
      }
      if (!isEqual) {
        const what =
          typeof found === 'string' && one.spec !== undefined
            ? differences(comparable(name, JSON.parse(found)), comparable(name, one.spec))
            : [`here ${typeof found === 'string' ? 'resolved' : found.message}, in HELM ${one.error?.message ?? 'resolved'}`]
        differing.push(`${JSON.stringify(one.args)}: ${what.slice(0, 4).join('; ')}`)
      }
    }
    if (differing.length > 0) expect.fail(differing.join('\n'))
    const unused = EXCEPTIONS.filter((entry) => entry.task === name && !used.has(entry.why))
    expect(unused, 'exceptions that nothing needs').toEqual([])
  })

  it('are HELM’s to the byte', async () => {
    let equal = 0
    for (const one of cases) {
      if (one.sha === undefined || one.name === 'big_bench' || EXCEPTIONS.some(({ task }) => task === one.name)) continue
      const text = await resolve(one.name, one).catch(() => '')
      const digest = createHash('sha256').update(text).digest('hex').slice(0, 16)
      expect(digest, `${one.name} ${JSON.stringify(one.args)}`).toBe(one.sha)
      equal++
    }
    expect(equal).toBeGreaterThan(2000)
  })
})

/** A run spec as it is compared: HELM makes the metric names of BIG-bench of a Python set, which has no order. */
function comparable(task: string, spec: unknown): unknown {
  if (task !== 'big_bench') return spec
  const { metric_specs: metrics, ...rest } = spec as { metric_specs: readonly { args: { names?: readonly string[] } }[] }
  return { ...rest, metric_specs: metrics.map((metric) => ({ ...metric, args: { ...metric.args, names: metric.args.names?.toSorted() } })) }
}

/** The places where two values differ, with both. */
function differences(found: unknown, wanted: unknown, place = ''): readonly string[] {
  if (typeof found !== 'object' || typeof wanted !== 'object' || found === null || wanted === null)
    return found === wanted ? [] : [`${place}: ${JSON.stringify(found)} ≠ ${JSON.stringify(wanted)}`]
  const keys = new Set([...Object.keys(found), ...Object.keys(wanted)])
  return [...keys].flatMap((key) =>
    differences((found as Record<string, unknown>)[key], (wanted as Record<string, unknown>)[key], `${place}.${key}`),
  )
}
