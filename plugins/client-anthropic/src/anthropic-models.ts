import { defineDeployment, defineModel, type Deployment, type ModelInfo } from '@binnacle/core'
import { MODELS, type ModelFacts, PRICES, THINKING, THINKING_TOKENS } from './models.data.ts'
import type { AnthropicOptions } from './options.ts'

/** A model's entry: its facts, and the options of its deployment. */
interface Entry extends ModelFacts {
  readonly options?: Partial<AnthropicOptions>
}

const ENTRIES: readonly Entry[] = [
  ...MODELS.map((facts) => ({ ...facts, ...(facts.omit === undefined ? {} : { options: { omit: [...facts.omit] } }) })),
  ...MODELS.filter(({ name }) => THINKING.includes(name)).map((facts) => ({
    ...facts,
    name: `${facts.name}-thinking-10k`,
    displayName: facts.displayName.replace(/\)$/, ', extended thinking)'),
    options: { model: facts.name, thinkingTokens: THINKING_TOKENS },
  })),
]

/** Anthropic's models: who answers. */
export function anthropicModels(): readonly ModelInfo[] {
  return ENTRIES.map((entry) =>
    defineModel({
      name: `anthropic/${entry.name}`,
      displayName: entry.displayName,
      description: `${entry.displayName}, a model of Anthropic's`,
      creator: 'anthropic',
      access: 'limited',
      releaseDate: entry.releaseDate,
      tags: [
        ...(entry.isClaude3 === true ? ['ANTHROPIC_CLAUDE_3_MODEL_TAG'] : []),
        'TEXT_MODEL_TAG',
        ...(entry.onlyText === true ? [] : ['VISION_LANGUAGE_MODEL_TAG']),
        'LIMITED_FUNCTIONALITY_TEXT_MODEL_TAG',
        'INSTRUCTION_FOLLOWING_MODEL_TAG',
      ],
    }),
  )
}

/** Their deployments at Anthropic. The tokenizer is that of HELM, of an earlier model: newer ones have none that is public. */
export function anthropicDeployments(): readonly Deployment[] {
  return ENTRIES.map(({ name, displayName, options, window, price, priced = PRICES }) =>
    defineDeployment({
      name: `anthropic/${name}`,
      description: `${displayName} at Anthropic`,
      model: `anthropic/${name}`,
      client: 'anthropic',
      ...(options === undefined ? {} : { options }),
      window: { maxSequence: window },
      tokenizer: { name: 'anthropic/claude', fallback: 'estimate' },
      price: { input: price[0], output: price[1], ...priced },
    }),
  )
}
