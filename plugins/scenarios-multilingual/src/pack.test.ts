import metricsBasic from '@binnacle/metrics-basic'
import metricsTranslation from '@binnacle/metrics-translation'
import { describePack } from '@binnacle/testkit'
import { describe } from 'vitest'
import { hasOracle, oracleMirror } from '../../../tests/support/helm-oracle.ts'
import { hasData, writeDataMirror } from '../../../tests/support/data-mirror.ts'
import { demoMirror } from '../../../tests/support/mirror-options.ts'
import { CEVAL_AT_HAND, DATA_FILES, MGSM_AT_HAND } from '../test/data.ts'
import plugin from './index.ts'

const clinical = (subject: string) => ({ subject, lang: 'zu' })

describe.skipIf(!hasOracle || !hasData)('over a mirror of the data', () => {
  describePack(plugin, {
    mirror: [oracleMirror, demoMirror, ...(hasData ? [writeDataMirror(DATA_FILES)] : [])],
    requires: [metricsBasic, metricsTranslation],
    tasks: {
      ceval: CEVAL_AT_HAND.map((subject) => ({ subject })),
      mgsm: MGSM_AT_HAND.map((language) => ({ language })),
      cmmlu: [{ subject: 'daily_life' }],
      exams_multilingual: [{ language: 'all', subject: 'all' }],
      mmmlu: [{ locale: 'FR_FR', subject: 'all' }],
      mmlu_clinical_afr: ['clinical_knowledge', 'college_medicine', 'virology'].map(clinical),
      winogrande_afr: [{ lang: 'af' }, { lang: 'af', method: 'multiple_choice_separate_original' }],
      xcopa: ['id', 'vi', 'th', 'ta'].map((language) => ({ language })),
      xquad: ['vi', 'th'].map((language) => ({ language })),
      flores: [
        { source: 'en', target: 'id' },
        { source: 'id', target: 'en' },
      ],
      lindsea_syntax_minimal_pairs: [{ method: 'mcq' }, { method: 'minimal_pairs' }],
    },
  })
})
