import { BinnacleError, didYouMean } from '@binnacle/core'

export const badEntry = (entry: string, why: string) =>
  new BinnacleError({
    code: 'ERR_ENTRY_SYNTAX',
    message: `run entry "${entry}": ${why}`,
    hint: 'A run entry is a task with arguments: mmlu:subject=anatomy,model=openai/gpt-4o-mini',
  })

export const noModel = (entry: string) =>
  new BinnacleError({
    code: 'ERR_ENTRY_NO_MODEL',
    message: `run entry "${entry}" names no model`,
    hint: 'Add model=… to the entry, give --model NAME, or list `models` in the config.',
  })

export const onlyModelGroup = (entry: string, group: string) =>
  new BinnacleError({
    code: 'ERR_ENTRY_NO_MODEL',
    message: `run entry "${entry}" names a group of models, "${group}", and no model`,
    hint: 'Give --model NAME, or list `models` in the config: they stand for the group.',
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
    message: `${key} is for the method "${needed}", this task uses "${method}"`,
    hint: `Leave ${key} out of the entry.`,
  })
