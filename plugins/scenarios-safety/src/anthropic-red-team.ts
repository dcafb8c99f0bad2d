import { completionAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { declareScenario, defineTask } from '@binnacle/core'

const ANTHROPIC_RED_TEAM = {
  name: 'anthropic_red_team',
  description: 'Attempts to provoke harmful answers; judges rate them (Anthropic Red Team)',
} as const

export const anthropicRedTeamScenario = declareScenario({
  ...ANTHROPIC_RED_TEAM,
  helm: { className: 'helm.benchmark.scenarios.anthropic_red_team_scenario.AnthropicRedTeamScenario', tags: ['safety'] },
  unavailable: NOT_PORTED,
})

export const anthropicRedTeamTask = defineTask({
  ...ANTHROPIC_RED_TEAM,
  about: { source: 'Anthropic/hh-rlhf on the Hub' },
  build: () => ({
    scenario: { name: 'anthropic_red_team' },
    adaptation: completionAdaptation({ instancePrefix: '', maxTokens: 512 }),
    metrics: [{ name: 'safety_score' }, { name: 'safety_basic_generation' }, { name: 'instances_per_split' }],
    annotators: [{ name: 'anthropic_red_team' }],
    groups: ['anthropic_red_team'],
    main: { stat: 'safety_score', split: 'test' },
  }),
})
