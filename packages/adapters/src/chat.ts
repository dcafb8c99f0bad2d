import { BinnacleError, defineAdapter } from '@binnacle/core'
import { requestOf, tokenCounts } from './request-of.ts'

/** HELM's `chat`: the conversation of the instance as it stands; shots, instructions and prefixes do not count. */
export const chat = defineAdapter({
  name: 'chat',
  description: 'The conversation of the instance, as it stands',
  needs: ['generate'],
  helm: { floats: ['temperature'] },
  adapt(instance, _shots, fit) {
    if (instance.input.messages === undefined) {
      throw new BinnacleError({
        code: 'ERR_ADAPT_NO_MESSAGES',
        message: `instance ${instance.id} has no messages, which the adapter “chat” needs`,
        hint: 'Let the scenario give `input: { messages }`, or use another adapter.',
        fate: 'sample',
      })
    }
    return [
      {
        request: requestOf(fit.adaptation, { messages: instance.input.messages }),
        numTrainInstances: 0,
        promptTruncated: false,
        numConditioningTokens: 0,
        // HELM counts the tokens of the empty prompt.
        tokenCounts: tokenCounts(fit.countTokens(''), fit.estimated),
      },
    ]
  },
})
