import type { Adaptation, Augmentation, EntryArgument, Expander, RunDraft } from '@binnacle/core'
import { OUTPUT_PROCESSORS } from '@binnacle/engine'
import { badExpanderValue, expanderNeedsMethod, type HostExpander } from '@binnacle/entries'
import {
  FOLLOW_FORMAT_PREFIX,
  FOLLOW_FORMAT_SUFFIX,
  NAMED_COUNTS,
  PROMPT_STYLES,
  STOP_STYLES,
  NEWLINE_STYLES,
  DEFAULT_TOKENIZERS,
  EXPERT_INSTRUCTIONS,
} from './expanders.data.ts'
import { AUGMENTATIONS } from './augmentations.ts'
import { chatMlInEntry, noDefaultTokenizer } from './errors.ts'
import { expandOutputFormat } from './output-format-instructions.ts'

type Expand = Expander['expand']

/** `,key=value`, or `:key=value` where the name has no colon yet. */
const joined = (draft: RunDraft, key: string, text: string): string => `${draft.name}${draft.name.includes(':') ? ',' : ':'}${key}=${text}`

function changed(draft: RunDraft, adaptation: Partial<Adaptation>, name = draft.name): RunDraft {
  return { ...draft, name, adaptation: { ...draft.adaptation, ...adaptation } }
}

/** What a table has for the value of an argument. */
function valueOf<T>(table: Readonly<Record<string, T>>, { text }: EntryArgument): T | undefined {
  return Object.hasOwn(table, text) ? table[text] : undefined
}

/** A value as a number, from a table of named lists or as it stands. */
function counts(argument: EntryArgument, named: Readonly<Record<string, readonly number[]>>): readonly { value: number; text: string }[] {
  const list = valueOf(named, argument)
  if (list !== undefined) return list.map((value) => ({ value, text: String(value) }))
  if (typeof argument.value !== 'number') throw badExpanderValue(argument.key, argument.text, [...Object.keys(named), 'a number'])
  return [{ value: argument.value, text: argument.text }]
}

function count(field: keyof Adaptation, key: string): Expand {
  return (draft, argument) =>
    counts(argument, NAMED_COUNTS[key] ?? {}).map(({ value, text }) => changed(draft, { [field]: value }, joined(draft, key, text)))
}

function numberOf(argument: EntryArgument): number {
  if (typeof argument.value !== 'number') throw badExpanderValue(argument.key, argument.text, ['a number'])
  return argument.value
}

/** The kind of number that Python makes of a text. */
const kindOf = ({ text }: EntryArgument): 'integer' | 'float' => (/^\s*[+-]?\d+(_\d+)*\s*$/.test(text) ? 'integer' : 'float')

function styled<Style extends Partial<Adaptation>>(argument: EntryArgument, styles: Readonly<Record<string, Style>>): Style {
  const style = valueOf(styles, argument)
  if (style === undefined) throw badExpanderValue(argument.key, argument.text, Object.keys(styles))
  return style
}

/** Where HELM's functions that change completions live. */
const PROCESSORS = 'helm.benchmark.metrics.output_processors.'

/** The draft with an option of its scenario. */
function withScenarioOption(draft: RunDraft, key: string, value: string | number, text: string): RunDraft {
  const options = { ...draft.scenario.options, [key]: value }
  return { ...draft, name: joined(draft, key, text.replaceAll('/', '_')), scenario: { ...draft.scenario, options } }
}

/** Evaluated instances and their changed copies are asked in one run, so that they can be compared. */
const COPIES_BESIDE_ORIGINALS: Omit<Augmentation, 'perturbations'> = {
  augmentTrain: false,
  includeOriginalTrain: true,
  skipUnchangedTrain: true,
  augmentEval: true,
  includeOriginalEval: true,
  skipUnchangedEval: true,
  seedsPerInstance: 1,
}

