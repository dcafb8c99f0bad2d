import { type Adaptation, type Instance, isCorrect } from '@binnacle/core'
import { sampleInContextIndices } from '@binnacle/random'
import { tooFewLabelled } from '../errors.ts'

/** The label of an instance for the choice of shots: its first right reference. */
export function shotLabel(instance: Pick<Instance, 'references'>): string | undefined {
  return instance.references.find(isCorrect)?.output.text
}

/**
 * Chooses the shots of a trial: sampled by label with the trial as the seed, or the next block in order.
 * @param labels one a training instance, in order of loading
 * @returns places of training instances, in the order of the prompt
 * @throws BinnacleError `ERR_ADAPT_SHOTS` where HELM would look for labels without end
 */
export function chooseShots(labels: readonly (string | undefined)[], adaptation: Adaptation, trial: number): readonly number[] {
  const count = Math.min(labels.length, adaptation.maxTrainInstances)
  if (count === 0) return []
  if (adaptation.sampleTrain) {
    const chosen = sampleInContextIndices(labels, count, trial)
    const labelled = labels.filter((label) => label !== undefined)
    // Once the empty label is met, instances without a label are drawn.
    if (chosen.length < count && labelled.length === chosen.length && !labelled.includes(''))
      throw tooFewLabelled(count, labelled.length, labels.length)
    return chosen
  }
  const first = count * trial
  return Array.from({ length: Math.max(0, Math.min(count, labels.length - first)) }, (_, index) => first + index)
}
