/** The fake models: names and descriptions of client, model and deployment alike. */
export const FAKES = {
  echo: { name: 'fake/echo', description: 'Gives the last line of the prompt back' },
  oracle: { name: 'fake/oracle', description: 'Answers from a table of texts and answers' },
  slow: { name: 'fake/slow', description: 'Answers late' },
  flaky: { name: 'fake/flaky', description: 'Fails a number of times, then answers' },
} as const
