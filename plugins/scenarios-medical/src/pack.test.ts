import metricsBasic from '@binnacle/metrics-basic'
import metricsJudged from '@binnacle/metrics-judged'
import metricsMedical from '@binnacle/metrics-medical'
import metricsSummarization from '@binnacle/metrics-summarization'
import { describePack } from '@binnacle/testkit'
import { describe } from 'vitest'
import { hasOracle, helmMirror, oracleMirror } from '@binnacle/parity-kit/helm-oracle'
import plugin from './index.ts'

describe.skipIf(!hasOracle)('over a mirror of the data', () => {
  describePack(plugin, {
    mirror: [oracleMirror, helmMirror],
    requires: [metricsBasic, metricsJudged, metricsMedical, metricsSummarization],
  })
})
