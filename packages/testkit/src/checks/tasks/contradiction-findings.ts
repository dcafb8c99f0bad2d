import { type Instance, isCorrect } from '@binnacle/core'
import { finding, type Finding } from '../finding.ts'
import { firstOf } from '../first-of.ts'
import type { Rehearsal } from './rehearse.ts'
import { isSameJson, valueText } from '../value-text.ts'

/** Instances whose requests are equal and whose right answers differ: whatever a model says, one of them is wrong. */
export function contradictionFindings(place: string, { store }: Rehearsal): readonly Finding[] {
  const first = new Map<string, Instance>()
  const found: Finding[] = []
  for (const row of [...store.requests.scan()].flat()) {
    if (row.referenceIndex !== undefined) continue
    const instance = store.instances.at(row.sample % store.instances.count)
    const other = first.get(row.key)
    if (other === undefined) first.set(row.key, instance)
    else if (!isSameJson(rightTexts(other), rightTexts(instance))) {
      const [one, two] = [valueText(rightTexts(other)), valueText(rightTexts(instance))]
      found.push(
        finding(
          'task-contradiction',
          `${place} › instance ${instance.id}`,
          `it asks the same as ${other.id}: ${one} is right there, ${two} here`,
        ),
      )
    }
  }
  return firstOf(found)
}

const rightTexts = ({ references }: Instance): readonly string[] =>
  references
    .filter(isCorrect)
    .map(({ output }) => output.text)
    .toSorted()
