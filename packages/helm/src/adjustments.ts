import type { Adaptation, RunDraft } from '@binnacle/core'
import type { HostAdjustment } from '@binnacle/entries'
import { FOLLOW_FORMAT_PREFIX, FOLLOW_FORMAT_SUFFIX, STOP_STYLES } from './expanders.data.ts'

const tagged =
  (...tags: readonly string[]): HostAdjustment['applies'] =>
  (own) =>
    tags.some((tag) => own.includes(tag))

const IM_END = '<|im_end|>\n<|im_start|>'

function chatMl({ name, adaptation }: RunDraft): Partial<Adaptation> {
  const assistant = `${IM_END}assistant\n`
  const { outputPrefix, instructions } = adaptation
  const [task] = name.split(/[:,]/)
  const lineEnd = outputPrefix.indexOf('\n')
  return {
    instructions: instructions === '' ? '<|im_start|>user\n' : `<|im_start|>system\n${instructions}${IM_END}user\n`,
    instancePrefix: '',
    // HELM's own places for the turn of the assistant; those of the sampled XSum are the usual ones.
    outputPrefix:
      task === 'msmarco'
        ? outputPrefix.slice(0, lineEnd) + assistant + outputPrefix.slice(lineEnd + 1)
        : task === 'summarization_cnndm' || task === 'summarization_xsum'
          ? outputPrefix + assistant
          : assistant + outputPrefix,
    outputSuffix: `${IM_END}user\n`,
    stopSequences: [...adaptation.stopSequences, '<|im_end|>'],
  }
}

/** HELM's adjustments to models with certain tags, in its order. */
export const HELM_ADJUSTMENTS: readonly HostAdjustment[] = [
  {
    name: 'stop=hash (the model cannot write line breaks)',
    applies: (tags, { adaptation }) =>
      tags.includes('NO_NEWLINES_TAG') && ['generation', 'multiple_choice_joint'].includes(adaptation.method),
    change: () => STOP_STYLES['hash']!,
    suffix: ',stop=hash',
  },
  { name: 'global_prefix=nlg', applies: tagged('NLG_PREFIX_TAG'), change: () => ({ globalPrefix: '[NLG]' }), suffix: ',global_prefix=nlg' },
  { name: 'chatml', applies: tagged('CHATML_MODEL_TAG'), change: chatMl },
  {
    name: 'anthropic (human and assistant turns)',
    applies: tagged('ANTHROPIC_CLAUDE_1_MODEL_TAG', 'ANTHROPIC_CLAUDE_2_MODEL_TAG'),
    change: ({ adaptation }) => ({
      globalPrefix: `\n\nHuman: ${FOLLOW_FORMAT_PREFIX}\n\n`,
      globalSuffix: `\n\n${FOLLOW_FORMAT_SUFFIX}\n\nAssistant: ${adaptation.outputPrefix.trim()}`,
    }),
  },
  {
    name: 'claude 3 (stop sequences of white space alone are dropped)',
    applies: tagged('ANTHROPIC_CLAUDE_3_MODEL_TAG'),
    change: ({ adaptation }) => ({ stopSequences: adaptation.stopSequences.filter((stop) => stop.trim() !== '') }),
  },
  {
    name: 'gemini vision (at least 2 tokens)',
    applies: (tags, { adaptation }) =>
      tags.includes('VISION_LANGUAGE_MODEL_TAG') && tags.includes('GOOGLE_GEMINI_PRO_VISION_V1_TAG') && adaptation.maxTokens === 1,
    change: () => ({ maxTokens: 2 }),
  },
  {
    name: 'idefics instruct',
    applies: (tags) => tags.includes('IDEFICS_MODEL_TAG') && tags.includes('IDEFICS_INSTRUCT_MODEL_TAG'),
    change: () => ({
      inputPrefix: 'User: ',
      inputSuffix: '<end_of_utterance>',
      outputPrefix: '\nAssistant: ',
      outputSuffix: '<end_of_utterance>',
      stopSequences: ['<end_of_utterance>'],
    }),
  },
  {
    name: 'llava',
    applies: tagged('LLAVA_MODEL_TAG'),
    change: () => ({ inputPrefix: 'USER: <image>', inputSuffix: '', outputPrefix: '\nASSISTANT: ', outputSuffix: '' }),
  },
  {
    name: 'open flamingo',
    applies: tagged('OPEN_FLAMINGO_MODEL_TAG'),
    change: ({ adaptation }) => ({ inputPrefix: `<|endofchunk|>${adaptation.inputPrefix}` }),
  },
  {
    name: 'temperature + 0.0001 (the model fails at 0)',
    applies: (tags, { adaptation }) => tags.includes('BUGGY_TEMP_0_TAG') && adaptation.temperature === 0,
    change: ({ adaptation }) => ({ temperature: adaptation.temperature + 0.0001 }),
  },
  {
    name: 'stop=none',
    applies: (_tags, { adaptation }) => adaptation.model === 'google/medlm-large',
    change: () => STOP_STYLES['none']!,
    suffix: ',stop=none',
  },
]
