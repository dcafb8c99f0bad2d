import { checkValue } from '@binnacle/core'
import { expect, test } from 'vitest'
import { googleClient } from './google-client.ts'
import plugin from './index.ts'

test('every deployment has a model, and options that its client takes', () => {
  const { models, deployments } = plugin.contribute({})
  const names = new Set(models!.map((model) => model.name))
  expect(names.size).toBe(models!.length)
  for (const deployment of deployments!) {
    if (!('model' in deployment)) throw new Error('deployments are data')
    expect(names).toContain(deployment.model)
    expect(checkValue(googleClient.options!, deployment.options ?? {}).issues).toBeUndefined()
    if (deployment.price !== undefined) expect(URL.canParse(deployment.price.source!)).toBe(true)
  }
})

const at = (options: object) => {
  const checked = checkValue(googleClient.options!, options)
  if (checked.issues !== undefined) throw new Error(JSON.stringify(checked.issues))
  return googleClient.destination!({ name: 'google/gemini-2.5-pro' }, checked.value)
}

test('where requests go, and which secrets go along', () => {
  expect(at({})).toEqual({
    url: 'https://generativelanguage.googleapis.com/v1beta/models/gemini-2.5-pro:generateContent',
    secrets: [{ reference: 'env:GEMINI_API_KEY', header: 'x-goog-api-key' }],
  })
  expect(at({ baseUrl: 'http://127.0.0.1:8000' })).toEqual({
    url: 'http://127.0.0.1:8000/v1beta/models/gemini-2.5-pro:generateContent',
    secrets: [],
  })
  expect(at({ project: 'my-project', credentials: 'file:key.json' })).toEqual({
    url: 'https://aiplatform.googleapis.com/v1/projects/my-project/locations/global/publishers/google/models/gemini-2.5-pro:generateContent',
    secrets: [{ reference: 'file:key.json', header: 'authorization' }],
  })
  expect(at({ project: 'my-project', location: 'europe-west1' }).url).toBe(
    'https://europe-west1-aiplatform.googleapis.com/v1/projects/my-project/locations/europe-west1/publishers/google/models/gemini-2.5-pro:generateContent',
  )
})

test('models of other publishers at Vertex AI', () => {
  const path = (model: string) => at({ project: 'p', model }).url.split('/locations/global/')[1]
  expect(path('meta/llama-4-scout')).toBe('publishers/meta/models/llama-4-scout:generateContent')
  expect(path('publishers/meta/models/llama-3.1')).toBe('publishers/meta/models/llama-3.1:generateContent')
})

test('what the environment says: either name of the key, and for a project the file of credentials', () => {
  const from = (given: Record<string, unknown>, variables: Record<string, string>) =>
    googleClient.fromEnvironment!(given, (name) => variables[name])
  expect(from({}, { GOOGLE_API_KEY: 'x' })).toEqual({ apiKey: 'env:GOOGLE_API_KEY' })
  expect(from({}, { GOOGLE_API_KEY: 'x', GEMINI_API_KEY: 'y' })).toEqual({})
  expect(from({ project: 'p' }, { GOOGLE_APPLICATION_CREDENTIALS: '/keys/a.json' })).toEqual({ credentials: 'file:/keys/a.json' })
  expect(from({ project: 'p' }, { HOME: '/nowhere' })).toEqual({})
  expect(from({ vertex: true }, { HOME: '/nowhere', GOOGLE_CLOUD_PROJECT: 'q' })).toEqual({ project: 'q' })
  expect(from({ vertex: true }, { GOOGLE_API_KEY: 'x', HOME: '/nowhere' })).toEqual({})
  expect(() => at({ vertex: true })).toThrow('no project is named')
})
