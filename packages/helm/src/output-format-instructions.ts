import type { RunDraft } from '@binnacle/core'
import { badExpanderValue, expanderNeedsMethod } from '@binnacle/entries'
import { CHOICE_FORMATS, CHOICE_SCENARIOS, GENERATION_FORMATS, REASONING_FORMAT, REASONING_FORMAT_NAMES } from './expanders.data.ts'
import type { EntryArgument } from '@binnacle/core'

/**
 * HELM's `output_format_instructions=NAME[_no_prefix][_suffix]`: says how to answer, in front of the instructions or, with
 * `_suffix`, after the prompt; `_no_prefix` forbids to repeat the output prefix.
 * @throws BinnacleError `ERR_ENTRY_VALUE`, `ERR_ENTRY_METHOD`
 */
export function expandOutputFormat(draft: RunDraft, argument: EntryArgument): RunDraft {
  const { adaptation } = draft
  const isSuffix = argument.text.endsWith('_suffix')
  const bare = isSuffix ? argument.text.slice(0, -'_suffix'.length) : argument.text
  const noPrefix = bare.endsWith('_no_prefix')
  const name = noPrefix ? bare.slice(0, -'_no_prefix'.length) : bare
  let text = formatText(draft, argument, name)
  if (noPrefix) text += ` Do not include '${adaptation.outputPrefix.trim()}' in your answer.`
  if (isSuffix) return { ...draft, adaptation: { ...adaptation, globalSuffix: `${adaptation.globalSuffix}\n\n${text}` } }
  const instructions = adaptation.instructions === '' ? `${text}\n` : `${text}\n\n${adaptation.instructions}`
  return { ...draft, adaptation: { ...adaptation, instructions } }
}

function formatText(draft: RunDraft, argument: EntryArgument, name: string): string {
  const { method, outputPrefix } = draft.adaptation
  if (method === 'multiple_choice_joint') {
    if (Object.hasOwn(CHOICE_FORMATS, name)) return CHOICE_FORMATS[name]!
    // HELM takes any other word for mcqa, also a misspelt one.
    const known = [...Object.keys(CHOICE_FORMATS), ...CHOICE_SCENARIOS, ...Object.keys(GENERATION_FORMATS), ...REASONING_FORMAT_NAMES]
    if (!known.includes(name)) throw badExpanderValue(argument.key, argument.text, [...new Set(known)])
    return CHOICE_FORMATS['mcqa']!
  }
  if (method === 'multiple_choice_joint_chain_of_thought') {
    if (!REASONING_FORMAT_NAMES.includes(name)) throw badExpanderValue(argument.key, argument.text, REASONING_FORMAT_NAMES)
    return REASONING_FORMAT
  }
  if (method !== 'generation') throw expanderNeedsMethod(argument.key, method, 'generation or multiple_choice_joint')
  const text = Object.hasOwn(GENERATION_FORMATS, name) ? GENERATION_FORMATS[name] : undefined
  if (text === undefined) throw badExpanderValue(argument.key, argument.text, Object.keys(GENERATION_FORMATS))
  if (name !== 'legalbench') return text
  const noun = outputPrefix.split(':')[0]!.toLowerCase()
  return noun === 'answer' ? 'Answer yes or no.' : `Answer with the ${noun}.`
}
