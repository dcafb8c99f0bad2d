import { instructAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const GRAMMAR = { name: 'grammar', description: 'Requests made by a grammar from a file; critics rate the answers' } as const

export const grammarScenario = declareScenario({
  ...GRAMMAR,
  options: z.strictObject({ path: z.string(), tags: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.grammar_scenario.GrammarScenario' },
  unavailable: NOT_PORTED,
})

export const grammarTask = defineTask({
  ...GRAMMAR,
  about: { source: 'written in the scenario' },
  options: z.object({ num_respondents: z.int(), path: textArgument, tags: textArgument }),
  example: { num_respondents: 1, path: 'src/helm/benchmark/scenarios/best_chatgpt_prompts.yaml', tags: '' },
  build: ({ path, tags }) => ({
    name: `grammar:path=${path.replaceAll('/', '_')},tags=${tags}`,
    scenario: { name: 'grammar', options: { path, tags } },
    adaptation: instructAdaptation(),
    metrics: [{ name: 'instruction_following_critique', options: { num_respondents: 1 } }],
    groups: ['grammar'],
    main: { stat: 'Helpfulness', split: 'test' },
  }),
})
