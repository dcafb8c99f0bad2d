import { closeSync, mkdirSync, openSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Annotator,
  type HelmIdentity,
  isMissing,
  type Instance,
  type PerturbationDescription,
  type RunAnnotator,
  type RunSpec,
  type ScoreValue,
  type Stat,
  type Use,
} from '@binnacle/core'
import type { Container, Registries } from '@binnacle/core/host'
import {
  addToAccumulator,
  annotationKey,
  checkOptions,
  createAccumulator,
  derived,
  oldAnnotationKey,
  type RequestRow,
} from '@binnacle/engine'
import { type ReadRun, perturbationFields, statNameFields } from '@binnacle/records'
import { adapterFields, type DescribePerturbation, instanceFields, requestFields, resultFields } from './helm-fields.ts'
import { type HelmNumbers, openHelmNumbers } from './helm-numbers.ts'
import { float, pythonJson } from '@binnacle/python'

/** Where a class has no name in HELM, it gets one of ours. */
const ourClass = (kind: string, name: string): string => `binnacle.${kind}.${name}`

interface Identities {
  readonly scenario: { readonly helm: HelmIdentity | undefined; readonly description: string }
  readonly metrics: readonly (HelmIdentity | undefined)[]
  readonly annotators: readonly HelmAnnotator[]
  readonly perturbations: readonly (HelmIdentity | undefined)[]
  /** Gives parameters of perturbations that are numbers with a point in HELM that point. */
  readonly describe: DescribePerturbation
  readonly floatTemperature: boolean
}

interface HelmAnnotator {
  readonly helm: HelmIdentity | undefined
  readonly options: unknown
  readonly roles: RunAnnotator['roles']
  readonly annotationName: string
}

/**
 * Writes a run as HELM writes it: `run_spec.json`, `scenario.json`, `scenario_state.json`, `stats.json` and
 * `per_instance_stats.json`, in HELM's form to the byte where HELM knows the parts; and `binnacle.json` beside them.
 * A log-probability that is not known is 0 there, in answers and in numbers, as HELM has it.
 * @param folder is made where it is not there
 */
export async function exportHelmRun(run: ReadRun, container: Container, folder: string): Promise<readonly string[]> {
  const identities = await identitiesOf(run.record.spec, container.registries)
  mkdirSync(folder, { recursive: true })
  const numbers = await openHelmNumbers(run, container, folder)
  writeText(join(folder, 'run_spec.json'), pythonJson(runSpecFields(run.record.spec, identities)))
  writeText(join(folder, 'scenario.json'), pythonJson(scenarioFields(run, identities)))
  writeScenarioState(join(folder, 'scenario_state.json'), run, identities)
  const stats = numbers.stats.filter((stat) => !Number.isNaN(stat.sum))
  writeText(join(folder, 'stats.json'), pythonJson(stats.map((stat) => statFields(stat, identities.describe))))
  writePerInstanceStats(join(folder, 'per_instance_stats.json'), run, numbers, identities)
  numbers.close()
  writeText(join(folder, 'binnacle.json'), `${JSON.stringify(ownFields(run), null, 2)}\n`)
  return ['run_spec.json', 'scenario.json', 'scenario_state.json', 'stats.json', 'per_instance_stats.json', 'binnacle.json']
}

async function identitiesOf(spec: RunSpec, registries: Registries): Promise<Identities> {
  const helmOf = async (kind: 'scenarios' | 'metrics' | 'perturbations', name: string) =>
    registries.has(kind, name) ? ((await registries.get(kind, name)) as { readonly helm?: HelmIdentity }).helm : undefined
  const { method } = spec.adaptation
  const perturbations = await Promise.all((spec.augmentation?.perturbations ?? []).map((use) => helmOf('perturbations', use.name)))
  const floats = registries.has('adapters', method) ? (await registries.get('adapters', method)).helm?.floats : undefined
  return {
    scenario: {
      helm: await helmOf('scenarios', spec.scenario.name),
      description: registries.find('scenarios', spec.scenario.name)?.description ?? '',
    },
    metrics: await Promise.all(spec.metrics.map((use) => helmOf('metrics', use.name))),
    annotators: await Promise.all(spec.annotators.map((use) => annotatorOf(use, registries))),
    perturbations,
    describe: describer(spec, perturbations),
    floatTemperature: floats?.includes('temperature') ?? false,
  }
}

