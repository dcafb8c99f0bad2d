import type { Finding } from '@binnacle/testkit/checks'
import type { Baseline } from './pack-folder.ts'
import type { PublishedPack } from './published-pack.ts'
import type { Measured } from './run-baselines.ts'

/** Numbers that differ by less are the same: sums are made in another order. */
const TOLERANCE = 1e-9

type PackFinding = Omit<Finding, 'code'> & { readonly code: string }

const placeOf = ({ entry, model, stat }: Baseline): string => `package.json › binnacle.pack.baselines › ${entry} ${model} ${stat}`

/** Baselines whose numbers are others than the card says. */
export function measuredFindings(measured: readonly Measured[]): readonly PackFinding[] {
  return measured.flatMap((one): readonly PackFinding[] => {
    const { baseline } = one
    const error = (code: string, message: string, hint: string): PackFinding => ({
      code,
      severity: 'error',
      place: placeOf(baseline),
      message,
      hint,
    })
    if (one.fault !== undefined)
      return [
        error(
          'baseline-failed',
          `it cannot be measured: ${one.fault}`,
          'Add the plugin of the model to devDependencies, and correct the entry.',
        ),
      ]
    if (Math.abs(one.value - baseline.value) > TOLERANCE)
      return [
        error(
          'baseline-moved',
          `the card says ${baseline.value}, it scores ${one.value}`,
          'Correct the card; where it was published with the old number, raise the version too.',
        ),
      ]
    if (one.instances !== baseline.instances)
      return [error('baseline-moved', `the card says ${baseline.instances} instances, it has ${one.instances}`, 'Correct the card.')]
    return []
  })
}

/** Numbers that moved since the last published pack while the version did not. */
export function versionFindings(version: string, measured: readonly Measured[], published: PublishedPack): readonly PackFinding[] {
  if (version !== published.version) return []
  const keyOf = ({ entry, model, stat }: Baseline) => JSON.stringify([entry, model, stat])
  const before = new Map(published.baselines.map((one) => [keyOf(one), one]))
  const moved = measured.flatMap((one) => {
    const old = before.get(keyOf(one.baseline))
    const now = one.fault === undefined ? one.value : one.baseline.value
    if (old === undefined || Math.abs(old.value - now) <= TOLERANCE) return []
    return [`${one.baseline.entry} ${one.baseline.model} ${one.baseline.stat}: ${old.value} → ${now}`]
  })
  if (moved.length === 0) return []
  return [
    {
      code: 'version-not-raised',
      severity: 'error',
      place: 'package.json › version',
      message: `numbers moved since ${published.version} was published, and the version did not: ${moved.join('; ')}`,
      hint: 'Raise the version, so that nobody compares numbers of the two: npx changeset, then npx changeset version.',
    },
  ]
}
