import { compareCodePoints } from './compare-code-points.ts'
import { createPythonRandom } from './python-random.ts'

/**
 * Chooses in-context examples as HELM does: labels in turn, the most frequent first, equally frequent ones in random
 * order, and a random instance of each.
 *
 * An instance without a right reference has no label; such instances are drawn only where no instance has a label, or for
 * the rest once the empty label's turn comes. Where fewer instances have labels than are asked for, those are all
 * (HELM's own loop would not end).
 * @param labels one entry a training instance: the text of its first right reference, or `undefined`
 * @param count examples asked for; more than there are means all
 * @param seed the number of the trial
 * @returns indices into `labels`, in the order in which the examples stand in the prompt
 */
export function sampleInContextIndices(labels: readonly (string | undefined)[], count: number, seed: number): number[] {
  const random = createPythonRandom(seed)
  const unlabelled: number[] = []
  const indicesByLabel = new Map<string, number[]>()
  for (const [index, label] of labels.entries()) {
    if (label === undefined) {
      unlabelled.push(index)
      continue
    }
    const indices = indicesByLabel.get(label)
    if (indices === undefined) indicesByLabel.set(label, [index])
    else indices.push(index)
  }

  const labelsByFrequency = new Map<number, string[]>()
  for (const label of [...indicesByLabel.keys()].toSorted(compareCodePoints)) {
    const frequency = indicesByLabel.get(label)!.length
    const group = labelsByFrequency.get(frequency)
    if (group === undefined) labelsByFrequency.set(frequency, [label])
    else group.push(label)
  }
  const queue: string[] = []
  for (const frequency of [...labelsByFrequency.keys()].toSorted((a, b) => b - a)) {
    const group = labelsByFrequency.get(frequency)!
    random.shuffle(group)
    for (const label of group) queue.push(label)
  }

  const wanted = Math.min(labels.length, count)
  const available = labels.length - unlabelled.length
  const chosen: number[] = []
  let drawUnlabelled = queue.length === 0
  for (let turn = 0; chosen.length < wanted && chosen.length < available && !drawUnlabelled; turn++) {
    const label = queue[turn % queue.length]!
    if (label === '') {
      drawUnlabelled = true
      continue
    }
    const indices = indicesByLabel.get(label)!
    if (indices.length > 0) chosen.push(indices.splice(random.randrange(indices.length), 1)[0]!)
  }
  if (!drawUnlabelled) return chosen
  return chosen.concat(random.sample(unlabelled, Math.min(wanted - chosen.length, unlabelled.length)))
}