/** Descriptions with their numbers of HELM's kind, by the names of the perturbations. */
function describer({ augmentation }: RunSpec, identities: readonly (HelmIdentity | undefined)[]): DescribePerturbation {
  const floats = new Map(augmentation?.perturbations.map(({ name }, index) => [name, identities[index]?.floats ?? []]))
  return (perturbation) => {
    const own = floats.get(perturbation.name) ?? []
    const fields = Object.entries(perturbationFields(perturbation))
    return Object.fromEntries(fields.map(([key, value]) => [key, typeof value === 'number' && own.includes(key) ? float(value) : value]))
  }
}

/** What an annotator is called, and its options as it gets them, by which its annotations are found. */
async function annotatorOf({ name, options = {}, roles }: RunAnnotator, registries: Registries): Promise<HelmAnnotator> {
  if (!registries.has('annotators', name)) return { helm: undefined, options, roles, annotationName: name }
  const annotator = (await registries.get('annotators', name)) as unknown as Annotator<unknown>
  const checked = checkOptions('annotator', name, annotator.options, options)
  return { helm: annotator.helm, options: checked, roles, annotationName: annotator.annotationName?.(checked) ?? name }
}

function classFields(kind: string, use: Use, helm: HelmIdentity | undefined): Record<string, unknown> {
  const args = Object.entries(use.options ?? {}).map(([name, value]) =>
    typeof value === 'number' && helm?.floats?.includes(name) === true ? [name, float(value)] : [name, value],
  )
  return { class_name: helm?.className ?? ourClass(kind, use.name), args: Object.fromEntries(args) }
}

function runSpecFields(spec: RunSpec, identities: Identities): Record<string, unknown> {
  const { augmentation } = spec
  return {
    name: spec.name,
    scenario_spec: classFields('scenarios', spec.scenario, identities.scenario.helm),
    adapter_spec: adapterFields(spec.adaptation),
    metric_specs: metricFields(spec, identities),
    data_augmenter_spec: {
      perturbation_specs: (augmentation?.perturbations ?? []).map((use, index) =>
        classFields('perturbations', use, identities.perturbations[index]),
      ),
      should_augment_train_instances: augmentation?.augmentTrain ?? false,
      should_include_original_train: augmentation?.includeOriginalTrain ?? false,
      should_skip_unchanged_train: augmentation?.skipUnchangedTrain ?? false,
      should_augment_eval_instances: augmentation?.augmentEval ?? false,
      should_include_original_eval: augmentation?.includeOriginalEval ?? false,
      should_skip_unchanged_eval: augmentation?.skipUnchangedEval ?? false,
      seeds_per_instance: augmentation?.seedsPerInstance ?? 1,
    },
    groups: spec.groups,
    annotators:
      spec.annotators.length === 0
        ? undefined
        : spec.annotators.map((use, index) => classFields('annotators', use, identities.annotators[index]?.helm)),
  }
}

/** The metrics; where completions are changed before they are read, inside of the one that does so. */
function metricFields({ metrics, processOutput }: RunSpec, identities: Identities): readonly Record<string, unknown>[] {
  const fields = metrics.map((use, index) => classFields('metrics', use, identities.metrics[index]))
  if (processOutput === undefined) return fields
  const args = { processor: `helm.benchmark.metrics.output_processors.${processOutput}`, metric_specs: fields }
  return [{ class_name: 'helm.benchmark.metrics.output_processing_metric.OutputProcessingMetric', args }]
}

/** `binnacle.json`, which is not HELM's: where the run comes from, and what takes its numbers their claim. */
function ownFields({ record }: ReadRun): Record<string, unknown> {
  const { binnacle, digest, answers, substituted = false, modified = [], data = [] } = record
  return { binnacle, digest, answers, substituted, modified, data }
}

