export { type Allowance, type Check, type CheckOptions, type Checks, runCheck, runChecks } from './check.ts'
export {
  checkAnnotator,
  checkMetric,
  checkModelClient,
  checkPack,
  checkPerturbation,
  checkPlugin,
  checkScenario,
  checkTask,
  checkTokenizer,
} from './run.ts'
export type { AnnotatorCheckOptions } from './parts/annotator-checks.ts'
export { type Finding, type FindingCode, formatFinding, formatFindings, type Severity } from './finding.ts'
export { FINDING_CODES } from './finding-codes.data.ts'
export { kitSamples } from './parts/kit-samples.ts'
export type { MetricCheckOptions } from './parts/metric-checks.ts'
export type { Bounds } from './parts/score-findings.ts'
export { type Lack, type ModelClientCheckOptions, TESTKIT_KEY } from './clients/model-client-checks.ts'
export type { AnyPlugin, SurroundingOptions } from './clients/open-bench.ts'
export { openClient, type OpenClientOptions, type OpenedClient } from './clients/open-client.ts'
export { type Data, type DataOptions, type InlineFile, type InlineFiles, openData } from './open-data.ts'
export { type Baseline, type PackCard, type PackCardInput, packCardSchema, type PackManifest, readPackCard } from './packs/pack-card.ts'
export type { PackCheckOptions } from './packs/pack-checks.ts'
export type { PerturbationCheckOptions } from './parts/perturbation-checks.ts'
export type { PluginCheckOptions } from './packs/plugin-checks.ts'
export type { Judges } from './tasks/rehearse.ts'
export type { ScenarioCheckOptions } from './tasks/scenario-checks.ts'
export type { Subject } from './subject.ts'
export type { TaskArguments } from './tasks/task-arguments.ts'
export type { TaskCheckOptions } from './tasks/task-checks.ts'
export type { TokenizerCheckOptions } from './parts/tokenizer-checks.ts'
