import type { Contributions, Stat } from '@binnacle/core'
import type { Container } from '@binnacle/core/host'
import { mainStat } from '@binnacle/report'
import type { Check, CheckOptions, Checks } from '../check.ts'
import { finding, type Finding } from '../finding.ts'
import { type Attitude, madeUpAnswer } from './gold-answer.ts'
import { goldFindings } from './gold-findings.ts'
import { contradictionFindings } from './contradiction-findings.ts'
import { leakFindings, withCanaries, withoutTags } from './leak-findings.ts'
import { type Bench, closeBench, openBench, type SurroundingOptions } from '../clients/open-bench.ts'
import { type Data, type DataOptions, openData } from '../open-data.ts'
import { partFindings } from './part-findings.ts'
import { draftTask, type Judges, type Rehearsal, rehearse } from './rehearse.ts'
import { taskPlace } from './task-arguments.ts'
import type { Subject } from '../subject.ts'

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
export const ASKED = 50

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
      ...cases.flatMap((args) => [
        {
          name: `its recipe resolves${suffixOf(args)}`,
          run: async () => partFindings((await open()).container, subject.name, args, tools.data()),
        },
        ...caseChecks(
          openCase(async () => (await open()).container, args, tools),
          tools,
        ),
      ]),
    ],
    async close() {
      await closeBench(bench)
      await data?.close()
    },
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

/** How a task is carried through: with made-up answers of an attitude, or with other references. */
type Variant = Attitude | 'real' | 'marked' | 'untagged'

/** A task with one set of arguments, carried through as often as checks want it, each way once. */
export interface TaskCase {
  readonly args: object
  readonly rehearsed: (variant: Variant) => Promise<Rehearsal>
}

/** Makes a case of a task; nothing is carried through before a check asks for it. */
export function openCase(open: () => Promise<Container>, args: object, tools: TaskTools): TaskCase {
  const rehearsals = new Map<Variant, Promise<Rehearsal>>()
  const start = async (variant: Variant): Promise<Rehearsal> => {
    const container = await open()
    const data = tools.data()
    const draft = await draftTask(container, tools.task, args, data)
    const attitude: Attitude = variant === 'wrong' || variant === 'empty' ? variant : 'gold'
    return rehearse(container, draft, {
      data,
      judges: judgesFor(attitude, tools.judges),
      maxEvalInstances: tools.maxEvalInstances,
      answer: (row, instance) => madeUpAnswer(attitude, row, instance, draft.adaptation),
      apart: variant === attitude,
      ...(variant === 'marked' ? { change: withCanaries } : variant === 'untagged' ? { change: withoutTags } : {}),
    })
  }
  return {
    args,
    rehearsed(variant) {
      let rehearsal = rehearsals.get(variant)
      if (rehearsal === undefined) rehearsals.set(variant, (rehearsal = start(variant)))
      return rehearsal
    },
  }
}

/** A judge that is a text judges right answers; one that is a function judges all. */
function judgesFor(attitude: Attitude, judges: Judges = {}): Judges {
  return Object.fromEntries(Object.entries(judges).filter(([, judge]) => attitude === 'gold' || typeof judge === 'function'))
}

/** Looks at the requests that a case makes. */
export function leakCheck({ args, rehearsed }: TaskCase, tools: TaskTools): Check {
  return {
    name: `no request gives a reference away${suffixOf(args)}`,
    run: async () =>
      leakFindings(taskPlace(tools.task, args), {
        real: await rehearsed('real'),
        marked: await rehearsed('marked'),
        untagged: await rehearsed('untagged'),
      }),
  }
}

/** The checks of a case that carry it through. */
export function caseChecks(one: TaskCase, tools: TaskTools): readonly Check[] {
  const { args, rehearsed } = one
  const place = taskPlace(tools.task, args)
  const suffix = suffixOf(args)
  return [
    leakCheck(one, tools),
    {
      name: `its main stat is there, and every instance can be asked${suffix}`,
      run: async () => mainFindings(place, await rehearsed('real')),
    },
    {
      name: `what asks the same has the same right answer${suffix}`,
      run: async () => contradictionFindings(place, await rehearsed('real')),
    },
    {
      name: `right answers score best${suffix}`,
      run: async () =>
        goldFindings(place, { gold: await rehearsed('gold'), wrong: await rehearsed('wrong'), empty: await rehearsed('empty') }, tools),
    },
  ]
}

const suffixOf = (args: object): string => (Object.keys(args).length === 0 ? '' : ` (${JSON.stringify(args)})`)

function mainFindings(place: string, { spec, result, store }: Rehearsal): readonly Finding[] {
  const found: Finding[] = []
  const stat: Stat | undefined = mainStat({ spec }, result.stats)
  if (stat === undefined) {
    const names = [...new Set(result.stats.map(({ name }) => name.name))]
    found.push(finding('main-stat', place, `there is no stat “${spec.main?.stat ?? ''}”; there are ${names.join(', ')}`))
  }
  for (const { attempts } of store.failures) found.push(finding('instance-not-asked', place, attempts.at(-1)?.message ?? 'no reason'))
  return found.slice(0, 5)
}
