import { checkValue, inputText, isCorrect, type Scenario, type SourceInstance } from '@binnacle/core'
import { formatIssues } from '@binnacle/core/host'
import type { Check, CheckOptions, Checks } from '../check.ts'
import { finding, type Finding } from '../finding.ts'
import { firstOf } from '../first-of.ts'
import { type Data, type DataOptions, openData } from '../open-data.ts'
import { openBench, type SurroundingOptions } from '../clients/open-bench.ts'
import { casePlace, optionsOf } from '../options-of.ts'
import { draftTask } from './rehearse.ts'
import { schemaFindings } from '../schema-checks.ts'
import { loadSubject, type Subject } from '../subject.ts'
import { type TaskArguments, taskArguments } from './task-arguments.ts'
import { ASKED, leakCheck, openCase } from './task-checks.ts'
import { isPlainJson, isSameJson, valueText } from '../value-text.ts'

/** What the check of a scenario takes. */
export interface ScenarioCheckOptions extends CheckOptions, DataOptions, SurroundingOptions {
  /** Options of the scenario: its instances are looked at with each of these. Without any: once, with none. */
  readonly cases?: readonly object[]
  /** Options that the scenario must refuse. */
  readonly refused?: readonly unknown[]
  /** Arguments of the plugin's tasks, by name: those that use the scenario are carried through with each of them. */
  readonly tasks?: TaskArguments
}

type AnyScenario = Scenario<unknown, unknown>

/** Looks at a scenario: its instances, their ids, splits, references and extra fields, and what in them gives the answer away. */
export function scenarioChecks(subject: Subject<'scenarios'>, options: ScenarioCheckOptions = {}): Checks {
  const title = `scenario ${subject.name}`
  const cases = options.cases ?? [{}]
  let data: Data | undefined
  const loaded = new Map<string, Promise<readonly SourceInstance[]>>()
  const scenario = async () => (await loadSubject(subject)) as unknown as AnyScenario
  const load = async (given: object) => loadAll(await scenario(), given, (data ??= openData(options)))
  /** The instances of a case, loaded once for all checks. */
  const instancesOf = (given: object) => {
    const key = JSON.stringify(given)
    let instances = loaded.get(key)
    if (instances === undefined) loaded.set(key, (instances = load(given)))
    return instances
  }
  const perCase = (name: string, look: (instances: readonly SourceInstance[], place: string) => readonly Finding[]): Check => ({
    name,
    async run() {
      const found: Finding[] = []
      for (const given of cases) found.push(...look(await instancesOf(given), casePlace(title, given)))
      return found
    },
  })

  const checks: Check[] = [
    {
      name: 'its schemas answer at once',
      async run() {
        const { options: schema, extra } = await scenario()
        return [
          ...(schema === undefined ? [] : schemaFindings(`${title} › options`, schema, cases)),
          ...(extra === undefined ? [] : schemaFindings(`${title} › extra`, extra)),
        ]
      },
    },
    {
      name: 'refuses options that do not fit',
      run: async () => refusalFindings(title, await scenario(), options.refused ?? []),
    },
    {
      name: 'yields the same instances twice',
      async run() {
        const found: Finding[] = []
        for (const given of cases) found.push(...sameFindings(casePlace(title, given), await instancesOf(given), await load(given)))
        return found
      },
    },
    perCase('every instance has the right form', shapeFindings),
    {
      name: 'every extra field fits its schema',
      async run() {
        const { extra } = await scenario()
        const found: Finding[] = []
        if (extra === undefined) return found
        for (const given of cases) {
          for (const [index, instance] of (await instancesOf(given)).entries()) {
            const { issues } = checkValue(extra, instance.extra)
            if (issues === undefined) continue
            found.push(finding('instance-extra', instancePlace(casePlace(title, given), index), formatIssues(issues)))
          }
        }
        return firstOf(found)
      },
    },
    perCase('ids are unique, and all have one or none', idFindings),
    perCase('there is something to evaluate', splitFindings),
    perCase('every reference has text', referenceFindings),
    perCase('no input holds its own answer', answerFindings),
    perCase('the right choice has no place of its own', positionFindings),
    perCase('no evaluated input stands among the shots', overlapFindings),
    ...(options.plugin === undefined ? [] : [requestsCheck(subject.name, options, () => (data ??= openData(options)))]),
  ]
  return { title, allow: options.allow ?? {}, checks, close: async () => data?.close() }
}

