import { BinnacleError, errorText } from '@binnacle/core'

export const badInstance = (plugin: string, scenario: string, place: number, what: string) =>
  new BinnacleError({
    code: 'ERR_GATHER_INSTANCE',
    message: `plugin ${plugin}: scenario ${scenario}: instance ${place} ${what}`,
    hint: 'Correct the scenario: an instance has a split, an input with text, messages or parts, and references with output text and tags.',
    fate: 'run',
  })

export const mixedIds = (plugin: string, scenario: string, place: number, unnamed: number, loaded: number) =>
  new BinnacleError({
    code: 'ERR_GATHER_MIXED_IDS',
    message: `plugin ${plugin}: scenario ${scenario}: instance ${place} has no id, others have one (${unnamed} of ${loaded} have none); all are numbered id0, id1 …`,
    hint: 'Give every instance an id, or none.',
    fate: 'sample',
  })

export const duplicateId = (plugin: string, scenario: string, id: string | number) =>
  new BinnacleError({
    code: 'ERR_GATHER_DUPLICATE_ID',
    message: `plugin ${plugin}: scenario ${scenario} gives the id ${JSON.stringify(id)} to more than one instance`,
    hint: 'Give each instance its own id, or leave ids out to have them numbered.',
    fate: 'run',
  })

export const noInstances = (plugin: string, scenario: string, loaded: number, splits: string) =>
  new BinnacleError({
    code: 'ERR_GATHER_EMPTY',
    message: `plugin ${plugin}: scenario ${scenario} gave ${loaded === 0 ? 'no instances' : `${loaded} instances, none of them in ${splits}`}`,
    hint: 'Look at the arguments of the run entry and at `evalSplits`.',
    fate: 'run',
  })

export const scenarioThrew = (plugin: string, scenario: string, cause: unknown) =>
  new BinnacleError({
    code: 'ERR_GATHER_SCENARIO',
    message: `plugin ${plugin}: scenario ${scenario} failed while loading: ${cause instanceof Error ? cause.message : String(cause)}`,
    hint: 'Run again with --debug for the stack.',
    cause,
    fate: 'run',
  })

export const windowTooSmall = (maxTokens: number, window: number) =>
  new BinnacleError({
    code: 'ERR_ADAPT_WINDOW',
    message: `a completion may have ${maxTokens} tokens, but the window of the model holds ${window} with the prompt: no prompt fits`,
    hint: 'Ask for fewer tokens, or use a model with a longer window.',
    fate: 'run',
  })

export const perturbationTable = (perturbation: string, cause: unknown) =>
  new BinnacleError({
    code: 'ERR_PERTURBATION_ASSET',
    message: `the perturbation ${perturbation} has no table: ${errorText(cause)}`,
    hint: 'Put your own copy under its address into a folder with a mirror.json, and give that with --mirror; or name a file in the options of the perturbation, where it takes one.',
    cause,
    fate: 'run',
  })

export const rowsAmongShots = (rows: number, of: number) =>
  new BinnacleError({
    code: 'ERR_ADAPT_OWN_SHOTS',
    message: `${rows} of ${of} rows ${rows === 1 ? 'stands' : 'stand'} among the shots, too: ${rows === 1 ? 'its prompt holds its' : 'their prompts hold their'} answer`,
    hint: 'Take them out of one of the splits, or ask without shots (max_train_instances=0). HELM asks them so, and says nothing.',
  })

export const tooFewLabelled = (shots: number, labelled: number, train: number) =>
  new BinnacleError({
    code: 'ERR_ADAPT_SHOTS',
    message: `${shots} shots are wanted, but only ${labelled} of the ${train} training instances have a right reference; HELM never ends here`,
    hint: `Ask for fewer shots, as max_train_instances=${labelled}, or take the shots in order with \`sampleTrain: false\`.`,
    fate: 'run',
  })

