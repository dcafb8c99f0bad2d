import metricsBasic from '@binnacle/metrics-basic'
import metricsJudged from '@binnacle/metrics-judged'
import metricsMedical from '@binnacle/metrics-medical'
import { describePack } from '@binnacle/testkit'
import { describe } from 'vitest'
import { hasOracle, oracleMirror } from '../../../tests/support/helm-oracle.ts'
import plugin from './index.ts'

const RATING = '{"score": 5, "explanation": "It says the same."}'

describe.skipIf(!hasOracle)('over a mirror of the data', () => {
  describePack(plugin, {
    mirror: oracleMirror,
    requires: [metricsBasic, metricsJudged, metricsMedical],
    tasks: { medhelm_configurable_benchmark: [{ config_path: 'notes.yaml' }] },
    files: {
      'notes.yaml': 'name: NOTES\ndescription: Notes.\nprompt_file: prompt.txt\ndataset_file: rows.csv\nmetrics: [{ name: exact_match }]\n',
      'prompt.txt': 'Say the opposite of {word}.',
      'rows.csv': 'word,correct_answer\nhot,cold\nhigh,low\n',
    },
    judges: { jury: `{"accuracy": ${RATING}, "completeness": ${RATING}, "clarity": ${RATING}}` },
    // HELM reads no values of the category «lab»: right ones score 0.
    best: { aci_bench: 5, medcalc_bench: 0.64 },
  })
})
