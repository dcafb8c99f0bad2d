import { OPENAI_BASE_URL, type OpenaiOptions } from './options.ts'
import { type Preset, PRESETS } from './presets.data.ts'

/** The preset that options name. */
export function presetOf({ preset }: Pick<OpenaiOptions, 'preset'>): Preset | undefined {
  return preset === undefined ? undefined : PRESETS[preset]
}

/** The address of the interface: the one that is written, that of the preset, or OpenAI's. */
export function baseUrlOf(options: Pick<OpenaiOptions, 'preset' | 'baseUrl'>): string {
  return options.baseUrl ?? presetOf(options)?.baseUrl ?? OPENAI_BASE_URL
}
