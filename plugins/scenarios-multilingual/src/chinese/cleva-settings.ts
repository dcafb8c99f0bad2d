import { checkValue, formatIssuePath, type Json, type SchemaIssue } from '@binnacle/core'
import { z } from 'zod'
import { brokenClevaSettings } from './errors.ts'

const templateSchema = z.looseObject({
  instruction: z.string().optional(),
  answer_context: z.string().optional(),
  input_prefix: z.string().optional(),
  input_suffix: z.string().optional(),
  output_prefix: z.string().optional(),
  output_suffix: z.string().optional(),
  /** `mul_as_gen`: true asks for a letter, false takes the likelihood of each choice; without it a text is written. */
  meta: z.looseObject({ mul_as_gen: z.boolean().optional() }).optional(),
})

const settingsSchema = z.looseObject({
  max_train_instances: z.int().optional(),
  num_outputs: z.int().optional(),
  max_tokens: z.int().optional(),
  temperature: z.number().optional(),
  stop_sequences: z.array(z.string()).optional(),
  sample_train: z.boolean().optional(),
  multi_label: z.boolean().optional(),
})

/** A template of `prompts.json`. */
export type ClevaTemplate = z.infer<typeof templateSchema>

/** The settings of `infer_params.json`; what is absent is left to the task. */
export type ClevaSettings = z.infer<typeof settingsSchema>

/**
 * Checks the two files of a task of CLEVA.
 * @throws BinnacleError `ERR_TASK_PROMPTS`
 */
export function checkSettings(
  task: string,
  prompts: Json | undefined,
  parameters: Json | undefined,
): { readonly templates: readonly ClevaTemplate[]; readonly settings: ClevaSettings } {
  const templates = checkValue(z.array(templateSchema), prompts)
  if (templates.issues !== undefined) throw brokenClevaSettings(task, 'prompts.json', issueText(templates.issues))
  const settings = checkValue(settingsSchema, parameters)
  if (settings.issues !== undefined) throw brokenClevaSettings(task, 'infer_params.json', issueText(settings.issues))
  return { templates: templates.value, settings: settings.value }
}

const issueText = (issues: readonly SchemaIssue[]): string =>
  issues.map((issue) => `${formatIssuePath(issue)}: ${issue.message}`).join('; ')
