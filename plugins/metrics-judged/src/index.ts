import { definePlugin, lazy } from '@binnacle/core'
import {
  AIR_BENCH_2024_SCORE,
  ALRAGE,
  ANNOTATION_LABEL,
  ANNOTATION_LIKERT_SCALE,
  ANNOTATION_NUMERIC,
  ARABIC_CONTENT_GENERATION,
  ARABIC_FINANCE_CALCULATION,
  ARABIC_LEGAL,
  LIVE_QA_SCORE,
  LLM_JURY,
  OMNI_MATH,
  SAFETY_SCORE,
  WILDBENCH_SCORE,
} from './cards.data.ts'

/** HELM's scores that read what judges said. */
export default definePlugin({
  name: '@binnacle/metrics-judged',
  from: import.meta.url,
  contribute: () => ({
    metrics: [
      lazy({ ...ANNOTATION_LABEL, load: async () => (await import('./annotation-label.ts')).annotationLabel }),
      lazy({ ...ANNOTATION_NUMERIC, load: async () => (await import('./annotation-numeric.ts')).annotationNumeric }),
      lazy({ ...ANNOTATION_LIKERT_SCALE, load: async () => (await import('./annotation-likert-scale.ts')).annotationLikertScale }),
      lazy({ ...LLM_JURY, load: async () => (await import('./llm-jury.ts')).llmJury }),
      lazy({ ...OMNI_MATH, load: async () => (await import('./omni-math.ts')).omniMath }),
      lazy({ ...WILDBENCH_SCORE, load: async () => (await import('./wildbench-score.ts')).wildbenchScore }),
      lazy({ ...SAFETY_SCORE, load: async () => (await import('./safety-score.ts')).safetyScore }),
      lazy({ ...AIR_BENCH_2024_SCORE, load: async () => (await import('./air-bench-2024-score.ts')).airBench2024Score }),
      lazy({ ...LIVE_QA_SCORE, load: async () => (await import('./judge-scores.ts')).liveQaScore }),
      lazy({ ...ALRAGE, load: async () => (await import('./judge-scores.ts')).alrage }),
      lazy({ ...ARABIC_CONTENT_GENERATION, load: async () => (await import('./judge-scores.ts')).arabicContentGeneration }),
      lazy({ ...ARABIC_FINANCE_CALCULATION, load: async () => (await import('./judge-scores.ts')).arabicFinanceCalculation }),
      lazy({ ...ARABIC_LEGAL, load: async () => (await import('./judge-scores.ts')).arabicLegal }),
    ],
  }),
})
