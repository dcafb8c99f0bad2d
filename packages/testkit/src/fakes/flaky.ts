import { defineModelClient } from '@binnacle/core'
import { z } from 'zod'
import { FAKES } from './cards.data.ts'
import { fakeFailure } from './errors.ts'
import { fakeAnswer } from './fake-answer.ts'
import { FAKE_FAILURES } from './fake-failures.data.ts'

/** Fails at the first tries of every request, in the way that is chosen, and answers at the next. It keeps nothing from call to call. */
export const fakeFlaky = defineModelClient({
  ...FAKES.flaky,
  options: z.strictObject({
    /** What it says in the end. */
    text: z.string().default('A'),
    /** How many tries of each request fail. */
    failures: z.int().min(0).default(1),
    /** How they fail. */
    failure: z.enum(FAKE_FAILURES).default('rate-limit'),
    /** Milliseconds that it asks to wait before the next try. */
    retryAfter: z.int().min(0).default(0),
  }),
  capabilities: () => ['generate'],
  open: ({ name }, { text, failures, failure, retryAfter }) => ({
    async generate(request, { attempt }) {
      if (attempt <= failures) throw fakeFailure(name, failure, attempt, failures, retryAfter)
      return fakeAnswer(name, request, [text])
    },
  }),
})