/** Carries the plugin's tasks through that use the scenario, and looks at their requests. */
function requestsCheck(scenario: string, options: ScenarioCheckOptions, data: () => Data): Check {
  return {
    name: 'no request of its tasks gives a reference away',
    async run() {
      const bench = await openBench(options)
      const open = () => Promise.resolve(bench.container)
      const found: Finding[] = [...bench.findings]
      let carried = 0
      for (const { name: task, plugin } of bench.container.registries.list('tasks')) {
        if (plugin !== options.plugin?.pluginName) continue
        for (const args of taskArguments(task, options.tasks)) {
          const draft = await draftTask(bench.container, task, args, data()).catch(() => undefined)
          if (draft?.scenario.name !== scenario) continue
          carried++
          const tools = { task, data, judges: undefined, best: undefined, maxEvalInstances: ASKED }
          found.push(...(await leakCheck(openCase(open, args, tools), tools).run()))
        }
      }
      await bench.close()
      if (carried === 0)
        found.push(finding('scenario-unused', `scenario ${scenario}`, 'no task of its plugin uses it, with the arguments at hand'))
      return found
    },
  }
}

/** All instances of a scenario, with options checked by its own schema. */
async function loadAll(scenario: AnyScenario, given: object, data: Data): Promise<readonly SourceInstance[]> {
  const instances: SourceInstance[] = []
  const { signal } = new AbortController()
  for await (const instance of scenario.load(optionsOf(scenario, given), {
    files: data.files,
    media: data.media,
    fetch: data.fetch,
    signal,
    warn: () => {},
  }))
    instances.push(instance)
  return instances
}

const instancePlace = (place: string, index: number): string => `${place} › instance ${index}`

function refusalFindings(title: string, scenario: AnyScenario, refused: readonly unknown[]): readonly Finding[] {
  return refused.flatMap((given) => {
    if (scenario.options === undefined) {
      return Object.keys(given as object).length > 0
        ? []
        : [finding('options-taken', title, `it has no schema, so ${valueText(given)} is taken`)]
    }
    const { issues } = checkValue(scenario.options, given)
    return issues === undefined ? [finding('options-taken', title, `the options ${valueText(given)} are taken`)] : []
  })
}

function sameFindings(place: string, first: readonly SourceInstance[], second: readonly SourceInstance[]): readonly Finding[] {
  if (first.length !== second.length) {
    return [finding('scenario-differs', place, `${first.length} instances the first time, ${second.length} the second`)]
  }
  const index = first.findIndex((instance, at) => !isSameJson(instance, second[at]))
  if (index < 0) return []
  return [finding('scenario-differs', instancePlace(place, index), `first ${valueText(first[index])}, then ${valueText(second[index])}`)]
}

function shapeFindings(instances: readonly SourceInstance[], place: string): readonly Finding[] {
  const found = instances.flatMap((instance, index) => {
    const fault = faultOf(instance)
    return fault === undefined ? [] : [finding('instance-shape', instancePlace(place, index), fault)]
  })
  return firstOf(found)
}

function faultOf(instance: SourceInstance): string | undefined {
  if (typeof instance !== 'object' || instance === null) return `it is ${valueText(instance)}`
  if (typeof instance.split !== 'string' || instance.split === '') return `its split is ${valueText(instance.split)}`
  const kinds = (['text', 'messages', 'parts'] as const).filter((kind) => instance.input?.[kind] !== undefined)
  if (kinds.length !== 1) return `its input has ${kinds.length === 0 ? 'neither text, messages nor parts' : kinds.join(' and ')}`
  if (instance.input.parts === undefined && inputText(instance.input).trim() === '') return 'its input is empty'
  if (!Array.isArray(instance.references)) return 'it has no list of references'
  return isPlainJson(instance) ? undefined : 'it is not plain JSON: what is recorded would differ'
}

function idFindings(instances: readonly SourceInstance[], place: string): readonly Finding[] {
  const withId = instances.filter(({ id }) => id !== undefined).length
  if (withId !== 0 && withId !== instances.length) {
    return [finding('ids-mixed', place, `${withId} of ${instances.length} instances have an id; all are numbered anew then`)]
  }
  const seen = new Map<string, number>()
  const found: Finding[] = []
  for (const [index, { id }] of instances.entries()) {
    if (id === undefined) break
    const first = seen.get(String(id))
    if (first === undefined) seen.set(String(id), index)
    else found.push(finding('ids-twice', instancePlace(place, index), `its id ${valueText(id)} is that of instance ${first}`))
  }
  return firstOf(found)
}

