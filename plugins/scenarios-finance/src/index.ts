import { definePlugin, lazy } from '@binnacle/core'
import { BANKING77, CONV_FIN_QA_CALC, FIN_QA, FINANCE, FINANCEBENCH, FINANCEBENCH_JUDGE } from './cards.data.ts'

/** Finance: FinQA, ConvFinQA, FinanceBench with its judge, and BANKING77, as in HELM. */
export default definePlugin({
  name: '@binnacle/scenarios-finance',
  from: import.meta.url,
  requires: ['@binnacle/metrics-basic', '@binnacle/metrics-finance', '@binnacle/metrics-judged'],
  contribute: () => ({
    scenarios: [
      lazy({ ...FIN_QA, load: () => import('./fin-qa.ts').then((module) => module.finQaScenario) }),
      lazy({ ...CONV_FIN_QA_CALC, load: () => import('./conv-fin-qa-calc.ts').then((module) => module.convFinQaCalcScenario) }),
      lazy({ ...FINANCEBENCH, load: () => import('./financebench.ts').then((module) => module.financebenchScenario) }),
      lazy({ ...BANKING77, load: () => import('./banking77.ts').then((module) => module.banking77Scenario) }),
    ],
    tasks: [
      lazy({ ...FIN_QA, load: () => import('./fin-qa.ts').then((module) => module.finQaTask) }),
      lazy({ ...CONV_FIN_QA_CALC, load: () => import('./conv-fin-qa-calc.ts').then((module) => module.convFinQaCalcTask) }),
      lazy({ ...FINANCEBENCH, load: () => import('./financebench.ts').then((module) => module.financebenchTask) }),
      lazy({ ...BANKING77, load: () => import('./banking77.ts').then((module) => module.banking77Task) }),
    ],
    annotators: [lazy({ ...FINANCEBENCH_JUDGE, load: () => import('./financebench-judge.ts').then((module) => module.financebenchJudge) })],
    leaderboards: [lazy({ ...FINANCE, load: () => import('./finance-board.ts').then((module) => module.financeBoard) })],
  }),
})
