import type { AssetSource, Contributions, Task } from '@binnacle/core'
import { checkValue } from '@binnacle/core'
import { finding, type Finding } from './finding.ts'
import type { AnySource } from './open-data.ts'
import { type TaskArguments, taskArguments } from './task-arguments.ts'

const COMMIT = /^[0-9a-f]{40}$/

/** Files and data sets that are read without a pin: a URL without its hash, a data set without the commit. */
export function pinFindings(title: string, asked: readonly AnySource[], assets: readonly AssetSource[]): readonly Finding[] {
  const found: Finding[] = []
  for (const source of [...asked, ...assets]) {
    if ('path' in source) continue
    if ('url' in source) {
      if (source.sha256 === undefined)
        found.push(finding('pin-missing', `${title} › ${source.url}`, 'it is read without its hash (sha256)'))
      continue
    }
    const isPinned = ('sha256' in source && source.sha256 !== undefined) || COMMIT.test(source.revision ?? '')
    const name = 'model' in source ? source.model : source.dataset
    if (!isPinned) {
      const at = source.revision === undefined ? 'without a revision' : `at the revision «${source.revision}», which can move`
      found.push(finding('pin-missing', `${title} › ${name}`, `it is read ${at}`))
    }
  }
  return [...new Map(found.map((one) => [one.place, one])).values()]
}

/** The assets that tasks declare. */
export async function assetsOf(contributions: Contributions, tasks: TaskArguments | undefined): Promise<readonly AssetSource[]> {
  const all: AssetSource[] = []
  for (const card of contributions.tasks ?? []) {
    const task: Task<unknown> = '~lazy' in card ? await card.load() : card
    if (task.assets === undefined) continue
    for (const args of taskArguments(task.name, tasks)) {
      const result = task.options === undefined ? { value: args } : checkValue(task.options, args)
      if (result.issues === undefined) all.push(...Object.values(task.assets(result.value)))
    }
  }
  return all
}
