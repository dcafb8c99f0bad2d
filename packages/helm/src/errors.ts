import { BinnacleError } from '@binnacle/core'

export const badConf = (place: string, why: string) =>
  new BinnacleError({
    code: 'ERR_CONF_SYNTAX',
    message: `${place}: ${why}`,
    hint: 'An entry looks so: {description: "mmlu:subject=anatomy,model=text", priority: 1}. Quotes around descriptions are needed, since they hold an equals sign.',
  })

export const badConfEntry = (file: string, field: string, why: string) =>
  new BinnacleError({
    code: 'ERR_CONF_ENTRY',
    message: `${file}: ${field}: ${why}`,
    hint: 'A file of run entries holds entries: [ … ], each with a description (text) and, where wanted, priority (whole number) and groups (list of texts).',
  })

export const confNotRead = (file: string, cause: unknown) =>
  new BinnacleError({
    code: 'ERR_CONF_READ',
    message: `the file of run entries ${file} cannot be read: ${cause instanceof Error ? cause.message : String(cause)}`,
    hint: 'Correct the path after --conf, or under `conf` in the config; the file is UTF-8.',
    cause,
  })

export const noDefaultTokenizer = (deployment: string) =>
  new BinnacleError({
    code: 'ERR_ENTRY_TOKENIZER',
    message:
      deployment === ''
        ? 'tokenizer=default: the entry names no deployment in front of it; HELM makes no run of such an entry'
        : `tokenizer=default: no tokenizer is known for the deployment ${deployment}; HELM makes no run of such an entry`,
    hint: 'Name the tokenizer: tokenizer=huggingface/gpt2.',
  })

export const chatMlInEntry = () =>
  new BinnacleError({
    code: 'ERR_ENTRY_CHATML',
    message: 'chatml: this key takes no value, so that no entry can be written with it; HELM fails here',
    hint: 'Leave it out: prompts for a model with the tag CHATML_MODEL_TAG are put into its form by themselves.',
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
