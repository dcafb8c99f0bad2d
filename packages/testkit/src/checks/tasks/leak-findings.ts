import { inputText, type Instance, type SourceInstance } from '@binnacle/core'
import { type RequestRow } from '@binnacle/engine'
import { finding, type Finding } from '../finding.ts'
import { firstOf } from '../first-of.ts'
import type { ChangeInstance, Rehearsal } from './rehearse.ts'
import { isSameJson } from '../value-text.ts'

/** A text that stands nowhere else, in place of a reference. */
const canary = (instance: number, reference: number): string => `canary${instance}x${reference}q`

/** Gives evaluated instances references that stand nowhere else. */
export const withCanaries: ChangeInstance = (instance, place) =>
  instance.split === 'train'
    ? instance
    : { ...instance, references: instance.references.map((reference, at) => ({ ...reference, output: { text: canary(place, at) } })) }

/** As with canaries, and without a word on which references are right. */
export const withoutTags: ChangeInstance = (instance, place) => {
  const marked: SourceInstance = withCanaries(instance, place)
  return instance.split === 'train' ? marked : { ...marked, references: marked.references.map((reference) => ({ ...reference, tags: [] })) }
}

/** A task carried through as it is, with canaries in place of references, and without tags. */
export interface LeakRehearsals {
  readonly real: Rehearsal
  readonly marked: Rehearsal
  readonly untagged: Rehearsal
}

/**
 * Looks for what requests know of references. With references that stand nowhere else, what a request holds of them it got from the
 * references and not from the input: none may stand there, or all of the instance's own, as choices do; and which is right must
 * change nothing.
 */
export function leakFindings(place: string, { real, marked, untagged }: LeakRehearsals): readonly Finding[] {
  return [
    ...firstOf([...samplesOf(marked)].flatMap(([sample, rows]) => referenceFindings(place, marked, sample, rows))),
    ...firstOf(markFindings(place, marked, untagged)),
    ...firstOf(shotFindings(place, real)),
  ]
}

/** The requests of a run, by sample. */
function samplesOf({ store }: Rehearsal): ReadonlyMap<number, readonly RequestRow[]> {
  const samples = new Map<number, RequestRow[]>()
  for (const row of [...store.requests.scan()].flat()) samples.set(row.sample, [...(samples.get(row.sample) ?? []), row])
  return samples
}

const instanceOf = ({ store }: Rehearsal, sample: number): Instance => store.instances.at(sample % store.instances.count)
const placeOf = (place: string, { id }: Instance): string => `${place} › instance ${id}`

function referenceFindings(place: string, run: Rehearsal, sample: number, rows: readonly RequestRow[]): readonly Finding[] {
  const instance = instanceOf(run, sample)
  const where = placeOf(place, instance)
  const found: Finding[] = []
  for (const { request, referenceIndex } of rows) {
    const shown = new Set(JSON.stringify(request).match(/canary\d+x\d+q/g))
    const own = instance.references.filter(({ output }) => shown.delete(output.text)).length
    if (shown.size > 0) found.push(finding('leak-reference', where, 'references of another evaluated instance stand in its request'))
    // A request about one reference holds that one; one that lists choices holds all of them.
    const isListed = instance.references.length > 1 && own === instance.references.length
    if (own > 0 && referenceIndex === undefined && !isListed) {
      found.push(finding('leak-reference', where, `${own} of its ${instance.references.length} references stand in its request`))
    }
  }
  return found.slice(0, 1)
}

function markFindings(place: string, marked: Rehearsal, untagged: Rehearsal): readonly Finding[] {
  const others = samplesOf(untagged)
  return [...samplesOf(marked)].flatMap(([sample, rows]) => {
    const requests = (some: readonly RequestRow[] = []) => some.map(({ request }) => request)
    if (isSameJson(requests(rows), requests(others.get(sample)))) return []
    return [finding('leak-mark', placeOf(place, instanceOf(marked, sample)), 'its request depends on which reference is right')]
  })
}

function shotFindings(place: string, run: Rehearsal): readonly Finding[] {
  const shots = [...run.store.train.scan()].flat()
  return [...run.store.instances.scan()].flat().flatMap((instance) => {
    const own = shots.find((shot) => isSameRow(shot.instance, instance))
    return own === undefined
      ? []
      : [finding('leak-own-shot', placeOf(place, instance), `it stands among its own shots, as ${own.instance.id}`)]
  })
}

/** Whether two instances ask the same with the same references. */
function isSameRow(a: Instance, b: Instance): boolean {
  const texts = (instance: Instance) => instance.references.map(({ output }) => output.text)
  return inputText(a.input) === inputText(b.input) && isSameJson(a.input, b.input) && isSameJson(texts(a), texts(b))
}
