import { finding, type Finding } from './finding.ts'
import { type Baseline, type PackManifest, readPackCard } from './pack-card.ts'

/** Numbers that are nearer than this are the same. */
const NEAR = 1e-9

const nameOf = ({ entry, model, stat, split }: Baseline): string =>
  `${entry} with ${model}: ${stat}${split === undefined ? '' : ` (${split})`}`

/** Baselines that differ from what was measured, and those that were not measured. */
export function baselineFindings(title: string, stated: readonly Baseline[], measured: readonly Baseline[]): readonly Finding[] {
  return stated.flatMap((one) => {
    const place = `${title} › ${nameOf(one)}`
    const found = measured.find((other) => nameOf(other) === nameOf(one))
    if (found === undefined) return [finding('baseline-unmeasured', place, 'it was not measured again')]
    const isSame = Math.abs(found.value - one.value) <= NEAR && found.instances === one.instances
    if (isSame) return []
    return [
      finding(
        'baseline-differs',
        place,
        `the card says ${one.value} of ${one.instances}, ${found.value} of ${found.instances} was measured`,
      ),
    ]
  })
}

/**
 * Looks whether a pack has a new version where its numbers moved since it was last published.
 * @param published what the package.json of the published pack says
 * @param current what that of the pack at hand says
 */
export function comparePacks(published: PackManifest, current: PackManifest): readonly Finding[] {
  const [before, now] = [readPackCard(published).card, readPackCard(current).card]
  if (before === undefined || now === undefined || isNewer(published.version, current.version)) return []
  const baselines = new Map(now.baselines.map((one) => [nameOf(one), one]))
  const moved = before.baselines.filter((one) => {
    const other = baselines.get(nameOf(one))
    return other === undefined || Math.abs(other.value - one.value) > NEAR || other.instances !== one.instances
  })
  return moved.map((one) => {
    const other = baselines.get(nameOf(one))
    const what = other === undefined ? 'is gone' : `was ${one.value} of ${one.instances} and is ${other.value} of ${other.instances}`
    return finding(
      'version-not-raised',
      `pack ${current.name ?? ''} › ${nameOf(one)}`,
      `it ${what}, and the version is ${current.version} as before`,
    )
  })
}

/** Whether a version stands after another, by its three numbers. */
function isNewer(before: string | undefined, now: string | undefined): boolean {
  const [a, b] = [numbersOf(before), numbersOf(now)]
  const at = [0, 1, 2].find((index) => a[index] !== b[index])
  return at !== undefined && b[at]! > a[at]!
}

const numbersOf = (version = '0.0.0'): readonly number[] => version.split(/[-+]/)[0]!.split('.').map(Number)
