import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { pythonSwitch, textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { IMAGE_METRICS, pictureRatings } from './image-metric-uses.ts'

const DETECTION = {
  name: 'detection',
  description: 'Pictures of objects in number, place or size, checked by a detector (PaintSkills)',
} as const

export const detectionScenario = declareScenario({
  ...DETECTION,
  options: z.strictObject({ skill: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.image_generation.detection_scenario.DetectionScenario', tags: ['text-to-image'] },
  unavailable: NOT_PORTED,
})

export const detectionTask = defineTask({
  ...DETECTION,
  about: { source: 'Google Drive' },
  options: z.object({ skill: textArgument, run_human_eval: pythonSwitch.default(false) }),
  example: { skill: 'object' },
  build: ({ skill, run_human_eval: runHumanEval }) => ({
    name: `detection:skill=${skill}`,
    scenario: { name: 'detection', options: { skill } },
    adaptation: imageGenerationAdaptation(),
    metrics: [{ name: 'detection' }, ...IMAGE_METRICS, ...basicMetrics([]), ...pictureRatings(runHumanEval, { examples: 10 })],
    groups: ['detection'],
  }),
})
