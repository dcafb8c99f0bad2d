import { type Instance, inputText, isCorrect, type Reference } from '@binnacle/core'
import { finding, type Finding } from './finding.ts'
import { openFit, type Rehearsal } from './rehearse.ts'
import { firstOf } from './scenario-checks.ts'
import { isSameJson } from './value-text.ts'

/** A text that stands nowhere else, in place of a reference. */
const canary = (index: number): string => `canary${index}qzx`

/**
 * Looks for references in the requests of a rehearsed run. Each evaluated instance is asked again with other references: what a
 * request then holds of them, it got from the references and not from the input. Where choices stand in the request, all must, and
 * which of them is right must change nothing.
 */
export function leakFindings(place: string, { store, parts, spec }: Rehearsal): readonly Finding[] {
  const fit = openFit(spec)
  const shots = [...store.train.scan()].flat().flatMap((row) => (row.trial === 0 ? [row.instance] : []))
  const found: Finding[] = []
  for (let index = 0; index < store.instances.count; index++) {
    const instance = store.instances.at(index)
    const where = `${place} › instance ${instance.id}`
    const ask = (references: readonly Reference[]): string =>
      JSON.stringify(parts.adapter.adapt({ ...instance, references }, shots, fit).map(({ request }) => request))
    const marked = instance.references.map((reference, at) => ({ ...reference, output: { text: canary(at) } }))
    const text = ask(marked)
    const shown = marked.filter(({ output }) => text.includes(output.text))
    if (shown.length > 0 && shown.length < marked.length) {
      found.push(finding('leak-reference', where, `${shown.length} of its ${marked.length} references stand in its request`))
    } else if (shown.length > 0 && marked.every(isCorrect)) {
      found.push(finding('leak-reference', where, 'its right references stand in its request'))
    } else if (shown.length > 0 && ask(marked) !== ask(withoutTags(marked))) {
      found.push(finding('leak-mark', where, 'the request differs by which choice is right'))
    }
    if (ask(instance.references) !== ask(withoutTags(instance.references)) && found.at(-1)?.place !== where) {
      found.push(finding('leak-mark', where, 'the request differs by which reference is right'))
    }
    const own = shots.find((shot) => isSameRow(shot, instance))
    if (own !== undefined) found.push(finding('leak-own-shot', where, `it stands among its own shots, as ${own.id}`))
  }
  return firstOf(found)
}

const withoutTags = (references: readonly Reference[]): readonly Reference[] => references.map((reference) => ({ ...reference, tags: [] }))

/** Whether two instances ask the same with the same references. */
function isSameRow(a: Instance, b: Instance): boolean {
  const texts = (instance: Instance) => instance.references.map(({ output }) => output.text)
  return inputText(a.input) === inputText(b.input) && isSameJson(a.input, b.input) && isSameJson(texts(a), texts(b))
}
