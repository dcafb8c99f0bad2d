import { casePlace } from '../options-of.ts'

/** Arguments of tasks, by the task's name: a list of sets. */
export type TaskArguments = Readonly<Record<string, readonly object[]>>

/** Stands for the arguments of a task's own example, or none where it has no example. */
export const EXAMPLE: object = Object.freeze({})

/** The sets of arguments that a task is tried with; its example where none are given. */
export function taskArguments(task: string, given: TaskArguments = {}): readonly object[] {
  return given[task] ?? [EXAMPLE]
}

/** A task with its arguments, for places: `task mmlu {"subject":"anatomy"}`. */
export const taskPlace = (task: string, args: object): string => casePlace(`task ${task}`, args)
