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
export type { AnnotatorCheckOptions } from './annotator-checks.ts'
export { type Finding, type FindingCode, formatFinding, formatFindings, type Severity } from './finding.ts'
export { FINDING_CODES } from './finding-codes.data.ts'
export { kitSamples } from './kit-samples.ts'
export type { MetricCheckOptions } from './metric-checks.ts'
export type { Bounds } from './score-findings.ts'
export { type Lack, type ModelClientCheckOptions, TESTKIT_KEY } from './model-client-checks.ts'
export type { AnyPlugin, SurroundingOptions } from './open-bench.ts'
export { openClient, type OpenClientOptions, type OpenedClient } from './open-client.ts'
export { type Data, type DataOptions, type InlineFile, type InlineFiles, openData } from './open-data.ts'
export { type Baseline, type PackCard, type PackCardInput, packCardSchema, type PackManifest, readPackCard } from './pack-card.ts'
export type { PackCheckOptions } from './pack-checks.ts'
export type { PerturbationCheckOptions } from './perturbation-checks.ts'
export type { PluginCheckOptions } from './plugin-checks.ts'
export type { Judges } from './rehearse.ts'
export type { ScenarioCheckOptions } from './scenario-checks.ts'
export type { Subject } from './subject.ts'
export type { TaskArguments } from './task-arguments.ts'
export type { TaskCheckOptions } from './task-checks.ts'
export type { TokenizerCheckOptions } from './tokenizer-checks.ts'
