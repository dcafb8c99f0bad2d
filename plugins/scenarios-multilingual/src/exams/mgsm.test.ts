import type { TaskRecipe } from '@binnacle/core'
import { createFiles } from '@binnacle/hub'
import { createSample } from '@binnacle/testkit'
import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { hasData, writeDataMirror } from '@binnacle/parity-kit/data-mirror'
import { loadAll } from '@binnacle/parity-kit/expect-helm'
import { mirrorOptions } from '@binnacle/parity-kit/mirror-options'
import { DATA_FILES, MGSM_AT_HAND } from '../../test/data.ts'
import { load, registries } from '../../test/open.ts'

const fileOf = (text: string) => ({ dataset: 'juletxara/mgsm', file: 'mgsm_es.tsv', text })

test('question and number', async () => {
  expect(await load('mgsm', { language: 'es' }, fileOf('¿Cuántos "patos"?\t18\n'))).toEqual([
    { split: 'test', input: { text: '¿Cuántos "patos"?' }, references: [{ output: { text: '18' }, tags: ['correct'] }] },
  ])
  await expect(load('mgsm', { language: 'es' }, fileOf('¿Cuántos?\tmuchos\n'))).rejects.toThrow(/row 1 .*mgsm_es\.tsv.*must be a number/)
})

test('is asked in the words of the language, without shots, and is not HELM’s', async () => {
  const { build } = await registries.get('tasks', 'mgsm')
  expect(build({ language: 'sw' } as never, {})).toMatchObject({
    adaptation: { inputPrefix: 'Swali: ', outputPrefix: 'Jibu: ', maxTrainInstances: 0, maxTokens: 400, stopSequences: [] },
    main: { stat: 'number_match', split: 'test' },
  })
  expect((await registries.get('scenarios', 'mgsm')).helm).toBeUndefined()
})

test.each([
  ['de', 'Also verdient sie insgesamt 1.200 Euro.', '1200', 1],
  ['de', 'Die Antwort ist 1,5.', '15', 0],
  ['es', 'La respuesta es 2.280', '2280', 1],
  ['fr', 'Cela fait 3 boîtes, donc 1 200 pommes.', '1200', 1],
  ['ru', 'Ответ: 1 200 рублей.', '1200', 1],
  ['en', 'The answer is $18.00', '18', 1],
  ['en', 'She sells 1.200 kg.', '1200', 0],
  ['bn', 'উত্তর: ১৮', '18', 1],
  ['te', 'సమాధానం: 1,00,000', '100000', 1],
  ['sw', 'Jibu: 18', '18', 1],
])('in %s, %j against %s is %d', async (language, said, right, value) => {
  const [use] = ((await registries.get('tasks', 'mgsm')).build({ language } as never, {}) as TaskRecipe).metrics
  const metric = await registries.get('metrics', use!.name)
  const options = (metric.options as unknown as z.ZodType).parse(use!.options) as never
  expect(metric.score!(createSample({ completions: said, right }), options)).toMatchObject({ number_match: value })
})

describe.skipIf(!hasData)('over the data', () => {
  test('250 problems in each language, with the same numbers', async () => {
    const files = createFiles(mirrorOptions(writeDataMirror(DATA_FILES)))
    const numbers = new Set<string>()
    for (const language of MGSM_AT_HAND) {
      const instances = await loadAll(registries, 'mgsm', { language }, files)
      expect(instances, language).toHaveLength(250)
      numbers.add(instances.map(({ references }) => Number(references[0]!.output.text.replaceAll(',', ''))).join())
    }
    expect(numbers.size).toBe(1)
  })
})