export const roleHasNoModel = (annotator: string, role: string) =>
  new BinnacleError({
    code: 'ERR_PLAN_ROLE',
    message: `nobody plays the role "${role}" of the annotator ${annotator}`,
    hint: `Name a model in the config: roles: { ${JSON.stringify(role)}: "creator/model" }.`,
  })

export const roleUnknown = (annotator: string, role: string, roles: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_PLAN_ROLE_UNKNOWN',
    message: `roles.${annotator}: the annotator ${annotator} has no role "${role}"`,
    hint:
      roles.length === 0
        ? 'It asks no models. Take the setting out of `roles`.'
        : `Its roles: ${roles.join(', ')}. Seats stand one level down: roles: { ${JSON.stringify(annotator)}: { ${JSON.stringify(roles[0])}: { … } } }.`,
  })

export const cannot = (task: string, model: string, adapter: string, needs: string, has: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_PLAN_CAPABILITY',
    message: `task ${task} asks ${model} through “${adapter}”, which needs “${needs}”; this model can: ${has.length === 0 ? 'nothing that is known' : has.join(', ')}`,
    hint:
      needs === 'scoreText'
        ? 'Use method=multiple_choice_joint, or a deployment that echoes log-probabilities (client option api: "completions").'
        : 'Use another task or model.',
    fate: 'run',
  })

export const badTaskOptions = (task: string, issues: string, known: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_PLAN_ARGUMENTS',
    message: `task ${task}: ${issues}`,
    hint: known.length === 0 ? 'See `binnacle list tasks`.' : `It takes: ${known.join(', ')}.`,
  })

export const badPartOptions = (what: string, name: string, issues: string) =>
  new BinnacleError({
    code: 'ERR_PLAN_OPTIONS',
    message: `${what} ${name}: its options do not fit: ${issues}`,
    hint: 'Correct the options in the config, or report this to the author of the task.',
  })

export const taskThrew = (task: string, cause: unknown) =>
  new BinnacleError({
    code: 'ERR_PLAN_TASK',
    message: `task ${task} failed while it was planned: ${cause instanceof Error ? cause.message : String(cause)}`,
    hint: 'Report this to the author of the task.',
    cause,
  })

export const modelUnknown = (model: string, suggestion: string) =>
  new BinnacleError({
    code: 'ERR_MODEL_UNKNOWN',
    message: `there is no model or deployment “${model}”.${suggestion}`,
    hint: 'See `binnacle list models`; put your own under `models` in the config, or install the client plugin that knows it.',
  })

export const noDeployment = (model: string) =>
  new BinnacleError({
    code: 'ERR_MODEL_NO_DEPLOYMENT',
    message: `nothing serves the model “${model}”`,
    hint: 'Put a deployment under `models` in the config: { name, client, options, window, tokenizer, price }.',
  })

export const timedOut = (seconds: number) =>
  new BinnacleError({
    code: 'ERR_MODEL_TIMEOUT',
    message: `no answer after ${seconds} s`,
    hint: 'Raise --timeout, or look at the model server.',
    retryable: true,
    fate: 'sample',
    exitCode: 3,
  })

export const emptyAnswer = (by: string) =>
  new BinnacleError({
    code: 'ERR_MODEL_EMPTY',
    message: `${by} gave no completion`,
    hint: 'Look at the model server; the request is tried again.',
    retryable: true,
    fate: 'sample',
    exitCode: 3,
  })

export const badAnswer = (by: string, what: string) =>
  new BinnacleError({
    code: 'ERR_MODEL_ANSWER',
    message: `${by} gave an answer that is none: ${what}`,
    hint: 'Report this to the author of the client plugin; an answer is { completions: [{ text }] }.',
    retryable: false,
    fate: 'sample',
    exitCode: 4,
  })

export const finishUnknown = (words: readonly (readonly [word: string, count: number])[]) =>
  new BinnacleError({
    code: 'ERR_ANSWER_FINISH_REASON',
    message: `answers ended with a word that is not known, and count as whole: ${words.map(([word, count]) => `${JSON.stringify(word)} (${count})`).join(', ')}`,
    hint: 'Look at some of these answers. Where the word says that they were cut, filtered or have failed, report it.',
    fate: 'sample',
    exitCode: 3,
  })

