import { defineDeployment, defineModel, type Deployment, type ModelInfo } from '@binnacle/core'
import { MODELS, PRICES_AS_OF, PRICES_SOURCE, type ModelFacts } from './models.data.ts'

/** HELM's tags of OpenAI's chat models. */
const TAGS = [
  'TEXT_MODEL_TAG',
  'VISION_LANGUAGE_MODEL_TAG',
  'OPENAI_CHATGPT_MODEL_TAG',
  'LIMITED_FUNCTIONALITY_TEXT_MODEL_TAG',
  'INSTRUCTION_FOLLOWING_MODEL_TAG',
] as const

/** What reasoning models take otherwise: another name for the cap, and neither temperature, top_p nor stop sequences. */
const REASONING_OPTIONS = Object.freeze({ maxTokensField: 'max_completion_tokens', omit: Object.freeze(['temperature', 'top_p', 'stop']) })

/** OpenAI's models: who answers. */
export function openaiModels(): readonly ModelInfo[] {
  return MODELS.map((facts) =>
    defineModel({
      name: `openai/${facts.name}`,
      displayName: facts.displayName,
      description: facts.description,
      creator: 'openai',
      access: 'limited',
      releaseDate: facts.releaseDate,
      tags: TAGS,
    }),
  )
}

/** Their deployments at OpenAI. */
export function openaiDeployments(): readonly Deployment[] {
  return MODELS.map((facts) =>
    defineDeployment({
      name: `openai/${facts.name}`,
      description: `${facts.displayName} at OpenAI`,
      model: `openai/${facts.name}`,
      client: 'openai',
      ...(facts.reasoning ? { options: REASONING_OPTIONS } : {}),
      window: { maxSequence: facts.window },
      tokenizer: { name: 'openai/o200k_base', fallback: 'estimate' },
      ...priceOf(facts),
    }),
  )
}

function priceOf({ price }: ModelFacts): Pick<Deployment, 'price'> {
  return price === undefined ? {} : { price: { input: price[0], output: price[1], asOf: PRICES_AS_OF, source: PRICES_SOURCE } }
}
