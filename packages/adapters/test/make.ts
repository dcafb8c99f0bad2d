import { type Adaptation, DEFAULT_ADAPTATION, type Fit, type Instance, type Window } from '@binnacle/core'

/** One token a character; ids are code points. */
export const characters = {
  encode: (text: string) => Array.from(text, (character) => character.codePointAt(0)!),
  decode: (ids: readonly number[]) => String.fromCodePoint(...ids),
}

/** A fit that leaves nothing out, and counts characters. */
export function makeFit(more: Partial<Adaptation>, window?: Window, tokenizer?: Fit['tokenizer']): Fit {
  const adaptation = { ...DEFAULT_ADAPTATION, maxTokens: 0, ...more }
  return {
    adaptation,
    ...(window === undefined ? {} : { window }),
    ...(tokenizer === undefined ? {} : { tokenizer }),
    countTokens: (text) => Array.from(text).length,
    prompt: (shots, block) => {
      const text = [...shots, block].join(adaptation.instancePrefix)
      return { text, numTrainInstances: shots.length, promptTruncated: false, tokens: text.length }
    },
    parts: (shots, block) => ({ parts: [...shots.flat(), ...block], numTrainInstances: shots.length }),
  }
}

/** A question of the test split. */
export function makeInstance(text: string, more: Partial<Instance> = {}): Instance {
  return { id: 'id0', split: 'test', input: { text }, references: [], ...more }
}
