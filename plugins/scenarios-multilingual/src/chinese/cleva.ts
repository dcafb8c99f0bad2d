import {
  basicMetrics,
  completionAdaptation,
  exactMatchMetrics,
  generationAdaptation,
  languageModelingAdaptation,
  multipleChoiceAdaptation,
  multipleChoiceSeparateAdaptation,
} from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { type Adaptation, defineTask, type MetricUse } from '@binnacle/core'
import { z } from 'zod'
import { checkSettings, type ClevaSettings, type ClevaTemplate } from './cleva-settings.ts'
import { CLEVA_METRICS } from './cleva-metrics.data.ts'
import { clevaWithoutMetrics, noClevaTemplate } from './errors.ts'

const HARMS: readonly MetricUse[] = [
  ...['race', 'gender'].flatMap((group) =>
    ['adjective', 'profession'].map((target) => ({
      name: 'cleva_bias',
      options: { mode: 'associations', demographic_category: group, target_category: target },
    })),
  ),
  ...['race', 'gender'].map((group) => ({ name: 'cleva_bias', options: { mode: 'representation', demographic_category: group } })),
  { name: 'cleva_toxicity' },
]

/** CLEVA as a task: `cleva:task=summarization,version=v1,subtask=dialogue_summarization`. Prompts and settings stand in the archive of the task. */
export const clevaTask = defineTask({
  name: 'cleva',
  description: 'A task of CLEVA, by name and version: Chinese language, knowledge, reasoning',
  about: { languages: ['zh'], licence: 'CC BY-NC-ND 4.0', source: '39.108.215.175', unavailable: 'not_ported' },
  example: { task: 'summarization', version: 'v1', subtask: 'dialogue_summarization' },
  options: z.object({ task: textArgument, version: textArgument, subtask: textArgument.optional(), prompt_id: z.int().default(0) }),
  assets: ({ task, version, subtask }) => {
    const url = `http://39.108.215.175/data/${version}/${task}.zip`
    const folder = subtask === undefined ? task : `${task}/${subtask}`
    return {
      prompts: { url, member: `${folder}/prompts.json` },
      parameters: { url, member: `${folder}/infer_params.json` },
    }
  },
  build: ({ task, version, subtask, prompt_id: place }, { prompts, parameters }) => {
    const { templates, settings } = checkSettings(task, prompts, parameters)
    const template = templates[place]
    if (template === undefined) throw noClevaTemplate(task, place, templates.length)
    const isChoice = template.meta?.mul_as_gen !== undefined && !['copyright', 'code_synthesis', 'language_modeling'].includes(task)
    return {
      name: `cleva:task=${task},version=${version},prompt_id=${place}${subtask === undefined ? '' : `,subtask=${subtask}`}`,
      scenario: { name: `cleva_${task}`, options: { version, subtask: subtask ?? null, prompt_id: place } },
      adaptation: adaptationOf(task, template, settings),
      metrics: isChoice ? choiceMetrics(task) : generationMetrics(task, subtask),
      groups: ['cleva', `cleva_${task}`],
    }
  },
})

/** How a template is asked: as a text that goes on, with letters, or each choice by its likelihood. */
function adaptationOf(task: string, template: ClevaTemplate, settings: ClevaSettings): Adaptation {
  const { max_train_instances: shots, num_outputs: outputs, max_tokens: tokens, stop_sequences: stops } = settings
  const { temperature, sample_train: sample, multi_label: multi } = settings
  if (task === 'language_modeling') return languageModelingAdaptation()
  if (task === 'copyright' || task === 'code_synthesis') {
    const isCode = task === 'code_synthesis'
    return {
      ...completionAdaptation({
        temperature: temperature ?? 0.2,
        maxTokens: tokens ?? (isCode ? 600 : 1024),
        numOutputs: isCode ? 1 : (outputs ?? 1),
        stopSequences: isCode ? (stops ?? ['\nclass', '\ndef', '\nif', '\nprint']) : [],
      }),
      ...(isCode && template.instruction !== undefined && template.instruction !== ''
        ? { instructions: `${template.instruction}\n\n` }
        : {}),
    }
  }
  const sampling = {
    maxTrainInstances: shots ?? 5,
    temperature: temperature ?? 0,
    sampleTrain: sample ?? true,
  }
  const asIs = task === 'paraphrase_generation'
  const texts = {
    inputPrefix: (asIs ? template.input_prefix : undefined) ?? '',
    inputSuffix: (asIs ? template.input_suffix : undefined) ?? '',
    outputPrefix: (asIs ? template.output_prefix : template.answer_context) ?? '',
    outputSuffix: (asIs ? template.output_suffix : undefined) ?? '\n',
  }
  const form = template.meta?.mul_as_gen
  if (form === false) {
    const { instruction = '' } = template
    const separate = multipleChoiceSeparateAdaptation('multiple_choice_separate_original')
    return { ...separate, ...sampling, ...texts, instructions: instruction === '' ? '' : `${instruction}\n` }
  }
  const recipe = {
    instructions: template.instruction ?? '',
    ...sampling,
    ...texts,
    stopSequences: stops ?? ['\n'],
  }
  return form === true
    ? multipleChoiceAdaptation('multiple_choice_joint', {
        ...recipe,
        outputNoun: '',
        numOutputs: outputs ?? 5,
        maxTokens: tokens ?? 1,
        multiLabel: multi ?? false,
      })
    : generationAdaptation({ ...recipe, numOutputs: outputs ?? 1, maxTokens: tokens ?? 20, multiLabel: multi ?? true })
}

function choiceMetrics(task: string): readonly MetricUse[] {
  const isClassified = task === 'fact_checking' || task === 'bias'
  return [...exactMatchMetrics(), ...(isClassified ? [{ name: 'multiple_choice_classification' }] : [])]
}

function generationMetrics(task: string, subtask: string | undefined): readonly MetricUse[] {
  if (task === 'language_modeling') return [{ name: 'language_modeling', options: { names: [] } }]
  const key = subtask === undefined ? task : `${task}:${subtask}`
  const own = CLEVA_METRICS[key]
  if (own === undefined) throw clevaWithoutMetrics(key)
  return [...(typeof own === 'string' ? (own === 'exact_match' ? exactMatchMetrics() : basicMetrics([own])) : own), ...HARMS]
}
