import { definePlugin, lazy } from '@binnacle/core'
import * as cards from './cards.data.ts'

/** Languages other than English: examinations, translated tests, South-East Asian and African languages. */
export default definePlugin({
  name: '@binnacle/scenarios-multilingual',
  from: import.meta.url,
  requires: ['@binnacle/metrics-answers', '@binnacle/metrics-basic', '@binnacle/metrics-translation'],
  contribute: () => ({
    scenarios: [
      lazy({
        ...cards.EXAMS_MULTILINGUAL,
        load: () => import('./exams/exams-multilingual.ts').then((module) => module.examsMultilingualScenario),
      }),
      lazy({ ...cards.MMMLU, load: () => import('./exams/mmmlu.ts').then((module) => module.mmmluScenario) }),
      lazy({ ...cards.ENEM_CHALLENGE, load: () => import('./exams/enem-challenge.ts').then((module) => module.enemChallengeScenario) }),
      lazy({
        ...cards.MMLU_CLINICAL_AFR,
        load: () => import('./african/mmlu-clinical-afr.ts').then((module) => module.mmluClinicalAfrScenario),
      }),
      lazy({ ...cards.WINOGRANDE_AFR, load: () => import('./african/winogrande-afr.ts').then((module) => module.winograndeAfrScenario) }),
      lazy({ ...cards.CMMLU, load: () => import('./chinese/cmmlu.ts').then((module) => module.cmmluScenario) }),
      lazy({ ...cards.CEVAL, load: () => import('./chinese/ceval.ts').then((module) => module.cevalScenario) }),
      lazy({ ...cards.MGSM, load: () => import('./exams/mgsm.ts').then((module) => module.mgsmScenario) }),
      lazy({ ...cards.NUSAX, load: () => import('./southeast-asian/nusax.ts').then((module) => module.nusaxScenario) }),
      lazy({ ...cards.INDONLI, load: () => import('./southeast-asian/indonli.ts').then((module) => module.indonliScenario) }),
      lazy({ ...cards.XQUAD, load: () => import('./southeast-asian/xquad.ts').then((module) => module.xquadScenario) }),
      lazy({ ...cards.XCOPA, load: () => import('./southeast-asian/xcopa.ts').then((module) => module.xcopaScenario) }),
      lazy({ ...cards.FLORES, load: () => import('./southeast-asian/flores.ts').then((module) => module.floresScenario) }),
      lazy({
        ...cards.LINDSEA_MINIMAL_PAIRS,
        load: () => import('./southeast-asian/lindsea-syntax.ts').then((module) => module.lindseaMinimalPairsScenario),
      }),
      lazy({
        ...cards.LINDSEA_PRESUPPOSITIONS,
        load: () => import('./southeast-asian/lindsea-pragmatics.ts').then((module) => module.presuppositions.scenario),
      }),
      lazy({
        ...cards.LINDSEA_SCALAR_IMPLICATURES,
        load: () => import('./southeast-asian/lindsea-pragmatics.ts').then((module) => module.scalarImplicatures.scenario),
      }),
    ],
    tasks: [
      lazy({
        ...cards.EXAMS_MULTILINGUAL,
        load: () => import('./exams/exams-multilingual.ts').then((module) => module.examsMultilingualTask),
      }),
      lazy({ ...cards.MMMLU, load: () => import('./exams/mmmlu.ts').then((module) => module.mmmluTask) }),
      lazy({ ...cards.ENEM_CHALLENGE, load: () => import('./exams/enem-challenge.ts').then((module) => module.enemChallengeTask) }),
      lazy({
        ...cards.MMLU_CLINICAL_AFR,
        load: () => import('./african/mmlu-clinical-afr.ts').then((module) => module.mmluClinicalAfrTask),
      }),
      lazy({ ...cards.WINOGRANDE_AFR, load: () => import('./african/winogrande-afr.ts').then((module) => module.winograndeAfrTask) }),
      lazy({ ...cards.CMMLU, load: () => import('./chinese/cmmlu.ts').then((module) => module.cmmluTask) }),
      lazy({ ...cards.CEVAL, load: () => import('./chinese/ceval.ts').then((module) => module.cevalTask) }),
      lazy({ ...cards.MGSM, load: () => import('./exams/mgsm.ts').then((module) => module.mgsmTask) }),
      lazy({ ...cards.NUSAX, load: () => import('./southeast-asian/nusax.ts').then((module) => module.nusaxTask) }),
      lazy({ ...cards.INDONLI, load: () => import('./southeast-asian/indonli.ts').then((module) => module.indonliTask) }),
      lazy({ ...cards.XQUAD, load: () => import('./southeast-asian/xquad.ts').then((module) => module.xquadTask) }),
      lazy({ ...cards.XCOPA, load: () => import('./southeast-asian/xcopa.ts').then((module) => module.xcopaTask) }),
      lazy({ ...cards.FLORES, load: () => import('./southeast-asian/flores.ts').then((module) => module.floresTask) }),
      lazy({
        ...cards.LINDSEA_SYNTAX_MINIMAL_PAIRS,
        load: () => import('./southeast-asian/lindsea-syntax.ts').then((module) => module.lindseaSyntaxMinimalPairsTask),
      }),
      lazy({
        ...cards.LINDSEA_PRESUPPOSITIONS,
        load: () => import('./southeast-asian/lindsea-pragmatics.ts').then((module) => module.presuppositions.task),
      }),
      lazy({
        ...cards.LINDSEA_SCALAR_IMPLICATURES,
        load: () => import('./southeast-asian/lindsea-pragmatics.ts').then((module) => module.scalarImplicatures.task),
      }),
    ],
    leaderboards: [lazy({ ...cards.LANGUAGES, load: () => import('./languages-board.ts').then((module) => module.languagesBoard) })],
  }),
})
