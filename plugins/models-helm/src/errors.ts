import { BinnacleError } from '@binnacle/core'

export const noFolder = (path: string) =>
  new BinnacleError({
    code: 'ERR_LOCAL_PATH',
    message: `${path} is not a folder`,
    hint: 'Give the folder with model_deployments.yaml, model_metadata.yaml and tokenizer_configs.yaml after --local-path.',
  })

export const brokenYaml = (place: string, why: string) =>
  new BinnacleError({
    code: 'ERR_LOCAL_YAML',
    message: `${place}: ${why}`,
    hint: 'Correct the file; HELM reads the same form (YAML 1.1).',
  })

export const argumentUnsupported = (place: string, deployment: string, why: string) =>
  new BinnacleError({
    code: 'ERR_LOCAL_ARGUMENT',
    message: `${place}: the deployment ${deployment} cannot be used: ${why}`,
    hint: 'Take the argument out of the file if its effect is not needed, or use another deployment.',
  })