const EVALUATED: readonly string[] = ['valid', 'test']
const USED: readonly string[] = ['train', ...EVALUATED]

function splitFindings(instances: readonly SourceInstance[], place: string): readonly Finding[] {
  const found: Finding[] = []
  if (!instances.some(({ split }) => EVALUATED.includes(split))) {
    const splits = [...new Set(instances.map(({ split }) => split))]
    found.push(finding('nothing-evaluated', place, `${instances.length} instances in the splits ${splits.join(', ') || '(none)'}`))
  }
  const unused = new Set(instances.map(({ split }) => split).filter((split) => !USED.includes(split)))
  for (const split of unused) found.push(finding('split-unused', place, `instances of the split “${split}” are never used`))
  return found
}

function referenceFindings(instances: readonly SourceInstance[], place: string): readonly Finding[] {
  const found: Finding[] = []
  for (const [index, { references }] of instances.entries()) {
    for (const [at, reference] of references.entries()) {
      const where = `${instancePlace(place, index)} › references[${at}]`
      if (typeof reference?.output?.text !== 'string') found.push(finding('reference-text', where, 'it has no output text'))
      else if (reference.output.text.trim() === '' && reference.output.parts === undefined)
        found.push(finding('reference-text', where, 'its output text is empty'))
      if (!Array.isArray(reference?.tags)) found.push(finding('reference-text', where, 'it has no list of tags'))
    }
    if (references.length > 0 && !references.some(isCorrect))
      found.push(
        finding('reference-none-right', instancePlace(place, index), `none of its ${references.length} references is tagged “correct”`),
      )
    const texts = references.map(({ output }) => output?.text)
    const twice = texts.find((text, at) => texts.indexOf(text) !== at)
    if (twice !== undefined) found.push(finding('reference-twice', instancePlace(place, index), `two references read ${valueText(twice)}`))
  }
  return firstOf(found)
}

/** Text as it is compared: case, punctuation and blanks apart. */
function folded(text: string): string {
  return ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `
}

/** The shortest answer that is looked for in an input: shorter ones stand there by chance. */
const TELLING = 4

/** The part of instances from which on it is no chance that an input holds its answer. */
const TOO_MANY = 0.2

/** Inputs that hold the text of their right reference, and of no wrong one. */
function answerFindings(instances: readonly SourceInstance[], place: string): readonly Finding[] {
  const found: Finding[] = []
  let asked = 0
  for (const [index, { input, references, split }] of instances.entries()) {
    if (split === 'train') continue
    asked++
    const text = folded(inputText(input))
    const held = (wanted: boolean) => references.filter((one) => isCorrect(one) === wanted && text.includes(folded(one.output.text)))
    const right = held(true).find(({ output }) => folded(output.text).length - 2 >= TELLING)
    if (right === undefined) continue
    // Where a wrong choice stands there as well, that the right one does says nothing.
    if (held(false).length > 0) continue
    found.push(finding('answer-in-input', instancePlace(place, index), `its input holds the right answer ${valueText(right.output.text)}`))
  }
  const severity = found.length > TOO_MANY * asked ? 'error' : 'warning'
  return firstOf(found).map((one) => ({ ...one, severity }))
}

/** How many instances with choices are enough to speak of a place. */
const ENOUGH = 10

function positionFindings(instances: readonly SourceInstance[], place: string): readonly Finding[] {
  const chosen = instances.filter(
    ({ references, split }) => split !== 'train' && references.some(isCorrect) && !references.every(isCorrect),
  )
  if (chosen.length < ENOUGH) return []
  const places = new Set(chosen.map(({ references }) => references.findIndex(isCorrect)))
  if (places.size > 1) return []
  return [finding('answer-position', place, `in all ${chosen.length} instances the right reference is number ${[...places][0]! + 1}`)]
}

function overlapFindings(instances: readonly SourceInstance[], place: string): readonly Finding[] {
  const train = new Map<string, number>()
  for (const [index, { input, split, references }] of instances.entries()) {
    if (split === 'train') train.set(JSON.stringify([input, references.map(({ output }) => output.text)]), index)
  }
  const found = instances.flatMap(({ input, split, references }, index) => {
    const same = split === 'train' ? undefined : train.get(JSON.stringify([input, references.map(({ output }) => output.text)]))
    if (same === undefined) return []
    return [finding('row-among-shots', instancePlace(place, index), `the training instance ${same} is the same: it can be its own shot`)]
  })
  return firstOf(found)
}
