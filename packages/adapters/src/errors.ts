import { BinnacleError } from '@binnacle/core'

export const needsTokenizer = (adapter: string) =>
  new BinnacleError({
    code: 'ERR_ADAPT_NO_TOKENIZER',
    message: `the adapter "${adapter}" cuts texts into windows, and the deployment has no tokenizer or no window`,
    hint: 'Give the model `tokenizer` and `window` in the config, as `{ tokenizer: "huggingface/gpt2", window: { maxSequence: 1024 } }`.',
    fate: 'run',
  })

export const noPrefixToken = () =>
  new BinnacleError({
    code: 'ERR_ADAPT_PREFIX_TOKEN',
    message: `the tokenizer of the deployment has no token that a scored text begins with, which the adapter "language_modeling" needs`,
    hint: 'Say it in the options of the tokenizer, as `{ name: "huggingface", options: { …, prefixToken: "<s>" } }`, or "" for none. The encodings of tiktoken have none: HELM fails with them too.',
    fate: 'run',
  })

export const windowTooNarrow = (instance: string | number) =>
  new BinnacleError({
    code: 'ERR_ADAPT_WINDOW_NARROW',
    message: `instance ${instance}: no token of a text is left in the window once what leads to it stands there`,
    hint: 'Use a model with a longer window.',
    fate: 'run',
  })

export const missingRecord = (instance: string | number, field: string) =>
  new BinnacleError({
    code: 'ERR_ADAPT_NO_RECORD',
    message: `instance ${instance} has no text \`extra.${field}\`, which the adapter "ehr_instruction" needs`,
    hint: 'Let the scenario give `extra: { ehr, prompt_template }`, or use another adapter.',
    fate: 'sample',
  })

export const unknownPlaceholder = (instance: string | number, placeholder: string) =>
  new BinnacleError({
    code: 'ERR_ADAPT_PLACEHOLDER',
    message: `instance ${instance}: its prompt template names {${placeholder}}, which the adapter "ehr_instruction" does not know`,
    hint: 'Write {question} and {ehr}; braces of the text itself are doubled.',
    fate: 'sample',
  })

export const recordDoesNotFit = (instance: string | number, tokens: number, window: number) =>
  new BinnacleError({
    code: 'ERR_ADAPT_RECORD_WINDOW',
    message: `instance ${instance}: its prompt without the record and the completion have ${tokens} tokens, more than the window of ${window}; HELM never ends here`,
    hint: 'Ask for fewer tokens, or use a model with a longer window.',
    fate: 'run',
  })
