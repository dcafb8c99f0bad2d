import { defineModelClient } from '@binnacle/core'
import { z } from 'zod'
import { FAKES } from './cards.data.ts'
import { fakeAnswer, requestText } from './fake-answer.ts'

/** Gives back what it was asked: the last line that is not empty, or the whole. It scores text too. */
export const fakeEcho = defineModelClient({
  ...FAKES.echo,
  options: z.strictObject({
    /** How much of the prompt comes back. */
    of: z.enum(['last-line', 'whole']).default('last-line'),
    /** Stands in front of it. */
    prefix: z.string().default(''),
  }),
  capabilities: () => ['generate', 'scoreText'],
  open: ({ name }, { of, prefix }) => ({
    generate: async (request) => {
      const text = requestText(request)
      const lines = text.split('\n').filter((line) => line.trim() !== '')
      return fakeAnswer(name, request, [prefix + (of === 'whole' ? text : (lines.at(-1) ?? ''))])
    },
    scoreText: async (request) => fakeAnswer(name, { ...request, echoPrompt: true, maxTokens: 0 }, ['']),
  }),
})
