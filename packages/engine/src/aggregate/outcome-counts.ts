import { type Outcome, OUTCOMES, type OutcomeCounts, type Sample } from '@binnacle/core'

/** How the samples of a run ended, and who answered. */
export interface RunCounts {
  readonly outcomes: OutcomeCounts
  /** The outcomes of the unperturbed samples of each split: those that a number of that split counts. */
  readonly splitOutcomes: Readonly<Record<string, OutcomeCounts>>
  /** What the model called itself, with the number of answers. */
  readonly models: Readonly<Record<string, number>>
  /** The fingerprints of the systems that answered, with the number of answers. */
  readonly fingerprints: Readonly<Record<string, number>>
  /** Words of the provider for how an answer ended that are in no table, with the number of completions. */
  readonly unknownReasons: Readonly<Record<string, number>>
}

/** Makes the counter of a run. */
export function createRunCounts(): { add(sample: Sample): void; readonly counts: RunCounts } {
  const outcomes = noOutcomes()
  const splits = new Map<string, Record<Outcome, number>>()
  const models = new Map<string, number>()
  const fingerprints = new Map<string, number>()
  const unknownReasons = new Map<string, number>()
  return {
    add({ outcome, instance: { split, perturbation }, requests }) {
      outcomes[outcome]++
      if (perturbation === undefined) {
        let own = splits.get(split)
        if (own === undefined) splits.set(split, (own = noOutcomes()))
        own[outcome]++
      }
      for (const { answer } of requests) {
        count(models, answer.model)
        count(fingerprints, answer.fingerprint)
        for (const { finishReason, providerReason } of answer.completions)
          if (finishReason === 'unknown') count(unknownReasons, providerReason)
      }
    },
    get counts() {
      return {
        outcomes,
        splitOutcomes: Object.fromEntries(splits),
        models: Object.fromEntries(models),
        fingerprints: Object.fromEntries(fingerprints),
        unknownReasons: Object.fromEntries(unknownReasons),
      }
    },
  }
}

function count(into: Map<string, number>, name: string | undefined): void {
  if (name !== undefined) into.set(name, (into.get(name) ?? 0) + 1)
}

function noOutcomes(): Record<Outcome, number> {
  return Object.fromEntries(OUTCOMES.map((outcome) => [outcome, 0])) as Record<Outcome, number>
}