/** A run spec as HELM writes it, in one JSON text. */
export async function helmRunSpec(spec: RunSpec, registries: Registries): Promise<string> {
  return pythonJson(runSpecFields(spec, await identitiesOf(spec, registries)))
}

function scenarioFields(run: ReadRun, { scenario }: Identities): Record<string, unknown> {
  const { name } = run.record.spec.scenario
  const path = scenario.helm?.className.split('.').slice(0, -1).join('/')
  return {
    name,
    description: scenario.description,
    tags: scenario.helm?.tags ?? [],
    definition_path: path === undefined ? '' : `https://github.com/stanford-crfm/helm/blob/main/src/${path}.py`,
  }
}

function writeScenarioState(file: string, run: ReadRun, identities: Identities): void {
  const { spec } = run.record
  const writer = openText(file)
  writer.write(`{\n  "adapter_spec": ${pythonJson(adapterFields(spec.adaptation), 1)},\n  "request_states": [`)
  let count = 0
  for (const { rows, instance, trial } of sampleRows(run)) {
    const annotations = annotationFields(run, identities, rows, instance)
    for (const row of rows) {
      const answer = run.answers.read(row.key)
      if (answer === undefined) continue
      const state = {
        instance: instanceFields(instance, identities.describe),
        reference_index: row.referenceIndex,
        request_mode: row.mode,
        train_trial_index: trial,
        output_mapping: row.outputMapping,
        request: requestFields(row.request, spec.adaptation, identities.floatTemperature),
        result: resultFields(answer),
        num_train_instances: row.numTrainInstances,
        prompt_truncated: row.promptTruncated,
        num_conditioning_tokens: row.numConditioningTokens,
        annotations,
      }
      writer.write(`${count++ === 0 ? '\n' : ',\n'}    ${pythonJson(state, 2)}`)
    }
  }
  writer.write(count === 0 ? ']\n}' : '\n  ]\n}')
  writer.close()
}

/** What the annotators of a run said of a sample, by their names; nothing of those that failed. */
function annotationFields(
  run: ReadRun,
  identities: Identities,
  rows: readonly RequestRow[],
  instance: Instance,
): Record<string, unknown> | undefined {
  const { annotators } = run.record.spec
  if (annotators.length === 0) return undefined
  const keys = rows.map(({ key }) => key)
  return Object.fromEntries(
    annotators.map(({ name }, index) => {
      const { options, roles, annotationName } = identities.annotators[index]!
      const value = run.annotation(annotationKey(keys, instance, name, options, roles))
      return [annotationName, value ?? (run.isOldFormat ? run.annotation(oldAnnotationKey(keys, instance, name, options)) : undefined)]
    }),
  )
}

/** The samples of a run with their requests, in the order of the plan. */
function* sampleRows(
  run: ReadRun,
): Generator<{ readonly rows: readonly RequestRow[]; readonly instance: Instance; readonly trial: number }> {
  const rows = flat(run.requests.scan())
  let next = rows.next()
  let place = 0
  const { numTrainTrials, numTrials } = run.record.spec.adaptation
  for (let round = 0; round < numTrainTrials * numTrials; round++) {
    const trial = Math.floor(round / numTrials)
    for (const instance of flat(run.instances.scan())) {
      const own: RequestRow[] = []
      for (; next.done !== true && next.value.sample === place; next = rows.next()) own.push(next.value)
      yield { rows: own, instance, trial }
      place++
    }
  }
}

function* flat<T>(batches: Iterable<readonly T[]>): Generator<T> {
  for (const batch of batches) yield* batch
}

/** The name of a stat, with its perturbation's numbers of HELM's kind. */
function nameFields(name: Stat['name'], describe: DescribePerturbation): Record<string, unknown> {
  const fields = statNameFields(name)
  return name.perturbation === undefined ? fields : { ...fields, perturbation: describe(name.perturbation) }
}

