import { annotatorChecks, type AnnotatorCheckOptions } from './checks/parts/annotator-checks.ts'
import { metricChecks, type MetricCheckOptions } from './checks/parts/metric-checks.ts'
import { modelClientChecks, type ModelClientCheckOptions } from './checks/clients/model-client-checks.ts'
import type { AnyPlugin } from './checks/clients/open-bench.ts'
import { packChecks, type PackCheckOptions } from './checks/packs/pack-checks.ts'
import { perturbationChecks, type PerturbationCheckOptions } from './checks/parts/perturbation-checks.ts'
import { pluginChecks, type PluginCheckOptions } from './checks/packs/plugin-checks.ts'
import { scenarioChecks, type ScenarioCheckOptions } from './checks/tasks/scenario-checks.ts'
import type { Subject } from './checks/subject.ts'
import { taskChecks, type TaskCheckOptions } from './checks/tasks/task-checks.ts'
import { tokenizerChecks, type TokenizerCheckOptions } from './checks/parts/tokenizer-checks.ts'
import { registerChecks } from './register-checks.ts'

/** Tests a plugin: its contributions, cards, schemas and recipes. */
export const describePlugin = (plugin: AnyPlugin, options?: PluginCheckOptions): void => registerChecks(pluginChecks(plugin, options))

/** Tests a scenario: its instances, and what in them gives the answer away. */
export const describeScenario = (scenario: Subject<'scenarios'>, options?: ScenarioCheckOptions): void =>
  registerChecks(scenarioChecks(scenario, options))

/** Tests a task: its recipe, its requests, and that right answers score best. */
export const describeTask = (task: Subject<'tasks'>, options?: TaskCheckOptions): void => registerChecks(taskChecks(task, options))

/** Tests a model client against a provider server of this machine. */
export const describeModelClient = (client: Subject<'modelClients'>, options?: ModelClientCheckOptions): void =>
  registerChecks(modelClientChecks(client, options))

/** Tests a tokenizer on awkward texts. */
export const describeTokenizer = (tokenizer: Subject<'tokenizers'>, options?: TokenizerCheckOptions): void =>
  registerChecks(tokenizerChecks(tokenizer, options))

/** Tests a metric: pure, bounded, declared, best where the answer is right. */
export const describeMetric = (metric: Subject<'metrics'>, options?: MetricCheckOptions): void =>
  registerChecks(metricChecks(metric, options))

/** Tests an annotator with judges that answer, fail and talk nonsense. */
export const describeAnnotator = (annotator: Subject<'annotators'>, options?: AnnotatorCheckOptions): void =>
  registerChecks(annotatorChecks(annotator, options))

/** Tests a perturbation: seeded, described, at rest on nothing. */
export const describePerturbation = (perturbation: Subject<'perturbations'>, options?: PerturbationCheckOptions): void =>
  registerChecks(perturbationChecks(perturbation, options))

/** Tests a benchmark pack as it is checked before it is published. */
export const describePack = (plugin: AnyPlugin, options?: PackCheckOptions): void => registerChecks(packChecks(plugin, options))
