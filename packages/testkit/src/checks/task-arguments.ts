/** Arguments of tasks, by the task's name: a list of sets. */
export type TaskArguments = Readonly<Record<string, readonly object[]>>

/** The sets of arguments that a task is tried with. */
export function taskArguments(task: string, given: TaskArguments = {}): readonly object[] {
  return given[task] ?? [{}]
}

/** A task with its arguments, for places: `task mmlu {"subject":"anatomy"}`. */
export function taskPlace(task: string, args: object): string {
  return Object.keys(args).length === 0 ? `task ${task}` : `task ${task} ${JSON.stringify(args)}`
}
