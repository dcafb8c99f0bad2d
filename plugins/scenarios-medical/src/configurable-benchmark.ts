import { basicMetrics, exactMatchMetrics, generationAdaptation } from '@binnacle/adapters'
import { type AssetSource, CORRECT_TAG, defineAnnotator, defineScenario, defineTask, type Json, type MetricUse } from '@binnacle/core'
import { z } from 'zod'
import { LLM_AS_JURY, MEDHELM_CONFIGURABLE_BENCHMARK } from './cards.data.ts'
import { badBenchmark } from './errors.ts'
import { fillPrompt, promptFields } from './juries/fill-prompt.ts'
import { askJury, type Criteria, juryOf, type Judges, judgesSchema, verdictsSchema } from './juries/jury.ts'
import { readYaml } from './read-yaml.ts'
import { summarizationMetrics } from './summarization-metrics.ts'

const SUMMARIZATION = ['rouge_1', 'rouge_2', 'rouge_l', 'BERTScore-P', 'BERTScore-R', 'BERTScore-F'] as const

const jurySchema = z.object({
  name: z.literal('jury_score'),
  prompt_file: z.string(),
  judges: z.array(z.object({ model_name: z.string(), name: z.string() })).min(1),
})

const metricSchema = z.discriminatedUnion('name', [jurySchema, z.object({ name: z.enum(['exact_match', ...SUMMARIZATION]) })])

const benchmarkSchema = z.object({
  name: z.string().min(1),
  description: z.string(),
  prompt_file: z.string(),
  dataset_file: z.string(),
  max_tokens: z.int().positive().default(1024),
  metrics: z
    .array(metricSchema)
    .min(1)
    .refine((metrics) => metrics.filter(({ name }) => name === 'jury_score').length <= 1, 'there can be one jury_score'),
})

type Benchmark = z.infer<typeof benchmarkSchema>

const HINT = `Write YAML: name, description, prompt_file, dataset_file, max_tokens and metrics, a list of { name }: exact_match, ${SUMMARIZATION.join(', ')}, or jury_score with prompt_file and judges, a list of { model_name, name }.`

const readBenchmark = (path: string, text: Json | undefined): Benchmark => readYaml(path, text, benchmarkSchema, HINT)

/** The first jury of a benchmark, where it has one. */
const juryMetric = ({ metrics }: Benchmark): z.infer<typeof jurySchema> | undefined =>
  metrics.find((metric) => metric.name === 'jury_score')

/** A row: any columns. The right answer may be absent where a jury alone rates; the wrong ones are a JSON list. */
const rowSchema = z.record(z.string(), z.string())
const wrongAnswers = z.array(z.string())

/** A benchmark that a file of the user's describes, in MedHELM's form: a template for the prompts and a CSV file of rows. */
export const medhelmConfigurableScenario = defineScenario({
  ...MEDHELM_CONFIGURABLE_BENCHMARK,
  options: z.strictObject({ name: z.string(), config_path: z.string() }),
  licence: { name: 'of the files that are given' },
  helm: {
    className: 'helm.benchmark.scenarios.medhelm_configurable_scenario.MedHELMConfigurableScenario',
    tags: ['biomedical'],
  },
  async *load({ config_path: path }, { files }) {
    const benchmark = readBenchmark(path, await files.text({ path }))
    const { prompt_file: promptFile, dataset_file: dataFile } = benchmark
    const template = await files.text({ path: promptFile })
    const fields = promptFields(template, promptFile)
    for await (const row of files.rows({ path: dataFile }, { format: 'csv', schema: rowSchema })) {
      checkColumns(row, fields, benchmark)
      yield { split: 'test', input: { text: fillPrompt(template, row) }, references: referencesOf(row, dataFile) }
    }
  },
})

/** @throws BinnacleError `ERR_TASK_BENCHMARK` where the template or the metrics want a column that is not there */
function checkColumns(row: Readonly<Record<string, string>>, fields: readonly string[], benchmark: Benchmark): void {
  const columns = Object.keys(row)
  const absent = fields.find((field) => !columns.includes(field))
  if (absent !== undefined)
    throw badBenchmark(
      benchmark.prompt_file,
      `its field {${absent}} is no column of ${benchmark.dataset_file}`,
      `The columns are ${columns.join(', ')}.`,
    )
  const needsAnswer = benchmark.metrics.some(({ name }) => name !== 'jury_score')
  if (needsAnswer && !columns.includes('correct_answer'))
    throw badBenchmark(benchmark.dataset_file, 'it has no column correct_answer', 'Only a benchmark that a jury alone rates needs none.')
}

