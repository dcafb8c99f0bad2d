import metricsAnswers from '@binnacle/metrics-answers'
import metricsBasic from '@binnacle/metrics-basic'
import metricsHarms from '@binnacle/metrics-harms'
import metricsTranslation from '@binnacle/metrics-translation'
import { describePack } from '@binnacle/testkit'
import { describe } from 'vitest'
import { hasOracle, helmMirror, madeMirror, oracleMirror } from '../../../tests/support/helm-oracle.ts'
import { hasData, writeDataMirror } from '../../../tests/support/data-mirror.ts'
import { demoMirror } from '../../../tests/support/mirror-options.ts'
import { DATA_FILES } from '../test/data.ts'
import plugin from './index.ts'

describe.skipIf(!hasOracle || !hasData)('over a mirror of the data', () => {
  describePack(plugin, {
    mirror: [oracleMirror, demoMirror, ...(hasData ? [writeDataMirror(DATA_FILES)] : []), helmMirror, madeMirror('languages')],
    requires: [metricsAnswers, metricsBasic, metricsHarms, metricsTranslation],
  })
})
