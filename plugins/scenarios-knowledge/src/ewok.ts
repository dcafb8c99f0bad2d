import { exactMatchMetrics, helmString, multipleChoiceAdaptation, NOT_PORTED } from '@binnacle/adapters'
import { textArgument } from '@binnacle/adapters/arguments'
import { declareScenario, defineTask } from '@binnacle/core'
import { z } from 'zod'

const EWOK = { name: 'ewok', description: 'Which of two contexts makes a sentence plausible: knowledge of the world (EWoK)' } as const

export const ewokScenario = declareScenario({
  ...EWOK,
  options: z.strictObject({ domain: z.string() }),
  helm: { className: 'helm.benchmark.scenarios.ewok_scenario.EWoKScenario', tags: ['world knowledge'] },
  unavailable: NOT_PORTED,
})

export const ewokTask = defineTask({
  ...EWOK,
  about: { source: 'ewok-core/ewok-core-1.0 on the Hub' },
  options: z.object({ domain: textArgument.default('all') }),
  assets: () => ({
    instructions: helmString(
      'run_specs/experimental_run_specs.py',
      'b4880074addc9b8b7a6411a470f70f931c745c0b252928580358b74315952446',
      'f3b3da8e5618b9ed107b8d7b6241f859e05fdb8666fad48f219fab590a5d2424',
    ),
  }),
  build: ({ domain }, { instructions }) => ({
    scenario: { name: 'ewok', options: { domain } },
    adaptation: multipleChoiceAdaptation('multiple_choice_joint', {
      instructions: String(instructions).trimEnd(),
      outputNoun: 'Answer',
      inputPrefix: '# TEST EXAMPLE\n\n## Scenario\n"',
      inputSuffix: '"\n\n## Contexts\n',
      referencePrefix: '1. "',
      referenceSuffix: '"\n',
      outputPrefix: '\n## Task\nWhich context makes more sense given the scenario? Please answer using either "1" or "2".\n\n## Response\n',
      maxTrainInstances: 2,
      numOutputs: 1,
      maxTokens: 2,
      stopSequences: ['\n\n'],
    }),
    metrics: exactMatchMetrics(),
    groups: ['ewok', `ewok_${domain}`],
    main: { stat: 'exact_match', split: 'test' },
  }),
})