function referencesOf(row: Readonly<Record<string, string>>, file: string) {
  const { correct_answer: right, incorrect_answers: wrong } = row
  const others = wrong === undefined ? [] : wrongTexts(wrong, file)
  return [
    ...(right === undefined ? [] : [{ output: { text: right }, tags: [CORRECT_TAG] }]),
    ...others.map((text) => ({ output: { text }, tags: [] })),
  ]
}

function wrongTexts(cell: string, file: string): readonly string[] {
  let value: unknown
  try {
    value = JSON.parse(cell)
  } catch {
    value = undefined
  }
  const checked = wrongAnswers.safeParse(value)
  if (checked.success) return checked.data
  throw badBenchmark(
    file,
    `incorrect_answers is no JSON list of texts: ${JSON.stringify(cell.slice(0, 80))}`,
    'Write it like ["one", "two"].',
  )
}

/** A benchmark that a file of the user's describes, as a task: `medhelm_configurable_benchmark:config_path=notes.yaml`. */
export const medhelmConfigurableTask = defineTask({
  ...MEDHELM_CONFIGURABLE_BENCHMARK,
  options: z.object({ config_path: z.string() }),
  assets: ({ config_path: path }, { benchmark: text }) => {
    const benchmark: AssetSource = { path, format: 'text' }
    const jury = text === undefined ? undefined : juryMetric(readBenchmark(path, text))
    return jury === undefined ? { benchmark } : { benchmark, jury: { path: jury.prompt_file, format: 'text' } }
  },
  build: ({ config_path: path }, { benchmark: text, jury: juryPrompt }) => {
    const benchmark = readBenchmark(path, text)
    const { name, metrics } = benchmark
    const jury = juryMetric(benchmark)
    const judges: Judges = Object.fromEntries(
      (jury?.judges ?? []).map((judge) => [judge.name, { model_name: judge.model_name, model_deployment: judge.name }] as const),
    )
    return {
      name,
      scenario: { name: 'medhelm_configurable_benchmark', options: { name, config_path: path } },
      adaptation: generationAdaptation({ maxTokens: benchmark.max_tokens, maxTrainInstances: 0, stopSequences: [] }),
      metrics: metricsOf(benchmark, judges),
      annotators:
        jury === undefined
          ? []
          : [
              {
                name: 'llm_as_jury',
                options: {
                  name,
                  prompt_template: String(juryPrompt),
                  annotation_criteria: criteriaIn(String(juryPrompt), jury.prompt_file),
                  annotator_models: judges,
                },
              },
            ],
      groups: [name],
      main: { stat: metrics[0]!.name, split: 'test' },
    }
  },
})

/** The metrics in the order of the file. Those of summaries come once; a jury alone brings the basic ones with it. */
function metricsOf({ name, metrics }: Benchmark, judges: Judges): readonly MetricUse[] {
  const firstSummary = metrics.findIndex((metric) => SUMMARIZATION.some((one) => one === metric.name))
  return metrics.flatMap((metric, place) => {
    if (metric.name === 'exact_match') return exactMatchMetrics()
    if (metric.name !== 'jury_score') return place === firstSummary ? summarizationMetrics(name) : []
    const jury = { name: 'llm_jury', options: { metric_name: 'jury_score', scenario_name: name, annotator_models: judges } }
    return metrics.length === 1 ? [jury, ...basicMetrics([])] : [jury]
  })
}

const criteriaSchema = z.record(z.string(), z.array(z.string()))

/** What the jury rates: the JSON object that stands in the prompt between `<rubric_criteria>` and its end. */
function criteriaIn(prompt: string, file: string): Criteria {
  const [, json] = /<rubric_criteria>\s*(\{.*?\})\s*<\/rubric_criteria>/s.exec(prompt) ?? []
  const hint = 'Write <rubric_criteria>{"accuracy": ["score", "explanation"]}</rubric_criteria> into it.'
  if (json === undefined) throw badBenchmark(file, 'it names no criteria', hint)
  return readYaml(`the criteria of ${file}`, json, criteriaSchema, hint, true)
}

/** A jury that rates by criteria of the user's. Its annotations stand under the name of the benchmark. */
export const llmAsJury = defineAnnotator({
  ...LLM_AS_JURY,
  options: z.strictObject({
    name: z.string(),
    prompt_template: z.string(),
    annotation_criteria: criteriaSchema,
    annotator_models: judgesSchema,
  }),
  roles: ({ annotator_models: judges }) => juryOf(judges),
  annotation: verdictsSchema,
  annotationName: ({ name }) => name,
  helm: { className: 'helm.benchmark.annotation.model_as_judge.LLMAsJuryAnnotator' },
  annotate(sample, context) {
    const { prompt_template: promptTemplate, annotation_criteria: criteria } = context.options
    return askJury({ promptTemplate, criteria }, sample, context)
  },
})
