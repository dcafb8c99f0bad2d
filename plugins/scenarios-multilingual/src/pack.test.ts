import metricsAnswers from '@binnacle/metrics-answers'
import metricsBasic from '@binnacle/metrics-basic'
import metricsHarms from '@binnacle/metrics-harms'
import metricsTranslation from '@binnacle/metrics-translation'
import { describePack } from '@binnacle/testkit'
import { describe } from 'vitest'
import { hasOracle, helmMirror, madeMirror, oracleMirror } from '@binnacle/parity-kit/helm-oracle'
import { hasData, writeDataMirror } from '@binnacle/parity-kit/data-mirror'
import { demoMirror } from '@binnacle/parity-kit/mirror-options'
import { DATA_FILES } from '../test/data.ts'
import plugin from './index.ts'

describe.skipIf(!hasOracle || !hasData)('over a mirror of the data', () => {
  describePack(plugin, {
    mirror: [oracleMirror, demoMirror, ...(hasData ? [writeDataMirror(DATA_FILES)] : []), helmMirror, madeMirror('languages')],
    requires: [metricsAnswers, metricsBasic, metricsHarms, metricsTranslation],
  })
})
