import { BinnacleError } from '@binnacle/core'

export const noFolder = (path: string) =>
  new BinnacleError({
    code: 'ERR_LOCAL_PATH',
    message: `${path} is no folder`,
    hint: 'Give the folder with model_deployments.yaml, model_metadata.yaml and tokenizer_configs.yaml after --local-path.',
  })

export const brokenYaml = (file: string, why: string, line?: number) =>
  new BinnacleError({
    code: 'ERR_LOCAL_YAML',
    message: `${line === undefined ? file : `${file}:${line}`}: ${why}`,
    hint: 'Correct the file; HELM reads the same form.',
  })
