import { type AnnotatorContext, inputText, type RoleAnswer, type Roles, type Sample } from '@binnacle/core'
import { stripText } from '@binnacle/python'
import { z } from 'zod'

/** Judges by the names under which their verdicts are recorded, each a model and the deployment that serves it. */
export const judgesSchema = z.record(z.string(), z.object({ model_name: z.string(), model_deployment: z.string() }))

/** The judges of a jury by name. */
export type Judges = z.infer<typeof judgesSchema>

/** MedHELM's jury. */
export const MEDHELM_JUDGES: Judges = {
  gpt: { model_name: 'openai/gpt-4o-2024-05-13', model_deployment: 'stanfordhealthcare/gpt-4o-2024-05-13' },
  llama: { model_name: 'meta/llama-3.3-70b-instruct', model_deployment: 'stanfordhealthcare/llama-3.3-70b-instruct' },
  claude: { model_name: 'anthropic/claude-3-7-sonnet-20250219', model_deployment: 'stanfordhealthcare/claude-3-7-sonnet-20250219' },
}

/** Who plays the role of the jury: a deployment for each seat. */
export const juryOf = (judges: Judges): Roles => ({
  jury: { models: Object.fromEntries(Object.entries(judges).map(([seat, judge]) => [seat, judge.model_deployment])) },
})

/** What a jury rates: criteria, each with what a verdict must say of it. */
export type Criteria = Readonly<Record<string, readonly string[]>>

/** What a jury is asked. */
export interface Jury {
  /** `{QUESTION}`, `{RESPONSE}` and `{GOLD_RESPONSE}` stand for the instance, the answer and its first reference. */
  readonly promptTemplate: string
  readonly criteria: Criteria
}

/** What a jury said: the prompt, and beside it what each judge said, by the names of the judges. */
export const verdictsSchema = z.object({ prompt_text: z.string().nullable() }).catchall(z.json())

/** What a jury said. */
export type Verdicts = z.infer<typeof verdictsSchema>

type Verdict = Readonly<Record<string, unknown>>

/**
 * Asks a jury of models to rate an answer, as HELM's LLMAsJuryAnnotator: the same prompt to each; the verdict of a judge is the
 * JSON between the outermost braces, and one that lacks a criterion is dropped. An empty answer is not judged.
 * @throws Error where a judge could not be asked: a jury with an empty seat rates otherwise
 */
export async function askJury({ promptTemplate, criteria }: Jury, sample: Sample, context: AnnotatorContext): Promise<Verdicts> {
  const response = sample.requests[0]?.answer.completions[0]?.text ?? ''
  if (stripText(response) === '') return { prompt_text: null, empty_output_equivalence_judgement: false }
  const { input, references } = sample.instance
  const texts = { QUESTION: inputText(input), RESPONSE: response, GOLD_RESPONSE: references[0]?.output.text ?? '' }
  const prompt = fillTemplate(promptTemplate, texts)
  const said = await context.generate('jury', { prompt, maxTokens: 4096 })
  const verdicts = said.map((answer) => [answer.seat, verdictOf(answer, criteria)] as const)
  return { prompt_text: prompt, ...(Object.fromEntries(verdicts.filter(([, verdict]) => verdict !== undefined)) as object) }
}

/** Puts texts in the places of a template, all at once: what is put in is not looked at again. `$$` stands for a dollar sign. */
function fillTemplate(template: string, texts: Readonly<Record<string, string>>): string {
  return template.replaceAll(/\$\$|\$(QUESTION|RESPONSE|GOLD_RESPONSE)\b|\{(QUESTION|RESPONSE|GOLD_RESPONSE)\}/g, (mark, dollar, brace) =>
    mark === '$$' ? '$' : texts[String(dollar ?? brace)]!,
  )
}

/** The verdict in what a judge said; nothing where it is no JSON object or lacks a criterion. */
function verdictOf({ deployment, answer, error }: RoleAnswer, criteria: Criteria): Verdict | undefined {
  if (answer === undefined) throw new Error(`the judge ${deployment} did not answer: ${error.message}`)
  const text = answer.completions[0]?.text ?? ''
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  // The last brace is often forgotten.
  const verdict = parseObject(json) ?? parseObject(`${json}}`)
  const isWhole = Object.entries(criteria).every(([criterion, keys]) => {
    const rating = verdict?.[criterion]
    return typeof rating === 'object' && rating !== null && keys.every((key) => key in rating)
  })
  return isWhole ? verdict : undefined
}

function parseObject(text: string): Verdict | undefined {
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Verdict) : undefined
  } catch {
    return undefined
  }
}
