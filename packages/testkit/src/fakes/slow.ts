import { setTimeout } from 'node:timers/promises'
import { defineModelClient } from '@binnacle/core'
import { z } from 'zod'
import { FAKES } from './cards.data.ts'
import { fakeAborted } from './errors.ts'
import { fakeAnswer } from './fake-answer.ts'

/** Answers after a time. A call that is ended ends at once. */
export const fakeSlow = defineModelClient({
  ...FAKES.slow,
  options: z.strictObject({
    /** What it says. */
    text: z.string().default('A'),
    /** Milliseconds before it does. */
    delay: z.int().min(0).default(1_000),
  }),
  capabilities: () => ['generate'],
  open: ({ name }, { text, delay }) => ({
    async generate(request, { signal }) {
      await setTimeout(delay, undefined, { signal }).catch(() => {
        throw fakeAborted(name, signal)
      })
      return fakeAnswer(name, request, [text])
    },
  }),
})
