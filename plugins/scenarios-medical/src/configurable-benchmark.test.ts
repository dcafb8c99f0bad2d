import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createContainer } from '@binnacle/core/host'
import { createFiles } from '@binnacle/hub'
import metricsBasic from '@binnacle/metrics-basic'
import metricsJudged from '@binnacle/metrics-judged'
import { describe, expect, test } from 'vitest'
import { loadAll } from '@binnacle/parity-kit/expect-helm'
import { hasOracle, helmRunSpec, resolvedWithFiles } from '@binnacle/parity-kit/helm-oracle'
import { demoMirror, mirrorOptions } from '@binnacle/parity-kit/mirror-options'
import plugin from './index.ts'

const plugins = [metricsBasic, metricsJudged, plugin].map((each) => ({ origin: 'test', plugin: each() }))
const { registries } = createContainer(plugins, [], () => {})

const BENCHMARK = {
  name: 'NOTES',
  description: 'Notes.',
  prompt_file: 'prompt.txt',
  dataset_file: 'rows.csv',
  metrics: [{ name: 'exact_match' }] as readonly object[],
}

const JUDGED = {
  ...BENCHMARK,
  metrics: [{ name: 'jury_score', prompt_file: 'judge.txt', judges: [{ model_name: 'x/one', name: 'host/one' }] }],
}
const JUDGE = 'Rate {RESPONSE}.\n<rubric_criteria>{"clarity": ["score"]}</rubric_criteria>'

let made = 0

/** Reads the instances of a benchmark from files in a folder. */
function load(files: Readonly<Record<string, string>>) {
  const { baseDir, ...options } = mirrorOptions(demoMirror)
  const folder = join(baseDir, `benchmark-${made++}`)
  mkdirSync(folder, { recursive: true })
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return loadAll(
    registries,
    'medhelm_configurable_benchmark',
    { name: 'NOTES', config_path: 'notes.yaml' },
    createFiles({ ...options, baseDir: folder }),
  )
}

describe('rows', () => {
  const files = { 'notes.yaml': JSON.stringify(BENCHMARK), 'prompt.txt': 'Sum up: {talk}\n' }

  test('the prompt is filled with the cells as they stand, right and wrong answers are references', async () => {
    const rows = 'talk,correct_answer,incorrect_answers\n"Hello, ""you""",007,"[""b"", ""c""]"\nNA,,[]\n'
    expect(await load({ ...files, 'rows.csv': rows })).toEqual([
      {
        split: 'test',
        input: { text: 'Sum up: Hello, "you"\n' },
        references: [
          { output: { text: '007' }, tags: ['correct'] },
          { output: { text: 'b' }, tags: [] },
          { output: { text: 'c' }, tags: [] },
        ],
      },
      { split: 'test', input: { text: 'Sum up: NA\n' }, references: [{ output: { text: '' }, tags: ['correct'] }] },
    ])
  })

  test('a jury alone needs no right answers', async () => {
    const judged = { ...files, 'notes.yaml': JSON.stringify(JUDGED), 'rows.csv': 'talk\nHello\n' }
    expect(await load(judged)).toEqual([{ split: 'test', input: { text: 'Sum up: Hello\n' }, references: [] }])
  })

  test.each([
    ['talk\nHello\n', /rows\.csv cannot be used: it has no column correct_answer/],
    ['text,correct_answer\nHello,a\n', /prompt\.txt cannot be used: its field \{talk\} is no column of rows\.csv/],
    ['talk,correct_answer,incorrect_answers\nHello,a,b\n', /rows\.csv .*no JSON list of texts: "b"/],
  ])('%j is refused', async (rows, message) => {
    await expect(load({ ...files, 'rows.csv': rows })).rejects.toMatchObject({
      code: 'ERR_TASK_BENCHMARK',
      message: expect.stringMatching(message) as string,
    })
  })
})

async function build(benchmark: object | string, jury?: string) {
  const task = await registries.get('tasks', 'medhelm_configurable_benchmark')
  const text = typeof benchmark === 'string' ? benchmark : JSON.stringify(benchmark)
  const options = { config_path: 'notes.yaml' } as never
  const assets = task.assets!(options, { benchmark: text })
  return { assets, recipe: task.build(options, { benchmark: text, ...(jury === undefined ? {} : { jury }) }) }
}

describe('the task', () => {
  test('reads the file, and the prompt of the jury where there is one', async () => {
    const task = await registries.get('tasks', 'medhelm_configurable_benchmark')
    const benchmark = { path: 'notes.yaml', format: 'text' }
    expect(task.assets!({ config_path: 'notes.yaml' } as never, {})).toEqual({ benchmark })
    expect((await build(BENCHMARK)).assets).toEqual({ benchmark })
    expect((await build(JUDGED, JUDGE)).assets).toEqual({ benchmark, jury: { path: 'judge.txt', format: 'text' } })
  })

  test('its first metric is shown first', async () => {
    const { recipe } = await build({ ...JUDGED, metrics: [...JUDGED.metrics, { name: 'exact_match' }] }, JUDGE)
    expect(recipe).toMatchObject({ name: 'NOTES', main: { stat: 'jury_score', split: 'test' } })
    expect(recipe.metrics.map(({ name }) => name)).toEqual(['llm_jury', 'basic_generation', 'basic_reference', 'instances_per_split'])
  })

  test.each<[string, object | string, string | undefined, RegExp]>([
    ['no YAML', 'a: [', undefined, /notes\.yaml cannot be used: it is not YAML/],
    ['another metric', { ...BENCHMARK, metrics: [{ name: 'f1_score' }] }, undefined, /metrics\[0\]/],
    ['two juries', { ...JUDGED, metrics: [...JUDGED.metrics, ...JUDGED.metrics] }, JUDGE, /there can be one jury_score/],
    ['no tokens', { ...BENCHMARK, max_tokens: 0 }, undefined, /max_tokens/],
    ['a jury without criteria', JUDGED, 'Rate {RESPONSE}.', /judge\.txt cannot be used: it names no criteria/],
    ['broken criteria', JUDGED, '<rubric_criteria>{"clarity": 3}</rubric_criteria>', /the criteria of judge\.txt cannot be used: clarity/],
  ])('%s is refused', async (_what, benchmark, jury, message) => {
    await expect(build(benchmark, jury)).rejects.toMatchObject({
      code: 'ERR_TASK_BENCHMARK',
      message: expect.stringMatching(message) as string,
      hint: expect.stringMatching(/^Write/) as string,
    })
  })
})

test.skipIf(!hasOracle)('every resolved run spec over a file is HELM’s, and refused as there', async () => {
  const { build: make, assets } = await registries.get('tasks', 'medhelm_configurable_benchmark')
  const counts = { equal: 0, refused: 0 }
  for (const { args, file, content, jury_prompt: prompt, spec } of resolvedWithFiles('medhelm_configurable_benchmark')) {
    const attempt = async () => {
      const benchmark = JSON.stringify(content)
      const named = assets!(args as never, { benchmark })['jury'] as { readonly path: string } | undefined
      const jury = named === undefined ? {} : { jury: named.path === 'nocriteria.txt' ? 'No criteria.' : prompt! }
      return helmRunSpec('', make(args as never, { benchmark, ...jury }), registries)
    }
    if (spec === undefined) {
      await expect(attempt(), file).rejects.toMatchObject({ code: 'ERR_TASK_BENCHMARK' })
      counts.refused++
    } else {
      expect(await attempt(), file).toEqual(spec)
      counts.equal++
    }
  }
  expect(counts).toEqual({ equal: 5, refused: 6 })
})
