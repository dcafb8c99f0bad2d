import { defineDeployment, defineModel, type Deployment, type ModelInfo } from '@binnacle/core'
import { MODELS, type ModelFacts, WINDOW, WITHOUT_THINKING } from './models.data.ts'

/** HELM's tags of Gemini models. */
const TAGS = [
  'TEXT_MODEL_TAG',
  'VISION_LANGUAGE_MODEL_TAG',
  'AUDIO_LANGUAGE_MODEL_TAG',
  'GOOGLE_GEMINI_MODEL_TAG',
  'LIMITED_FUNCTIONALITY_TEXT_MODEL_TAG',
  'INSTRUCTION_FOLLOWING_MODEL_TAG',
] as const

/** A model's entry: its facts, and the options of its deployment. */
interface Entry extends ModelFacts {
  readonly options?: object
}

const ENTRIES: readonly Entry[] = [
  ...MODELS,
  ...MODELS.filter(({ name }) => WITHOUT_THINKING.includes(name)).map((facts) => ({
    ...facts,
    name: `${facts.name}-thinking-disabled`,
    displayName: `${facts.displayName} (thinking disabled)`,
    options: { model: facts.name, thinking: { budget: 0 } },
  })),
]

/** Google's models: who answers. */
export function googleModels(): readonly ModelInfo[] {
  return ENTRIES.map(({ name, displayName, releaseDate }) =>
    defineModel({
      name: `google/${name}`,
      displayName,
      description: `${displayName}, a model of Google's`,
      creator: 'google',
      access: 'limited',
      releaseDate,
      tags: TAGS,
    }),
  )
}

/** Their deployments at the Gemini API. HELM counts tokens with the tokenizer of an open model of Google's, and so do they. */
export function googleDeployments(): readonly Deployment[] {
  return ENTRIES.map(({ name, displayName, options, price, retired }) =>
    defineDeployment({
      name: `google/${name}`,
      description: `${displayName} at the Gemini API`,
      model: `google/${name}`,
      client: 'google',
      ...(options === undefined ? {} : { options }),
      window: { maxSequence: WINDOW },
      tokenizer: { name: 'google/gemma-2b', fallback: 'estimate' },
      ...(price === undefined ? {} : { price }),
      ...(retired === undefined ? {} : { retired }),
    }),
  )
}
