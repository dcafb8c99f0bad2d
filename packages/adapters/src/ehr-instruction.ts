import { defineAdapter, type Fit, type Instance, inputText } from '@binnacle/core'
import { missingRecord, recordDoesNotFit, unknownPlaceholder } from './errors.ts'
import { requestOf, tokenCounts } from './request-of.ts'

/**
 * HELM's `ehr_instruction`: a question about a health record, by the instance's own template. Of the record as much of its end is kept as
 * the window holds. Instructions, prefixes and shots do not count, and each prompt is marked as cut, as there.
 */
export const ehrInstruction = defineAdapter({
  name: 'ehr_instruction',
  description: 'A question about a record, of which the end is kept that fits the window',
  needs: ['generate'],
  helm: { floats: ['temperature'] },
  adapt(instance, _shots, fit) {
    const text = recordPrompt(instance, fit)
    return [
      {
        request: requestOf(fit.adaptation, { prompt: text }),
        numTrainInstances: 0,
        promptTruncated: true,
        numConditioningTokens: 0,
        tokenCounts: tokenCounts(fit.countTokens(text), fit.estimated),
      },
    ]
  },
})

function recordPrompt(instance: Instance, { adaptation, window, tokenizer, countTokens }: Fit): string {
  const [template, record] = [textField(instance, 'prompt_template'), textField(instance, 'ehr')]
  const promptWith = (ehr: string) => filled(instance, template, { question: inputText(instance.input), ehr })
  if (window === undefined || tokenizer === undefined) return promptWith(record)
  const longest = window.maxRequest ?? window.maxSequence
  const around = adaptation.maxTokens + countTokens(promptWith(''))
  // Where nothing is left for the record, all of it is taken at first, as in HELM.
  let tokens = tokenizer.encode(record).slice(around - longest)
  let prompt = promptWith(tokenizer.decode(tokens))
  for (;;) {
    const over = adaptation.maxTokens + countTokens(prompt) - longest
    if (over <= 0) return prompt
    if (tokens.length === 0) throw recordDoesNotFit(instance.id, around, longest)
    tokens = tokens.slice(over)
    prompt = promptWith(tokenizer.decode(tokens))
  }
}

function textField({ id, extra }: Instance, field: string): string {
  const value = (extra as Readonly<Record<string, unknown>> | undefined)?.[field]
  if (typeof value !== 'string') throw missingRecord(id, field)
  return value
}

/** Python's `format` of a template with named places and doubled braces. */
function filled({ id }: Instance, template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{\{|\}\}|\{([^{}]*)\}/g, (match, name: string | undefined) => {
    if (name === undefined) return match[0]!
    if (!Object.hasOwn(values, name)) throw unknownPlaceholder(id, name)
    return values[name]!
  })
}
