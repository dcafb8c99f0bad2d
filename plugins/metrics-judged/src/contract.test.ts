import { createSample, describeMetric, describePlugin } from '@binnacle/testkit'
import { airBench2024Score } from './air-bench-2024-score.ts'
import { annotationLabel } from './annotation-label.ts'
import { annotationLikertScale } from './annotation-likert-scale.ts'
import { annotationNumeric } from './annotation-numeric.ts'
import plugin from './index.ts'
import { alrage, arabicContentGeneration, arabicFinanceCalculation, arabicLegal, liveQaScore } from './judge-scores.ts'
import { llmJury } from './llm-jury.ts'
import { omniMath } from './omni-math.ts'
import { safetyScore } from './safety-score.ts'
import { wildbenchScore } from './wildbench-score.ts'

describePlugin(plugin)

const judged = (annotations: NonNullable<Parameters<typeof createSample>[0]>['annotations']) => [
  createSample({ annotations: annotations! }),
]

describeMetric(annotationLabel, {
  options: { annotator_name: 'judge', key: 'label', labels: ['yes', 'no'] },
  samples: judged({ judge: { label: 'no' } }),
  gold: false,
})
describeMetric(annotationNumeric, {
  options: { annotator_name: 'judge', key: 'score' },
  samples: judged({ judge: { score: 3 } }),
  gold: false,
})
describeMetric(annotationLikertScale, {
  options: { annotator_name: 'judge', key: 'score', min_score: 1, max_score: 5 },
  samples: judged({ judge: { score: 3 } }),
  bounds: { annotation_judge_score: [0, 1] },
  gold: false,
})
describeMetric(llmJury, {
  options: { metric_name: 'jury_score', scenario_name: 'judge', annotator_models: { gpt: {} } },
  samples: judged({ judge: { gpt: { accuracy: { score: 4 } } } }),
  gold: false,
})
describeMetric(omniMath, {
  samples: judged({ omni_math: { gpt_equivalence_judgement: true } }),
  bounds: { omni_math_accuracy: [0, 1] },
  gold: false,
})
describeMetric(wildbenchScore, {
  samples: judged({ wildbench: { gpt_score: 7 } }),
  bounds: { wildbench_score_rescaled: [0, 1] },
  gold: false,
})
describeMetric(safetyScore, { samples: judged({ harm_bench: { gpt_score: 0.5 } }), bounds: { safety_score: [0, 1] }, gold: false })
describeMetric(airBench2024Score, { samples: judged({ air_bench_2024: { score: 0.5 } }), bounds: { air_score: [0, 1] }, gold: false })
for (const metric of [liveQaScore, alrage, arabicFinanceCalculation, arabicLegal, arabicContentGeneration]) {
  describeMetric(metric, {
    samples: judged({
      live_qa: { score: 2 },
      alrage: { score: 1 },
      arabic_legal: { score: 0.5 },
      arabic_content_generation: { style: { score: 5 } },
    }),
    gold: false,
  })
}
