import { BinnacleError } from '@binnacle/core'

export const brokenClevaSettings = (task: string, file: string, what: string) =>
  new BinnacleError({
    code: 'ERR_TASK_PROMPTS',
    message: `${file} in the archive of CLEVA's task ${task} is not as it should be: ${what}`,
    hint: 'Delete the archive from the cache or mirror and fetch it again.',
  })

export const noClevaTemplate = (task: string, place: number, count: number) =>
  new BinnacleError({
    code: 'ERR_TASK_PROMPTS',
    message: `CLEVA's task ${task} has no template ${place}`,
    hint: `prompt_id is from 0 to ${count - 1}.`,
  })

export const clevaWithoutMetrics = (key: string) =>
  new BinnacleError({
    code: 'ERR_TASK_PROMPTS',
    message: `${key} of CLEVA has no metrics for texts that a model writes: the template asks for one`,
    hint: 'Take another prompt_id, whose template asks for a choice.',
  })
