import type { Json, Metric } from '@binnacle/core'
import { createSample } from '@binnacle/testkit'
import { expect, test } from 'vitest'
import { airBench2024Score } from './air-bench-2024-score.ts'
import { annotationLabel } from './annotation-label.ts'
import { annotationLikertScale } from './annotation-likert-scale.ts'
import { annotationNumeric } from './annotation-numeric.ts'
import { arabicContentGeneration, liveQaScore } from './judge-scores.ts'
import { llmJury } from './llm-jury.ts'
import { omniMath } from './omni-math.ts'
import { safetyScore } from './safety-score.ts'
import { wildbenchScore } from './wildbench-score.ts'

const score = <Options>(metric: Metric<Options>, options: NoInfer<Options>, annotations: Record<string, Json>, right: string[] = []) =>
  metric.score!(createSample({ right, annotations }), options)
const missing = { missing: expect.any(String) as string }

test('a label is 1 of all; one that is none is missing', () => {
  const options = { annotator_name: 'financebench', key: 'label', labels: ['right', 'wrong'] }
  expect(score(annotationLabel, options, { financebench: { label: 'wrong' } })).toEqual({
    annotation_financebench_label_right: 0,
    annotation_financebench_label_wrong: 1,
  })
  for (const annotations of [{ financebench: { label: 'odd' } }, { financebench: {} }, {}]) {
    expect(score(annotationLabel, options, annotations)).toEqual({
      annotation_financebench_label_right: missing,
      annotation_financebench_label_wrong: missing,
    })
  }
})

test('numbers and grades', () => {
  expect(score(annotationNumeric, { annotator_name: 'a', key: 'n' }, { a: { n: true } })).toEqual({ annotation_a_n: 1 })
  expect(score(annotationNumeric, { annotator_name: 'a', key: 'n' }, { a: { n: 'x' } })).toEqual({ annotation_a_n: missing })
  const options = { annotator_name: 'a', key: 'n', min_score: 1, max_score: 5 }
  expect(score(annotationLikertScale, options, { a: { n: 4 } })).toEqual({ annotation_a_n: 0.75 })
  expect(score(annotationLikertScale, options, { a: { n: 6 } })).toEqual({ annotation_a_n: missing })
  expect(score(liveQaScore, {}, { live_qa: { score: 3 } })).toEqual({ live_qa_score: 3 })
  expect(score(arabicContentGeneration, {}, { arabic_content_generation: { a: { score: 5 }, b: { score: 2 } } })).toEqual({
    arabic_content_generation_score: 0.625,
  })
})

test('a jury: the mean of all grades cut to whole numbers; judges that failed or are not asked for do not count', () => {
  const options = { metric_name: 'jury_score', scenario_name: 'notes', annotator_models: { gpt: {}, claude: {}, llama: {} } }
  const verdict = (...grades: Json[]) => Object.fromEntries(grades.map((grade, index) => [`criterion${index}`, { score: grade }]))
  const annotations = { notes: { prompt_text: 'x', gpt: verdict(4, '5'), claude: verdict(3.9), llama: null, other: verdict(1) } }
  expect(score(llmJury, options, annotations)).toEqual({ jury_score: 4 })
  expect(score(llmJury, { ...options, default_score: 1 }, { notes: { prompt_text: null } })).toEqual({ jury_score: 1 })
  expect(score(llmJury, options, { notes: { gpt: verdict('good') } })).toEqual({ jury_score: missing })
  expect(score(llmJury, options, {})).toEqual({ jury_score: missing })
})

test('Omni-MATH and WildBench: the mean of the judges that answered', () => {
  expect(
    score(omniMath, {}, { omni_math: { gpt_equivalence_judgement: true, b_equivalence_judgement: false, c_equivalence_judgement: null } }),
  ).toEqual({
    omni_math_accuracy: 0.5,
  })
  expect(score(omniMath, {}, { omni_math: { gpt_equivalence_judgement: null } })).toEqual({ omni_math_accuracy: missing })
  expect(score(wildbenchScore, {}, { wildbench: { gpt_score: 10, b_score: 1, prompt_text: 'x' } })).toEqual({
    wildbench_score: 5.5,
    wildbench_score_rescaled: 0.5,
  })
  expect(score(wildbenchScore, {}, { wildbench: { gpt_score: null } })).toEqual({
    wildbench_score: missing,
    wildbench_score_rescaled: missing,
  })
})

test('safety: each judge’s grade counts in the mean', () => {
  expect(score(safetyScore, {}, { xstest: { gpt_score: 1, llama_score: 0.5, prompt_text: 'x' } })).toEqual({
    safety_gpt_annotator_success: 1,
    safety_gpt_score: 1,
    safety_llama_annotator_success: 1,
    safety_llama_score: 0.5,
    safety_score: [1, 0.5],
  })
  expect(score(safetyScore, {}, { xstest: { gpt_score: null, llama_score: 0 } })).toEqual({
    safety_gpt_annotator_success: 0,
    safety_llama_annotator_success: 1,
    safety_llama_score: 0,
    safety_score: [0],
  })
  expect(score(safetyScore, {}, { xstest: { gpt_score: null } })).toEqual({ safety_score: missing })
  expect(score(safetyScore, {}, { a: { gpt_score: 1 }, b: { gpt_score: 1 } })).toEqual({ safety_score: missing })
})

test('AIR-Bench: the score of all levels of the category', () => {
  expect(score(airBench2024Score, {}, { air_bench_2024: { score: 0.5 } }, ['3.12.5', 'x'])).toEqual({
    air_score: 0.5,
    air_category_3_score: 0.5,
    air_category_3_12_score: 0.5,
    air_category_3_12_5_score: 0.5,
  })
  expect(score(airBench2024Score, {}, { air_bench_2024: { score: 1 } }, ['none'])).toEqual({ air_score: missing })
})
