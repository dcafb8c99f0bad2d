import { BinnacleError } from '@binnacle/core'

export function credentialsInvalid(deployment: string, problem: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_GOOGLE_CREDENTIALS',
    message: `the credentials of ${deployment} cannot be used: ${problem}`,
    hint: 'Name the JSON file of a service account, or the one that gcloud auth application-default login writes: credentials: "file:PATH".',
    fate: 'run',
  })
}

export function tokenRefused(deployment: string, status: number, said: string): BinnacleError {
  const isBusy = status === 429 || status >= 500
  return new BinnacleError({
    code: 'ERR_GOOGLE_TOKEN',
    message: `Google gave no token for ${deployment} (status ${status})${said === '' ? '' : `: ${said}`}`,
    hint: isBusy
      ? 'It is tried again. If it lasts, look at https://status.cloud.google.com.'
      : 'Log in again (gcloud auth application-default login), or look whether the service account still exists and its key is good.',
    retryable: isBusy,
    fate: 'run',
    exitCode: 3,
  })
}

export function projectMissing(deployment: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_GOOGLE_PROJECT',
    message: `${deployment} is asked at Vertex AI, and no project is named`,
    hint: 'Set the option project of the deployment, or GOOGLE_CLOUD_PROJECT in the environment.',
    fate: 'run',
  })
}
