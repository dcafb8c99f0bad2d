import type { Contributions, Stat } from '@binnacle/core'
import type { Container } from '@binnacle/core/host'
import { mainStat } from '@binnacle/report'
import type { Check, CheckOptions, Checks } from './check.ts'
import { finding, type Finding } from './finding.ts'
import { type Attitude, madeUpAnswer } from './gold-answer.ts'
import { goldFindings } from './gold-findings.ts'
import { leakFindings } from './leak-findings.ts'
import { type Bench, openBench, type SurroundingOptions } from './open-bench.ts'
import { type Data, type DataOptions, openData } from './open-data.ts'
import { partFindings } from './part-findings.ts'
import { draftTask, type Judges, type Rehearsal, rehearse } from './rehearse.ts'
import { taskPlace } from './task-arguments.ts'
import type { Subject } from './subject.ts'

/** What the check of a task takes. */
export interface TaskCheckOptions extends CheckOptions, DataOptions, SurroundingOptions {
  /** Arguments: the task is tried with each of these. Without any: once, without arguments. */
  readonly cases?: readonly object[]
  /** Contributions that the task uses and that are in no plugin yet, such as its scenario. */
  readonly contributions?: Contributions
  /** What the judges of its annotators say, by role, where answers are right. */
  readonly judges?: Judges
  /** What right answers score on the main stat: 1 for shares where it is better the higher, 0 where the lower. */
  readonly best?: number
  /** How many instances are asked (50). */
  readonly maxEvalInstances?: number
}

/** Instances that are asked unless it is said otherwise. */
const ASKED = 50

/** Looks at a task: its recipe, what its requests give away, and that right answers score best. */
export function taskChecks(subject: Subject<'tasks'>, options: TaskCheckOptions = {}): Checks {
  const title = `task ${subject.name}`
  let bench: Promise<Bench> | undefined
  let data: Data | undefined
  const open = () => (bench ??= openBench(options, withTask(subject, options)))
  const tools: TaskTools = {
    task: subject.name,
    data: () => (data ??= openData(options)),
    judges: options.judges,
    best: options.best,
    maxEvalInstances: options.maxEvalInstances ?? ASKED,
  }
  const cases = options.cases ?? [{}]
  return {
    title,
    allow: options.allow ?? {},
    checks: [
      { name: 'its surroundings load', run: async () => (await open()).findings },
      ...cases.flatMap((args) => caseChecks(async () => (await open()).container, args, tools)),
    ],
    close: async () => data?.close(),
  }
}

/** A task that is in no plugin is contributed by itself. */
function withTask(subject: Subject<'tasks'>, { contributions = {}, plugin }: TaskCheckOptions): Contributions {
  if (plugin !== undefined) return contributions
  return { ...contributions, tasks: [...(contributions.tasks ?? []), subject] }
}

/** What the checks of a task with one set of arguments need. */
export interface TaskTools {
  readonly task: string
  readonly data: () => Data
  readonly judges: Judges | undefined
  readonly best: number | undefined
  readonly maxEvalInstances: number
}

/** The checks of a task with one set of arguments. */
export function caseChecks(open: () => Promise<Container>, args: object, tools: TaskTools): readonly Check[] {
  const place = taskPlace(tools.task, args)
  const suffix = Object.keys(args).length === 0 ? '' : ` (${JSON.stringify(args)})`
  const rehearsals = new Map<Attitude, Promise<Rehearsal>>()
  const rehearsed = (attitude: Attitude): Promise<Rehearsal> => {
    let rehearsal = rehearsals.get(attitude)
    if (rehearsal === undefined) rehearsals.set(attitude, (rehearsal = start(attitude)))
    return rehearsal
  }
  const start = async (attitude: Attitude): Promise<Rehearsal> => {
    const container = await open()
    const data = tools.data()
    const draft = await draftTask(container, tools.task, args, data)
    return rehearse(container, draft, {
      data,
      judges: attitude === 'gold' ? tools.judges : undefined,
      maxEvalInstances: tools.maxEvalInstances,
      answer: (row, instance) => madeUpAnswer(attitude, row, instance, draft.adaptation),
    })
  }
  return [
    { name: `its recipe resolves${suffix}`, run: async () => partFindings(await open(), tools.task, args, tools.data()) },
    { name: `no request gives a reference away${suffix}`, run: async () => leakFindings(place, await rehearsed('gold')) },
    { name: `its main stat is there${suffix}`, run: async () => mainFindings(place, await rehearsed('gold')) },
    {
      name: `right answers score best${suffix}`,
      run: async () =>
        goldFindings(place, { gold: await rehearsed('gold'), wrong: await rehearsed('wrong'), empty: await rehearsed('empty') }, tools),
    },
  ]
}

function mainFindings(place: string, { spec, result, store }: Rehearsal): readonly Finding[] {
  const found: Finding[] = []
  const stat: Stat | undefined = mainStat({ spec }, result.stats)
  if (stat === undefined) {
    const names = [...new Set(result.stats.map(({ name }) => name.name))]
    found.push(finding('main-stat', place, `there is no stat «${spec.main?.stat ?? ''}»; there are ${names.join(', ')}`))
  }
  for (const { attempts } of store.failures) found.push(finding('instance-not-asked', place, attempts.at(-1)?.message ?? 'no reason'))
  return found.slice(0, 5)
}
