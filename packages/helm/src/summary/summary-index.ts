import type { SummaryRun } from './summary-run.ts'

/** Runs by group, and within a group by how they were asked, in the order in which they were found. */
export interface SummaryIndex {
  /** group → adapter spec → runs */
  readonly byAdapter: ReadonlyMap<string, ReadonlyMap<string, readonly SummaryRun[]>>
  /** group → scenario → adapter spec → runs */
  readonly byScenario: ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, readonly SummaryRun[]>>>
}

/** Makes the index. */
export function indexRuns(runs: readonly SummaryRun[]): SummaryIndex {
  const byAdapter = new Map<string, Map<string, SummaryRun[]>>()
  const byScenario = new Map<string, Map<string, Map<string, SummaryRun[]>>>()
  for (const run of runs) {
    const adapter = JSON.stringify(run.adapter)
    const scenario = JSON.stringify(run.scenario)
    for (const group of run.groups) {
      at(at(byAdapter, group, newMap), adapter, () => [] as SummaryRun[]).push(run)
      at(at(at(byScenario, group, newMap), scenario, newMap), adapter, () => [] as SummaryRun[]).push(run)
    }
  }
  return { byAdapter, byScenario } as SummaryIndex
}

const newMap = (): Map<string, unknown> => new Map()

function at<V>(map: Map<string, V>, key: string, make: () => unknown): V {
  let value = map.get(key)
  if (value === undefined) map.set(key, (value = make() as V))
  return value
}
