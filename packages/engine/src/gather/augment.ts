import {
  type Augmentation,
  type Input,
  type Instance,
  type Message,
  notHere,
  type Output,
  type Part,
  type Perturber,
  type PerturbationDescription,
  type Reference,
} from '@binnacle/core'
import type { Container } from '@binnacle/core/host'
import { createPythonRandom } from '@binnacle/random'
import { perturbationTable } from '../errors.ts'
import type { ReadAsset } from '../plan/plan.ts'
import { findPerturbation } from '../plan/find-perturbation.ts'

/** Gives an instance with its perturbed copies, in HELM's order: the original, then each perturbation with each seed. */
export type Augment = (instance: Instance, part: 'train' | 'eval') => readonly Instance[]

/**
 * Makes the copies of an augmentation. The random numbers of a copy come from the instance's id (with the seed in front of it
 * from the second copy on); references are perturbed before the input, from the same stream.
 * @param keepsUnchanged whether copies whose texts did not change are kept, whatever the augmentation says
 * @throws BinnacleError `ERR_PERTURBATION_UNKNOWN`, `ERR_PLAN_OPTIONS`, `ERR_UNAVAILABLE`, `ERR_PERTURBATION_ASSET`
 */
export async function openAugmentation(
  container: Container,
  augmentation: Augmentation,
  readAsset: ReadAsset,
  keepsUnchanged = false,
): Promise<Augment> {
  const perturbations = await Promise.all(
    augmentation.perturbations.map(async (use) => {
      const { perturbation, options } = await findPerturbation(container.registries, use)
      const { unavailable } = perturbation
      if (unavailable !== undefined) throw notHere('perturbation', { name: use.name, unavailable })
      const assets: Record<string, Awaited<ReturnType<ReadAsset>>> = {}
      for (const [key, source] of Object.entries(perturbation.assets?.(options) ?? {})) {
        assets[key] = await readAsset(source).catch((cause: unknown) => {
          throw perturbationTable(use.name, cause)
        })
      }
      const { name, robustness, fairness } = perturbation
      const description: PerturbationDescription = {
        name,
        robustness,
        fairness,
        computedOn: 'perturbed',
        ...perturbation.describe(options),
      }
      return { description, perturber: perturbation.open(options, assets) }
    }),
  )

  return (instance, part) => {
    const [active, original, skip] =
      part === 'eval'
        ? [augmentation.augmentEval, augmentation.includeOriginalEval, augmentation.skipUnchangedEval]
        : [augmentation.augmentTrain, augmentation.includeOriginalTrain, augmentation.skipUnchangedTrain]
    if (!active) return [instance]
    const copies: Instance[] = original ? [instance] : []
    for (const { description, perturber } of perturbations) {
      for (let seed = 0; seed < augmentation.seedsPerInstance; seed++) {
        const copy = perturbed(instance, description, perturber, seed)
        const keeps = !skip || (keepsUnchanged && copy.input !== instance.input)
        if (keeps || JSON.stringify(copy.input) !== JSON.stringify(instance.input)) copies.push(copy)
      }
    }
    return copies
  }
}

function perturbed(instance: Instance, description: PerturbationDescription, perturber: Perturber, seed: number): Instance {
  const random = createPythonRandom(seed === 0 ? String(instance.id) : `${seed}${instance.id}`)
  const perturbation = seed === 0 ? description : { ...description, seed }
  if (perturber.replace !== undefined) return { ...instance, ...perturber.replace(instance, random), perturbation }
  const perturb = perturber.begin?.() ?? perturber.perturb.bind(perturber)
  const change = (text: string) => perturb(text, random)
  const references: readonly Reference[] = perturber.references
    ? instance.references.map((reference) => ({ ...reference, output: changedOutput(reference.output, change) }))
    : instance.references
  return {
    ...instance,
    input: changedInput(instance.input, change),
    references,
    perturbation,
    ...(perturber.withoutContrast === true ? {} : { contrastInputs: [instance.input] }),
  }
}

type Change = (text: string) => string

/** The input with all its texts changed, in order: a conversation stays one, and media stay what they are. */
function changedInput(input: Input, change: Change): Input {
  if (input.text !== undefined) return { text: change(input.text) }
  if (input.parts !== undefined) return { parts: changedParts(input.parts, change) }
  return { messages: input.messages.map((message) => ({ ...message, content: changedContent(message, change) })) }
}

/** What the user says is changed; instructions of the system and what the model said before stay. */
function changedContent({ role, content }: Message, change: Change): Message['content'] {
  if (role !== 'user') return content
  return typeof content === 'string' ? change(content) : changedParts(content, change)
}

const changedParts = (parts: readonly Part[], change: Change): readonly Part[] =>
  parts.map((part) => (part.type === 'text' ? { ...part, text: change(part.text) } : part))

const changedOutput = (output: Output, change: Change): Output => ({
  ...output,
  text: change(output.text),
  ...(output.parts === undefined ? {} : { parts: changedParts(output.parts, change) }),
})
