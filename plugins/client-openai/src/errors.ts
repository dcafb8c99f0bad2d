import { BinnacleError } from '@binnacle/core'

export function baseUrlInvalid(deployment: string, shown: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_OPENAI_BASE_URL',
    message: `the option baseUrl of ${deployment} is not an http or https address: ${shown}`,
    hint: 'Write the whole address, such as http://127.0.0.1:8000/v1.',
    fate: 'run',
  })
}

export function tooManyStops(deployment: string, count: number, limit: number): BinnacleError {
  return new BinnacleError({
    code: 'ERR_OPENAI_STOP',
    message: `the field stop of the request to ${deployment} has ${count} sequences (stopSequences of the task); the server takes ${limit}`,
    hint: `Where the server takes more, set the option maxStopSequences: ${count}; or set omit: ['stop'], and the answer is cut here.`,
    fate: 'run',
  })
}

export function fieldUnsupported(deployment: string, field: string, api: string, hint: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_OPENAI_UNSUPPORTED',
    message: `the interface "${api}" of ${deployment} cannot be asked for ${field}`,
    hint,
    fate: 'run',
  })
}

export function fieldRefused(deployment: string, field: string, said: string): BinnacleError {
  const rename =
    field === 'max_tokens' && /max_completion_tokens/.test(said)
      ? `Set the option maxTokensField: 'max_completion_tokens' of ${deployment}.`
      : `Set the option omit: ['${field}'] of ${deployment}, so that it is not sent.`
  return new BinnacleError({
    code: 'ERR_OPENAI_FIELD_REFUSED',
    message: `the server of ${deployment} refuses the field ${field}: ${said}`,
    hint: `${rename} Nothing is left out by itself, since it may change the scores.`,
    fate: 'run',
    exitCode: 3,
  })
}

export function scoringRefused(deployment: string, said: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_OPENAI_FIELD_REFUSED',
    message: `the server of ${deployment} refuses max_tokens: 0, with which a given text is scored: ${said}`,
    hint: `Set the option scoreMaxTokens: 1 of ${deployment}: one token is generated and left out.`,
    fate: 'run',
    exitCode: 3,
  })
}

export function answerIncomplete(deployment: string, what: string, said: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_OPENAI_ANSWER',
    message: `the answer of ${deployment} has ${what}${said === '' ? '' : `: ${said}`}`,
    hint: 'The server answered with success but without an answer. If it happens often, look at its log and at the option api.',
    retryable: true,
    fate: 'sample',
    exitCode: 3,
  })
}

export function logprobsMissing(deployment: string, problem: string): BinnacleError {
  return new BinnacleError({
    code: 'ERR_OPENAI_LOGPROBS',
    message: `${deployment} cannot score a given text: its answer has ${problem}`,
    hint: 'Scoring given text needs a server whose completions interface gives the whole prompt back (echo) with log-probabilities, such as vLLM; the servers of llama.cpp and Ollama cannot. Or ask for letters: method=multiple_choice_joint.',
    fate: 'run',
    exitCode: 3,
  })
}
