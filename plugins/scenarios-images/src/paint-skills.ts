import { basicMetrics, imageGenerationAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { pythonSwitch, textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'
import { IMAGE_METRICS, REFERENCE_IMAGE_METRICS, pictureRatings } from './image-metric-uses.ts'

const PAINT_SKILLS = { name: 'paint_skills', description: 'Scenes of simple objects: count, relation, object (PaintSkills)' } as const

export const paintSkillsScenario = declareScenario({
  ...PAINT_SKILLS,
  options: z.strictObject({ skill: z.string() }),
  helm: {
    className: 'helm.benchmark.scenarios.image_generation.paint_skills_scenario.PaintSkillsScenario',
    tags: ['text-to-image', 'image-to-text'],
  },
  unavailable: NOT_PORTED,
})

export const paintSkillsTask = defineTask({
  ...PAINT_SKILLS,
  about: { source: 'Google Drive' },
  options: z.object({ skill: textArgument, run_human_eval: pythonSwitch.default(false) }),
  example: { skill: 'object' },
  build: ({ skill, run_human_eval: runHumanEval }) => ({
    name: `paint_skills:skill=${skill}`,
    scenario: { name: 'paint_skills', options: { skill } },
    adaptation: imageGenerationAdaptation(),
    metrics: [...REFERENCE_IMAGE_METRICS, ...IMAGE_METRICS, ...basicMetrics([]), ...pictureRatings(runHumanEval, { examples: 10 })],
    groups: ['paint_skills'],
  }),
})
