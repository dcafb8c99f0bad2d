import { annotatorChecks, type AnnotatorCheckOptions } from './parts/annotator-checks.ts'
import { runChecks } from './check.ts'
import type { Finding } from './finding.ts'
import { metricChecks, type MetricCheckOptions } from './parts/metric-checks.ts'
import { modelClientChecks, type ModelClientCheckOptions } from './clients/model-client-checks.ts'
import type { AnyPlugin } from './clients/open-bench.ts'
import { packChecks, type PackCheckOptions } from './packs/pack-checks.ts'
import { perturbationChecks, type PerturbationCheckOptions } from './parts/perturbation-checks.ts'
import { pluginChecks, type PluginCheckOptions } from './packs/plugin-checks.ts'
import { scenarioChecks, type ScenarioCheckOptions } from './tasks/scenario-checks.ts'
import type { Subject } from './subject.ts'
import { taskChecks, type TaskCheckOptions } from './tasks/task-checks.ts'
import { tokenizerChecks, type TokenizerCheckOptions } from './parts/tokenizer-checks.ts'

/** What a check found; nothing where all is well. */
type Found = Promise<readonly Finding[]>

/** Checks a plugin: its contributions, cards, schemas and recipes. */
export const checkPlugin = (plugin: AnyPlugin, options?: PluginCheckOptions): Found => runChecks(pluginChecks(plugin, options))

/** Checks a scenario: its instances, and what in them gives the answer away. */
export const checkScenario = (scenario: Subject<'scenarios'>, options?: ScenarioCheckOptions): Found =>
  runChecks(scenarioChecks(scenario, options))

/** Checks a task: its recipe, its requests, and that right answers score best. */
export const checkTask = (task: Subject<'tasks'>, options?: TaskCheckOptions): Found => runChecks(taskChecks(task, options))

/** Checks a model client against a provider server of this machine. */
export const checkModelClient = (client: Subject<'modelClients'>, options?: ModelClientCheckOptions): Found =>
  runChecks(modelClientChecks(client, options))

/** Checks a tokenizer on awkward texts. */
export const checkTokenizer = (tokenizer: Subject<'tokenizers'>, options?: TokenizerCheckOptions): Found =>
  runChecks(tokenizerChecks(tokenizer, options))

/** Checks a metric: pure, bounded, declared, best where the answer is right. */
export const checkMetric = (metric: Subject<'metrics'>, options?: MetricCheckOptions): Found => runChecks(metricChecks(metric, options))

/** Checks an annotator with judges that answer, fail and talk nonsense. */
export const checkAnnotator = (annotator: Subject<'annotators'>, options?: AnnotatorCheckOptions): Found =>
  runChecks(annotatorChecks(annotator, options))

/** Checks a perturbation: seeded, described, at rest on nothing. */
export const checkPerturbation = (perturbation: Subject<'perturbations'>, options?: PerturbationCheckOptions): Found =>
  runChecks(perturbationChecks(perturbation, options))

/** Checks a benchmark pack before it is published. */
export const checkPack = (plugin: AnyPlugin, options?: PackCheckOptions): Found => runChecks(packChecks(plugin, options))
