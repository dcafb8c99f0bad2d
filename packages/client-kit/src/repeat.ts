import type { Answer, Call, Request, Usage } from '@binnacle/core'

/**
 * Makes up for an interface that gives one completion a request: asks as often as completions are wanted, one after the other. Answers
 * that came before a failure are kept for the next try of the same request, so that nothing is paid for twice.
 * @param ask asks once, for one completion
 */
export function askRepeatedly(ask: (request: Request, call: Call) => Promise<Answer>): (request: Request, call: Call) => Promise<Answer> {
  const kept = new WeakMap<Request, Answer[]>()
  return async (request, call) => {
    if (request.numCompletions <= 1) return ask(request, call)
    const answers = kept.get(request) ?? []
    kept.set(request, answers)
    const one = { ...request, numCompletions: 1 }
    while (answers.length < request.numCompletions) answers.push(await ask(one, call))
    kept.delete(request)
    return joinAnswers(answers)
  }
}

/** One answer with the completions of all; their tokens and seconds are added up. It is filtered where all are. */
function joinAnswers(answers: readonly Answer[]): Answer {
  const [first] = answers
  const { filtered, usage: _usage, requestTime: _time, ...rest } = first!
  const usage = joinUsage(answers)
  const isFiltered = answers.every((answer) => answer.filtered !== undefined)
  const times = answers.map(({ requestTime }) => requestTime)
  return {
    ...rest,
    completions: answers.flatMap(({ completions }) => completions),
    ...(isFiltered && filtered !== undefined ? { filtered } : {}),
    ...(usage === undefined ? {} : { usage }),
    ...(times.every((time) => time !== undefined) ? { requestTime: times.reduce((sum, time) => sum + time, 0) } : {}),
  }
}

/** A count that one answer does not give is not known for the whole. */
function joinUsage(answers: readonly Answer[]): Usage | undefined {
  const [first] = answers
  if (first?.usage === undefined) return undefined
  const sums: { -readonly [N in keyof Usage]: number } = {}
  for (const name of Object.keys(first.usage) as (keyof Usage)[]) {
    const counts = answers.map(({ usage }) => usage?.[name])
    if (counts.every((count) => count !== undefined)) sums[name] = counts.reduce((sum, count) => sum + count, 0)
  }
  return Object.keys(sums).length === 0 ? undefined : sums
}