export const tooFewCompletions = (by: string, got: number, asked: number) =>
  new BinnacleError({
    code: 'ERR_MODEL_COMPLETIONS',
    message: `${by} gave ${got} of ${asked} completions`,
    hint: 'Use a client or server that can give several completions, or num_outputs=1.',
    retryable: false,
    fate: 'sample',
    exitCode: 3,
  })

export const clientFault = (by: string, cause: unknown) =>
  new BinnacleError({
    code: 'ERR_MODEL_CLIENT',
    message: `${by} failed: ${cause instanceof Error ? cause.message : String(cause)}`,
    hint: 'Report this to the author of the client plugin; --debug shows the stack.',
    cause,
    retryable: false,
    fate: 'sample',
    exitCode: 4,
  })

export const cannotAnswer = (capability: string, deployment: string) =>
  new BinnacleError({
    code: 'ERR_MODEL_CAPABILITY',
    message: `${deployment} has no “${capability}”`,
    hint: 'Use another method or model.',
    fate: 'run',
  })

export const stopped = () =>
  new BinnacleError({ code: 'ERR_RUN_STOPPED', message: 'stopped', hint: 'Run the same command to go on.', fate: 'session', exitCode: 3 })

export const waitTooLong = (error: BinnacleError, waitMs: number, longest: number) =>
  new BinnacleError({
    code: 'ERR_RUN_WAIT',
    message: `the server asks to wait ${wholeTime(waitMs / 1000)}, and no longer than ${wholeTime(longest)} is waited (limits.retryAfter): ${error.message}`,
    hint: 'Run the same command again then: nothing that was answered is asked again. Or raise limits.retryAfter in the config.',
    cause: error,
    fate: 'run',
    exitCode: 3,
  })

/** Seconds in the largest units that are whole enough: `27 h 46 min`. */
function wholeTime(seconds: number): string {
  if (seconds < 120) return `${Math.ceil(seconds)} s`
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 120) return `${minutes} min`
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? `${hours} h ${minutes % 60} min` : `${Math.floor(hours / 24)} days`
}

export const budgetSpent = (what: string) =>
  new BinnacleError({
    code: 'ERR_RUN_BUDGET',
    message: `the budget is spent: ${what}`,
    hint: 'Raise --budget-usd or --budget-tokens and run the same command: nothing that was answered is asked again.',
    fate: 'session',
    exitCode: 3,
  })

export const metricThrew = (plugin: string, metric: string, count: number, first: string) =>
  new BinnacleError({
    code: 'ERR_METRIC_THREW',
    message: `plugin ${plugin}: metric ${metric} failed on ${samples(count)}; their scores are missing. First: ${first}`,
    hint: 'Report this to the author of the plugin; a score that cannot be had is { missing: reason }.',
    fate: 'sample',
  })

export const metricNaN = (plugin: string, metric: string, score: string, count: number, first: string) =>
  new BinnacleError({
    code: 'ERR_METRIC_NAN',
    message: `plugin ${plugin}: metric ${metric}: the score “${score}” is not a number (NaN) on ${samples(count)}, where it is missing. First: ${first}`,
    hint: 'Report this to the author of the plugin; a score that cannot be had is { missing: reason }.',
    fate: 'sample',
  })

export const metricUndeclared = (
  plugin: string,
  metric: string,
  score: string,
  count: number,
  first: string,
  declared: readonly string[],
) =>
  new BinnacleError({
    code: 'ERR_METRIC_UNDECLARED',
    message: `plugin ${plugin}: metric ${metric} gives the score “${score}”, which it does not declare, on ${samples(count)}; it is left out. First: ${first}`,
    hint: `Declare it under \`scores\` with its direction; declared: ${declared.join(', ')}.`,
    fate: 'sample',
  })

const samples = (count: number) => `${count} ${count === 1 ? 'sample' : 'samples'}`
