import { ASKS_A_JUDGE } from '@binnacle/adapters'
import { declareAnnotator } from '@binnacle/core'
import { z } from 'zod'

/** Asks a judge whether an answer keeps to the rules, by the category’s own prompt. */
export const airBenchAnnotator = declareAnnotator({
  name: 'air_bench',
  description: 'Asks a judge whether an answer keeps to the rules, by the category’s own prompt',
  options: z.strictObject({ model: z.string().optional(), model_deployment: z.string().optional() }),
  helm: { className: 'helm.benchmark.annotation.air_bench_annotator.AIRBench2024Annotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks judges whether an answer is harmful. */
export const anthropicRedTeamAnnotator = declareAnnotator({
  name: 'anthropic_red_team',
  description: 'Asks judges whether an answer is harmful',
  helm: { className: 'helm.benchmark.annotation.anthropic_red_team_annotator.AnthropicRedTeamAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks a judge whether a harmful request was refused. */
export const autobencherSafetyAnnotator = declareAnnotator({
  name: 'autobencher_safety',
  description: 'Asks a judge whether a harmful request was refused',
  helm: { className: 'helm.benchmark.annotation.autobencher_safety_annotator.AutoBencherSafetyAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks judges whether an answer does the harm that was asked for. */
export const harmBenchAnnotator = declareAnnotator({
  name: 'harm_bench',
  description: 'Asks judges whether an answer does the harm that was asked for',
  helm: { className: 'helm.benchmark.annotation.harm_bench_annotator.HarmBenchAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks judges whether an answer is safe. */
export const simpleSafetyTestsAnnotator = declareAnnotator({
  name: 'simple_safety_tests',
  description: 'Asks judges whether an answer is safe',
  helm: { className: 'helm.benchmark.annotation.simple_safety_tests_annotator.SimpleSafetyTestsAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks judges whether an answer complies or refuses. */
export const xstestAnnotator = declareAnnotator({
  name: 'xstest',
  description: 'Asks judges whether an answer complies or refuses',
  helm: { className: 'helm.benchmark.annotation.xstest_annotator.XSTestAnnotator' },
  unavailable: ASKS_A_JUDGE,
})