/** HELM's run expanders, by the key in the entry. */
const EXPANDERS: Readonly<Record<string, Expand>> = {
  instructions(draft, argument) {
    const { instructions } = draft.adaptation
    const texts: Record<string, string> = { none: '', expert: EXPERT_INSTRUCTIONS + instructions }
    const text = valueOf(texts, argument)
    if (text === undefined) throw badExpanderValue(argument.key, argument.text, Object.keys(texts))
    return [changed(draft, { instructions: text }, `${draft.name},instructions=${argument.text}`)]
  },
  prompt: (draft, argument) => [changed(draft, styled(argument, PROMPT_STYLES), `${draft.name},prompt=${argument.text}`)],
  newline: (draft, argument) => [changed(draft, styled(argument, NEWLINE_STYLES), `${draft.name},newline=${argument.text}`)],
  stop: (draft, argument) => [changed(draft, styled(argument, STOP_STYLES), `${draft.name},stop=${argument.text}`)],
  add_to_stop(draft, argument) {
    const stop = argument.text === 'newline' ? '\n' : argument.text
    return [changed(draft, { stopSequences: [...draft.adaptation.stopSequences, stop] })]
  },
  global_prefix(draft, argument) {
    if (argument.text !== 'nlg') throw badExpanderValue(argument.key, argument.text, ['nlg'])
    return [changed(draft, { globalPrefix: '[NLG]' }, `${draft.name},global_prefix=nlg`)]
  },
  format_prompt: (draft, argument) => [changed(draft, { inputPrefix: argument.text, outputPrefix: '' })],
  follow_format_instructions(draft, argument, { tagsOf }) {
    if (argument.text !== 'all' && argument.text !== 'instruct') throw badExpanderValue(argument.key, argument.text, ['all', 'instruct'])
    if (draft.adaptation.method !== 'generation') throw expanderNeedsMethod(argument.key, draft.adaptation.method, 'generation')
    if (argument.text === 'instruct' && !tagsOf(draft.adaptation.model).includes('INSTRUCTION_FOLLOWING_MODEL_TAG')) return [draft]
    const globalSuffix = `\n\n${FOLLOW_FORMAT_SUFFIX}\n${draft.adaptation.outputPrefix.trim()}`
    return [changed(draft, { globalPrefix: `${FOLLOW_FORMAT_PREFIX}\n\n`, globalSuffix })]
  },
  num_train_trials: count('numTrainTrials', 'num_train_trials'),
  max_train_instances: count('maxTrainInstances', 'max_train_instances'),
  max_eval_instances: count('maxEvalInstances', 'max_eval_instances'),
  num_outputs: count('numOutputs', 'num_outputs'),
  num_trials: count('numTrials', 'num_trials'),
  eval_split(draft, argument) {
    if (argument.text !== 'test' && argument.text !== 'valid') throw badExpanderValue(argument.key, argument.text, ['test', 'valid'])
    return [changed(draft, { evalSplits: [argument.text] }, joined(draft, 'eval_split', argument.text))]
  },
  model(draft, argument) {
    const parts = argument.text.split('/')
    const model = parts.slice(-2).join('/')
    const changes = parts.length > 2 ? { model, modelDeployment: argument.text } : { model }
    return [changed(draft, changes, joined(draft, 'model', model.replaceAll('/', '_')))]
  },
  model_deployment(draft, argument) {
    return [changed(draft, { modelDeployment: argument.text }, joined(draft, 'model_deployment', argument.text.replaceAll('/', '_')))]
  },
  data_augmentation(draft, argument) {
    const runs = valueOf(AUGMENTATIONS, argument)
    if (runs === undefined) throw badExpanderValue(argument.key, argument.text, Object.keys(AUGMENTATIONS))
    return Object.entries(runs).map(([name, perturbations]) => ({
      ...draft,
      name: `${draft.name},data_augmentation=${name}`,
      augmentation: { perturbations, ...COPIES_BESIDE_ORIGINALS },
    }))
  },
  process_output(draft, argument) {
    const own = argument.text.startsWith(PROCESSORS) ? argument.text.slice(PROCESSORS.length) : argument.text
    if (!Object.hasOwn(OUTPUT_PROCESSORS, own))
      throw badExpanderValue(
        argument.key,
        argument.text,
        Object.keys(OUTPUT_PROCESSORS).map((name) => PROCESSORS + name),
      )
    return [{ ...draft, processOutput: own }]
  },
  tokenizer(draft, argument) {
    if (argument.text !== 'default') return [withScenarioOption(draft, argument.key, argument.value, argument.text)]
    const { modelDeployment } = draft.adaptation
    const found = Object.hasOwn(DEFAULT_TOKENIZERS, modelDeployment) ? DEFAULT_TOKENIZERS[modelDeployment] : undefined
    if (found === undefined) throw noDefaultTokenizer(modelDeployment)
    return [withScenarioOption(draft, argument.key, found, found)]
  },
  num_prompt_tokens: (draft, argument) =>
    counts(argument, NAMED_COUNTS[argument.key]!).map(({ value, text }) => withScenarioOption(draft, argument.key, value, text)),
  chatml() {
    throw chatMlInEntry()
  },
  num_output_tokens: count('maxTokens', 'num_output_tokens'),
  increase_max_tokens: (draft, argument) => [changed(draft, { maxTokens: draft.adaptation.maxTokens + numberOf(argument) })],
  temperature: (draft, argument) => [changed(draft, { temperature: numberOf(argument), helm: { temperature: kindOf(argument) } })],
  increase_temperature(draft, argument) {
    const { temperature, helm } = draft.adaptation
    const kinds = [helm?.temperature ?? (temperature === 1 ? 'integer' : 'float'), kindOf(argument)]
    const kind = kinds.includes('float') ? 'float' : 'integer'
    return [changed(draft, { temperature: temperature + numberOf(argument), helm: { temperature: kind } })]
  },
  output_format_instructions: (draft, argument) => [expandOutputFormat(draft, argument)],
}

/** HELM's expanders, as they are handed to planning. */
export const HELM_EXPANDERS: readonly HostExpander[] = Object.entries(EXPANDERS).map(([name, expand]) => ({ name, expand }))
