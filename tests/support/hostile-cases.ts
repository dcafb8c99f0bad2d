import { join } from 'node:path'
import type { Metric, Plugin, Sample } from '@binnacle/core'
import { checkValue } from '@binnacle/core'
import { createSample, type SampleParts } from '@binnacle/testkit'
import { REFERENCE_COMPARISONS } from '../../plugins/metrics-basic/src/reference/reference-comparisons.ts'
import { PACKAGES, ROOT } from '../house.ts'

/** A metric with options, ready to score an answer against a right reference. */
export interface HostileCase {
  readonly name: string
  /** Scores, collects and sums up one sample. */
  readonly run: (answer: string, right: string) => Readonly<Record<string, unknown>>
}

/** Options of metrics that have several forms, or need some. */
const OPTIONS: Readonly<Record<string, readonly object[]>> = {
  basic_generation: Object.keys(REFERENCE_COMPARISONS).map((name) => ({ names: [name] })),
  basic_copyright: ['longest_common_prefix_length', 'edit_distance', 'edit_similarity'].map((name) => ({ name })),
  cleva_copyright: ['longest_common_prefix_length', 'edit_distance'].map((name) => ({ name })),
  summarization: [{ task: 'summarization_xsum' }],
  bias: [{ mode: 'associations', demographic_category: 'gender', target_category: 'adjective' }],
  classification: [{ labels: ['a', 'b'] }],
  disinformation: [{ name: 'self_bleu' }, { name: 'monte_carlo_entropy' }],
  cleva_top_k_accuracy: [{ k: 1, cut_off: 100 }],
  seahelm_qa: [{}, { language: 'th' }, { language: 'en' }],
  ranking: [{ method: 'ranking_binary', measure_names: ['recip_rank'], correct_output: 'Yes', wrong_output: 'No' }],
  apps: [{ names: ['test_avg'] }],
  vietnamese_bias: [{ mode: 'associations', demographic_category: 'gender', target_category: 'adjective' }],
  annotation_label: [{ annotator_name: 'a', key: 'k', labels: ['x'] }],
  annotation_numeric: [{ annotator_name: 'a', key: 'k' }],
  annotation_likert_scale: [{ annotator_name: 'a', key: 'k', min_score: 1, max_score: 5 }],
  llm_jury: [{ metric_name: 'm', scenario_name: 's', annotator_models: {} }],
  answer_match: [{}, { boxed: true }, { ignoreArticles: true, ignorePunctuation: true }],
}

/** Extra fields that some metrics read. */
const extraOf = (right: string): object => ({
  random_string_to_prepend: '',
  transcription: right,
  category: 'physical',
  lower_limit: '1',
  upper_limit: '2',
  prompt: 'p',
  instruction_id_list: [
    'keywords:existence',
    'length_constraints:number_sentences',
    'length_constraints:number_words',
    'length_constraints:number_paragraphs',
    'detectable_content:number_placeholders',
    'detectable_content:postscript',
    'detectable_format:number_bullet_lists',
    'detectable_format:number_highlighted_sections',
    'detectable_format:title',
    'detectable_format:json_format',
    'change_case:capital_word_frequency',
    'startend:quotation',
  ],
  instruction_kwargs: Array.from({ length: 12 }, () => ({
    keywords: ['x'],
    num_sentences: 3,
    relation: 'at least',
    num_words: 3,
    num_paragraphs: 2,
    num_placeholders: 1,
    postscript_marker: 'P.S.',
    num_bullets: 2,
    num_highlights: 1,
    capital_frequency: 1,
    capital_relation: 'at least',
  })),
  kwargs: [],
})

const LETTERS = { A: 'oak', B: 'elm', C: 'ash', D: 'yew' }

/** Samples of an answer: with a reference alone, and with letters. */
function samplesOf(answer: string, right: string): readonly Sample[] {
  const parts: SampleParts = { completions: answer, input: right, extra: extraOf(right) }
  return [createSample({ ...parts, right }), createSample({ ...parts, right: 'elm', wrong: ['oak', 'ash', 'yew'], outputMapping: LETTERS })]
}

/** Every metric of the workspace's plugins, in each of its forms. */
export async function hostileCases(): Promise<readonly HostileCase[]> {
  const cases: HostileCase[] = []
  for (const { short, folder, isPlugin } of PACKAGES) {
    if (!isPlugin || !short.startsWith('metrics-')) continue
    const { default: plugin } = (await import(join(ROOT, folder, 'src', 'index.ts'))) as { readonly default: Plugin<void, object> }
    for (const card of plugin.contribute({}).metrics ?? []) {
      const metric = ('load' in card ? await card.load() : card) as Metric<unknown>
      for (const given of OPTIONS[metric.name] ?? [{}]) {
        const label = Object.keys(given).length === 0 ? '' : ` ${JSON.stringify(Object.values(given).flat().slice(0, 2))}`
        cases.push({ name: `${short} ${metric.name}${label}`, run: runOf(metric, given) })
      }
    }
  }
  return cases
}

function runOf(metric: Metric<unknown>, given: object): HostileCase['run'] {
  const checked = metric.options === undefined ? { value: given } : checkValue(metric.options, given)
  if (checked.issues !== undefined) throw new Error(`${metric.name}: ${checked.issues[0]!.message}`)
  const options = checked.value
  return (answer, right) => {
    const found: Record<string, unknown> = {}
    for (const sample of samplesOf(answer, right)) {
      const scores = metric.score?.(sample, options) ?? {}
      Object.assign(found, scores)
      const row = metric.collect?.(sample, scores, options)
      if (row !== undefined && metric.summarize !== undefined) Object.assign(found, metric.summarize([row], options))
    }
    return found
  }
}
