import { BinnacleError, didYouMean } from '@binnacle/core'

export const badEntry = (entry: string, why: string) =>
  new BinnacleError({
    code: 'ERR_ENTRY_SYNTAX',
    message: `run entry «${entry}»: ${why}`,
    hint: 'A run entry is a task with arguments: mmlu:subject=anatomy,model=openai/gpt-4o-mini',
  })

export const noModel = (entry: string) =>
  new BinnacleError({
    code: 'ERR_ENTRY_NO_MODEL',
    message: `run entry «${entry}» names no model`,
    hint: 'Add model=… to the entry, give --model NAME, or list `models` in the config.',
  })

export const badExpanderValue = (key: string, value: string, allowed: readonly string[]) =>
  new BinnacleError({
    code: 'ERR_ENTRY_VALUE',
    message: `${key}=${value}: this value is not known.${didYouMean(value, allowed)}`,
    hint: `${key} takes: ${allowed.join(', ')}.`,
  })

export const expanderNeedsMethod = (key: string, method: string, needed: string) =>
  new BinnacleError({
    code: 'ERR_ENTRY_METHOD',
    message: `${key} is for the method «${needed}», this task uses «${method}»`,
    hint: `Leave ${key} out of the entry.`,
  })

export const notAHelmRun = (folder: string) =>
  new BinnacleError({
    code: 'ERR_HELM_NOT_A_RUN',
    message: `${folder} holds no HELM run: there is no scenario_state.json or scenario_state.json.gz`,
    hint: 'Give the folder of a run, or a folder of run folders.',
  })

export const brokenHelmFile = (file: string, cause: unknown) =>
  new BinnacleError({
    code: 'ERR_HELM_FILE',
    message: `${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
    hint: 'Copy the file again from where HELM wrote it.',
    cause,
  })
