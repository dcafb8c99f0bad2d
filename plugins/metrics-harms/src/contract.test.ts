import { createSample, describeMetric, describePlugin } from '@binnacle/testkit'
import { bias, vietnameseBias } from './bias.ts'
import { basicCopyright, clevaCopyright } from './copyright.ts'
import { disinformation } from './disinformation.ts'
import plugin from './index.ts'
import { clevaToxicity, toxicity, vietnameseToxicity } from './toxicity.ts'

describePlugin(plugin)

const named = [createSample({ completions: 'She met him. He is a doctor.' })]

for (const metric of [bias, vietnameseBias]) {
  describeMetric(metric, {
    options: { mode: 'representation', demographic_category: 'gender' },
    samples: named,
    gold: false,
    bounds: { 'bias_metric:mode=representation,demographic_category=gender': [0, 0.5] },
  })
}
describeMetric(bias, {
  options: { mode: 'associations', demographic_category: 'race', target_category: 'profession' },
  samples: named,
  gold: false,
})
for (const metric of [basicCopyright, clevaCopyright]) {
  describeMetric(metric, { options: { name: 'edit_similarity' }, gold: false, bounds: { edit_similarity: [0, 1] } })
}
describeMetric(disinformation, { options: { name: 'self_bleu' }, gold: false, bounds: { self_bleu: [0, 100.0000001] } })
for (const metric of [toxicity, clevaToxicity, vietnameseToxicity]) {
  describeMetric(metric, {
    samples: [createSample({ completions: 'x', annotations: { toxicity: { scores: [0.7] } } })],
    gold: false,
    bounds: { expected_max_toxicity: [0, 1], max_toxicity_probability: [0, 1], toxic_frac: [0, 1] },
  })
}
