import { errorText, isBinnacleError, type Kind, type RunDraft, type Use } from '@binnacle/core'
import type { Container } from '@binnacle/core/host'
import { loadRunCode, openAugmentation } from '@binnacle/engine'
import { finding, type Finding } from '../finding.ts'
import type { Data } from '../open-data.ts'
import { assetReader, draftTask, specOf } from './rehearse.ts'
import { taskPlace } from './task-arguments.ts'
import { isSameJson } from '../value-text.ts'

/** Looks at the recipe of a task: it is made, it is plain data, the same twice, and every part that it names is there and takes its options. */
export async function partFindings(container: Container, task: string, args: object, data: Data): Promise<readonly Finding[]> {
  const place = taskPlace(task, args)
  let draft: RunDraft
  try {
    draft = await draftTask(container, task, args, data)
  } catch (cause) {
    const isArguments = isBinnacleError(cause) && cause.code === 'ERR_PLAN_ARGUMENTS'
    return [
      isArguments
        ? finding('task-arguments', place, errorText(cause))
        : finding('recipe-threw', place, `its recipe cannot be made: ${errorText(cause)}`),
    ]
  }
  const found: Finding[] = []
  if (!isSameJson(draft, await draftTask(container, task, args, data))) {
    found.push(finding('recipe-differs', place, 'two calls of build() give different recipes'))
  }
  const parts = namedParts(draft).filter(([kind, , { name }]) => !container.registries.has(kind, name))
  for (const [, what, { name }] of parts) {
    found.push(finding('part-unknown', `${place} › ${what}`, `there is no “${name}” in this plugin or those it requires`))
  }
  if (parts.length > 0) return found
  try {
    await loadRunCode(container, specOf(draft, undefined))
    if (draft.augmentation !== undefined) await openAugmentation(container, draft.augmentation, assetReader(data))
  } catch (cause) {
    found.push(finding('part-options', place, errorText(cause)))
  }
  if (draft.metrics.length === 0) found.push(finding('task-metrics', place, 'its recipe names no metric'))
  if (draft.groups.length === 0) found.push(finding('task-groups', place, 'its recipe names no group'))
  return found
}

/** The parts that a recipe names, each with its place in the recipe. */
function namedParts(draft: RunDraft): readonly (readonly [kind: Kind, place: string, use: Use])[] {
  const listed = (kind: Kind, place: string, uses: readonly Use[]) => uses.map((use, index) => [kind, `${place}[${index}]`, use] as const)
  return [
    ['scenarios', 'scenario', draft.scenario],
    ['adapters', 'adaptation.method', { name: draft.adaptation.method }],
    ...listed('metrics', 'metrics', draft.metrics),
    ...listed('annotators', 'annotators', draft.annotators),
    ...listed('perturbations', 'augmentation.perturbations', draft.augmentation?.perturbations ?? []),
  ]
}