/** A stat of `stats.json`: all numbers are floats, but the sums of an empty one. */
function statFields(stat: Stat, describe: DescribePerturbation): Record<string, unknown> {
  const empty = stat.count === 0
  return {
    name: nameFields(stat.name, describe),
    count: stat.count,
    sum: empty ? 0 : float(stat.sum),
    sum_squared: empty ? 0 : float(stat.sumSquared),
    ...(empty
      ? {}
      : {
          min: float(stat.min!),
          max: float(stat.max!),
          mean: float(stat.mean!),
          variance: float(stat.variance!),
          stddev: float(stat.stddev!),
        }),
  }
}

/** The name under which a metric says that a number is a float: without `@k`, and without what a ranking was limited to. */
export function plainStatName(name: string): string {
  return name.replace(/@\d+(?: \(topk=\d+\))?$/, '')
}

function writePerInstanceStats(file: string, run: ReadRun, numbers: HelmNumbers, identities: Identities): void {
  const { numTrainTrials, numTrials } = run.record.spec.adaptation
  const writer = openText(file)
  writer.write('[')
  let count = 0
  for (const [index] of run.record.spec.metrics.entries()) {
    const floats = new Set(identities.metrics[index]?.floats ?? [])
    const rows = numbers.scores()[Symbol.iterator]()
    for (let round = 0; round < numTrainTrials * numTrials; round++) {
      const trial = Math.floor(round / numTrials)
      for (const instance of flat(run.instances.scan())) {
        const row = rows.next()
        if (row.done === true) break
        const scores = row.value.scores[index] ?? {}
        if (Object.keys(scores).length === 0) continue
        const record = {
          instance_id: instance.id,
          perturbation: instance.perturbation === undefined ? undefined : identities.describe(instance.perturbation),
          train_trial_index: trial,
          stats: Object.entries(scores).map(([name, value]) =>
            instanceStatFields(name, value, instance, floats.has(plainStatName(name)), identities.describe),
          ),
        }
        writer.write(`${count++ === 0 ? '\n' : ',\n'}  ${pythonJson(record, 1)}`)
      }
    }
  }
  writer.write(count === 0 ? ']' : '\n]')
  writer.close()
}

/** A stat of one instance: whole numbers stay whole where HELM counts, but for mean, variance and deviation. */
function instanceStatFields(
  name: string,
  value: ScoreValue,
  instance: Instance,
  isFloat: boolean,
  describe: DescribePerturbation,
): Record<string, unknown> {
  const { split, subSplit, perturbation } = instance
  const own = createAccumulator({ name })
  for (const one of typeof value === 'number' ? [value] : isMissing(value) ? [] : value) addToAccumulator(own, Number(one))
  const kind = (number: number) => (isFloat && own.count > 0 ? float(number) : number)
  const whole = {
    name: nameFields(
      {
        name,
        split,
        ...(subSplit === undefined ? {} : { subSplit }),
        ...(perturbation === undefined ? {} : { perturbation: perturbation as PerturbationDescription }),
      },
      describe,
    ),
    count: own.count,
    sum: kind(own.sum),
    sum_squared: kind(own.sumSquared),
  }
  if (own.count === 0) return whole
  const { mean, variance, stddev } = derived(own)
  const rounded = own.sumSquared / own.count - mean * mean < 0
  return {
    ...whole,
    min: kind(own.min!),
    max: kind(own.max!),
    mean: float(mean),
    variance: rounded ? 0 : float(variance),
    stddev: float(stddev),
  }
}

function writeText(file: string, text: string): void {
  const writer = openText(file)
  writer.write(text)
  writer.close()
}

function openText(file: string): { write(text: string): void; close(): void } {
  const descriptor = openSync(file, 'w')
  let kept: string[] = []
  let length = 0
  const flush = () => {
    writeSync(descriptor, kept.join(''))
    kept = []
    length = 0
  }
  return {
    write(text) {
      kept.push(text)
      length += text.length
      if (length > 1 << 18) flush()
    },
    close() {
      flush()
      closeSync(descriptor)
    },
  }
}
