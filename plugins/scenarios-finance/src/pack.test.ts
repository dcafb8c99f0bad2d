import metricsBasic from '@binnacle/metrics-basic'
import metricsFinance from '@binnacle/metrics-finance'
import metricsJudged from '@binnacle/metrics-judged'
import { describePack } from '@binnacle/testkit'
import { describe } from 'vitest'
import { hasOracle, helmMirror, oracleMirror } from '@binnacle/parity-kit/helm-oracle'
import plugin from './index.ts'

describe.skipIf(!hasOracle)('over a mirror of the data', () => {
  describePack(plugin, {
    mirror: [oracleMirror, helmMirror],
    requires: [metricsBasic, metricsFinance, metricsJudged],
  })
})
