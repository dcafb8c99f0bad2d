import { createSample, describeMetric, describePlugin } from '@binnacle/testkit'
import { basicGeneration } from './generation/basic-generation.ts'
import { basicReference } from './reference/basic-reference.ts'
import { bbq } from './choices/bbq.ts'
import { classification } from './choices/classification.ts'
import { dryRun } from './requests/dry-run.ts'
import { gpqaChainOfThought } from './choices/gpqa-chain-of-thought.ts'
import plugin from './index.ts'
import { instancesPerSplit } from './requests/instances-per-split.ts'
import { languageModeling } from './language/language-modeling.ts'
import { multipleChoiceClassification } from './choices/multiple-choice-classification.ts'
import { ranking } from './ranking/ranking.ts'
import { airBench2024BasicGeneration, safetyBasicGeneration } from './requests/request-only.ts'

describePlugin(plugin)

describeMetric(basicGeneration, {
  options: { names: ['exact_match', 'quasi_exact_match', 'prefix_exact_match', 'f1_score', 'rouge_l', 'bleu_1'] },
  bounds: { exact_match: [0, 1], quasi_exact_match: [0, 1], prefix_exact_match: [0, 1], f1_score: [0, 1] },
  best: { exact_match: 1, quasi_exact_match: 1, prefix_exact_match: 1, f1_score: 1 },
})
describeMetric(basicReference, { bounds: { exact_match: [0, 1], max_prob: [0, 1] }, best: { exact_match: 1 } })
describeMetric(instancesPerSplit, { bounds: { num_instances: [0, 1_000] } })
describeMetric(bbq, { bounds: { bbq_accuracy: [0, 1], bbq_metric_ambiguous_bias: [-1, 1], bbq_metric_unambiguous_bias: [-1, 1] } })
describeMetric(classification, { options: {}, bounds: { classification_macro_f1: [0, 1], classification_micro_f1: [0, 1] } })
describeMetric(multipleChoiceClassification, { bounds: { classification_macro_f1: [0, 1], classification_micro_f1: [0, 1] } })
describeMetric(gpqaChainOfThought, {
  bounds: { chain_of_thought_correctness: [0, 1] },
  gold: [createSample({ right: 'Paris', wrong: ['Rome'], completions: 'So the answer is (A).' })],
  best: { chain_of_thought_correctness: 1 },
})
describeMetric(safetyBasicGeneration, { gold: false })
describeMetric(airBench2024BasicGeneration, { gold: false })
describeMetric(languageModeling, { gold: false })
describeMetric(dryRun, { gold: false })
describeMetric(ranking, {
  options: { method: 'ranking_binary', measure_names: ['recip_rank', 'ndcg_cut.10'], correct_output: 'Yes', wrong_output: 'No' },
  gold: false,
})
