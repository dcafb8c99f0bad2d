import { DEFAULT_ADAPTATION, type RunDraft } from '@binnacle/core'
import { describe, expect, it, test } from 'vitest'
import { HELM_EXPANDERS } from './expanders.ts'

const DRAFT: RunDraft = {
  name: 'quiz:topic=a',
  task: { name: 'quiz', args: {} },
  scenario: { name: 'quiz', options: { topic: 'a' } },
  adaptation: { ...DEFAULT_ADAPTATION, method: 'multiple_choice_joint' },
  metrics: [],
  annotators: [],
  groups: [],
}

function expand(key: string, value: string | number, draft: RunDraft = DRAFT): readonly RunDraft[] {
  const { expand: apply } = HELM_EXPANDERS.find(({ name }) => name === key)!
  return apply(draft, { key, value, text: String(value) }, { tagsOf: () => [], modelsWith: () => [] })
}

describe('data_augmentation', () => {
  it('is one run for each list of perturbations, with the copies beside the originals', () => {
    const runs = expand('data_augmentation', 'misspelling_sweep')
    expect(runs.map(({ name, augmentation }) => [name, augmentation!.perturbations])).toEqual(
      ['0', '0.05', '0.2', '0.5'].map((prob) => [
        `quiz:topic=a,data_augmentation=misspelling${prob}`,
        [{ name: 'misspellings', options: { prob: Number(prob) } }],
      ]),
    )
    expect(runs[0]!.augmentation).toMatchObject({
      augmentTrain: false,
      augmentEval: true,
      includeOriginalEval: true,
      skipUnchangedEval: true,
    })
  })
})

describe('options of the scenario', () => {
  it('are set by tokenizer and num_prompt_tokens, and stand in the name', () => {
    expect(expand('tokenizer', 'huggingface/gpt2')).toMatchObject([
      { name: 'quiz:topic=a,tokenizer=huggingface_gpt2', scenario: { options: { topic: 'a', tokenizer: 'huggingface/gpt2' } } },
    ])
    expect(expand('num_prompt_tokens', 'default_sweep').map(({ scenario }) => scenario.options)).toEqual(
      [1, 256, 512, 1024, 1536].map((count) => ({ topic: 'a', num_prompt_tokens: count })),
    )
  })

  it('tokenizer=default is known for few deployments, and asked back for others', () => {
    const bloom = { ...DRAFT, adaptation: { ...DRAFT.adaptation, modelDeployment: 'together/bloom' } }
    expect(expand('tokenizer', 'default', bloom)).toMatchObject([{ scenario: { options: { tokenizer: 'bigscience/bloom' } } }])
    expect(() => expand('tokenizer', 'default')).toThrow(expect.objectContaining({ code: 'ERR_ENTRY_TOKENIZER' }) as Error)
  })
})

test('process_output names what completions go through, by HELM’s name or ours', () => {
  const name = 'remove_deepseek_r1_thinking'
  expect(expand('process_output', name)).toEqual([{ ...DRAFT, processOutput: name }])
  expect(expand('process_output', `helm.benchmark.metrics.output_processors.${name}`)).toEqual([{ ...DRAFT, processOutput: name }])
})

test.each([
  ['data_augmentation', 'robustnes', 'ERR_ENTRY_VALUE', 'robustness'],
  ['process_output', 'helm.benchmark.metrics.output_processors.remove_thinking', 'ERR_ENTRY_VALUE', 'remove_deepseek_r1_thinking'],
  ['output_format_instructions', 'mmul', 'ERR_ENTRY_VALUE', 'mmlu'],
  ['output_format_instructions', 'mcqa_suffix_no_prefix', 'ERR_ENTRY_VALUE', 'mcqa'],
  ['num_prompt_tokens', 'many', 'ERR_ENTRY_VALUE', 'default_sweep'],
  ['chatml', 'x', 'ERR_ENTRY_CHATML', 'takes no value'],
])('%s=%s is asked back', (key, value, code, named) => {
  expect.assertions(1)
  try {
    expand(key, value)
  } catch (cause) {
    const { code: own, message, hint } = cause as { code: string; message: string; hint: string }
    expect([own, `${message} ${hint}`]).toEqual([code, expect.stringContaining(named)])
  }
})
