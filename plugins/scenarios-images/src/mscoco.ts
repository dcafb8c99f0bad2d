import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { anyArgument, pythonSwitch } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask, type MetricUse } from '@binnacle/core'
import { z } from 'zod'
import { IMAGE_METRICS, REFERENCE_IMAGE_METRICS } from './image-metric-uses.ts'

const MSCOCO = { name: 'mscoco', description: 'Photographs drawn from their captions (MS-COCO)' } as const

interface RatedBy {
  readonly run_human_eval: boolean
  readonly num_human_examples: number
  readonly use_perturbed: boolean | string | number
  readonly skip_photorealism: boolean
  readonly skip_subject: boolean
}

/** What is measured: how fast, the likeness of the whole, or every picture, rated by people where that is asked for. */
function metricsFor(name: string, options: RatedBy): readonly MetricUse[] {
  if (name === 'mscoco_efficiency') return [{ name: 'denoised_runtime' }]
  if (name === 'mscoco_fid') return [{ name: 'fidelity' }]
  const rated = { num_examples: options.num_human_examples, num_respondents: 5, use_perturbed: options.use_perturbed }
  const isSubject = !options.skip_subject
  return [
    ...REFERENCE_IMAGE_METRICS,
    ...IMAGE_METRICS,
    ...basicMetrics([]),
    ...(options.run_human_eval
      ? [
          {
            name: 'image_critique',
            options: {
              include_alignment: true,
              include_aesthetics: true,
              include_subject: isSubject,
              include_originality: false,
              include_copyright: false,
              ...rated,
            },
          },
          ...(options.skip_photorealism ? [] : [{ name: 'photorealism_critique', options: rated }]),
        ]
      : []),
  ]
}

export const mscocoScenario = declareScenario({
  ...MSCOCO,
  helm: { className: 'helm.benchmark.scenarios.image_generation.mscoco_scenario.MSCOCOScenario', tags: ['text-to-image', 'image-to-text'] },
  unavailable: NOT_PORTED,
})

export const mscocoTask = defineTask({
  ...MSCOCO,
  about: { source: 'images.cocodataset.org' },
  options: z.object({
    for_efficiency: pythonSwitch.default(false),
    compute_fid: pythonSwitch.default(false),
    run_human_eval: pythonSwitch.default(false),
    num_human_examples: z.int().default(100),
    use_perturbed: z.union([z.boolean(), anyArgument]).default(false),
    skip_photorealism: pythonSwitch.default(false),
    skip_subject: pythonSwitch.default(false),
  }),
  build: (options) => {
    const name = options.for_efficiency ? 'mscoco_efficiency' : options.compute_fid ? 'mscoco_fid' : 'mscoco'
    return {
      name,
      scenario: { name: 'mscoco' },
      adaptation: imageGenerationAdaptation(name === 'mscoco' ? {} : { numOutputs: 1 }),
      metrics: metricsFor(name, options),
      groups: [name],
    }
  },
})
