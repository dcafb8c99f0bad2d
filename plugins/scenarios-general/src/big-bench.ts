import { basicMetrics, exactMatchMetrics, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { BinnacleError, checkValue, declareScenario, DEFAULT_ADAPTATION, defineTask, formatIssuePath, type Json } from '@binnacle/core'
import { z } from 'zod'

const BIG_BENCH = { name: 'big_bench', description: 'A task of BIG-bench, by its folder' } as const

/** What HELM takes from the file of a task. */
const definitionSchema = z.object({
  metrics: z.array(z.string()),
  task_prefix: z.string().optional(),
  example_input_prefix: z.string().optional(),
  example_output_prefix: z.string().optional(),
  stop_string: z.union([z.string(), z.number()]).optional(),
})

/** HELM's metrics for those of a task; others have none there. HELM's own order is that of a Python set. */
const METRICS: Readonly<Record<string, readonly string[]>> = {
  exact_str_match: ['exact_match', 'quasi_exact_match'],
  bleu: ['bleu_1', 'bleu_4'],
  rouge: ['rouge_1', 'rouge_2', 'rouge_l'],
}

/** Where answers stop; an empty text is none. */
const stopOf = (stop: string | number | undefined): readonly string[] => (stop === undefined || stop === '' ? [] : [String(stop)])

/** @throws BinnacleError `ERR_TASK_PROMPTS` */
function checkDefinition(task: string, definition: Json | undefined): z.infer<typeof definitionSchema> {
  const checked = checkValue(definitionSchema, definition)
  if (checked.issues === undefined) return checked.value
  throw new BinnacleError({
    code: 'ERR_TASK_PROMPTS',
    message: `task.json of the BIG-bench task ${task} is not as it should be: ${checked.issues.map((issue) => `${formatIssuePath(issue)}: ${issue.message}`).join('; ')}`,
    hint: 'HELM runs the tasks of BIG-bench that are a JSON file with a list of metrics.',
  })
}

export const bigBenchScenario = declareScenario({
  ...BIG_BENCH,
  options: z.strictObject({ task: z.string(), subtask: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.big_bench_scenario.BIGBenchScenario', tags: ['logical reasoning'] },
  unavailable: NOT_PORTED,
})

export const bigBenchTask = defineTask({
  ...BIG_BENCH,
  about: { source: 'google/BIG-bench on GitHub' },
  example: { task: 'semantic_parsing_spider', subtask: '' },
  options: z.object({ task: textArgument, subtask: textArgument }),
  assets: ({ task, subtask }) => ({
    definition: {
      url: `https://raw.githubusercontent.com/google/BIG-bench/main/bigbench/benchmark_tasks/${task}/${subtask === '' ? '' : `${subtask}/`}task.json`,
    },
  }),
  build: ({ task, subtask }, { definition }) => {
    const settings = checkDefinition(task, definition)
    const isChoice = settings.metrics.includes('multiple_choice_grade')
    return {
      name: subtask === '' ? `big_bench:task=${task}` : `big_bench:task=${task},subtask=${subtask}`,
      scenario: { name: 'big_bench', options: { task, subtask } },
      adaptation: {
        ...DEFAULT_ADAPTATION,
        method: isChoice ? 'multiple_choice_joint' : 'generation',
        instructions: settings.task_prefix ?? '',
        inputPrefix: settings.example_input_prefix ?? 'Question: ',
        outputPrefix: settings.example_output_prefix ?? 'Answer: ',
        numOutputs: 1,
        temperature: 0,
        helm: { temperature: 'integer' },
        maxTokens: 64,
        stopSequences: stopOf(settings.stop_string),
      },
      metrics: isChoice ? exactMatchMetrics() : basicMetrics(settings.metrics.flatMap((name) => METRICS[name] ?? [])),
      groups: [`big_bench_${task}`],
    }
  },
})
