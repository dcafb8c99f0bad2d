import { expect, test } from 'vitest'
import { configSchemaFile } from '../../../scripts/write-config-schema.ts'

test('the published JSON Schema is that of the code', () => {
  const { present, wanted } = configSchemaFile()
  expect(present, 'run `npm run config-schema`').toBe(wanted)
})

test('the JSON Schema lets a $schema stand, and no key that is not known', () => {
  const schema = JSON.parse(configSchemaFile().present) as { readonly properties: object; readonly additionalProperties: boolean }
  expect(Object.keys(schema.properties)).toContain('$schema')
  expect(schema.additionalProperties).toBe(false)
})
