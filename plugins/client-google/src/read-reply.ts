import { type Fields, fieldsOf, isObject, listOf, readFinish, type Reply, type ReplyChoice, saysNothing } from '@binnacle/client-kit'
import type { Request, Token, TokenAlternative } from '@binnacle/core'

/** Takes a reply of `generateContent` apart, and decides nothing. What was thought is counted apart from the candidates there. */
export function readReply(json: unknown, request: Request): Reply {
  const { candidates, promptFeedback, usageMetadata, modelVersion: model } = fieldsOf(json)
  const usage = fieldsOf(usageMetadata)
  const choices = listOf(candidates)
    .map(fieldsOf)
    .map((candidate) => readCandidate(candidate, request))
  return {
    choices: choices.length === 0 ? blockedPrompt(promptFeedback) : choices,
    model,
    usage: {
      promptTokens: usage['promptTokenCount'],
      completionTokens: usage['candidatesTokenCount'] ?? (usage['promptTokenCount'] === undefined ? undefined : 0),
      cacheReadTokens: usage['cachedContentTokenCount'],
      reasoningTokens: usage['thoughtsTokenCount'],
      totalTokens: usage['totalTokenCount'],
    },
  }
}

/** A prompt that was blocked has no candidates; why stands beside them. */
function blockedPrompt(feedback: unknown): readonly ReplyChoice[] {
  const { blockReason: reason } = fieldsOf(feedback)
  if (saysNothing(reason)) return []
  return [{ content: undefined, finish: readFinish(reason)?.meaning === 'filter' ? reason : 'blocked' }]
}

function readCandidate({ content, finishReason: finish, logprobsResult }: Fields, { topKPerToken }: Request): ReplyChoice {
  const { parts } = fieldsOf(content)
  return {
    content: Array.isArray(parts) ? parts.map(writtenPart) : undefined,
    finish,
    tokens: readTokens(fieldsOf(logprobsResult), topKPerToken > 1),
  }
}

/** A part in the form that the kit reads: what was thought is a type of its own there. */
function writtenPart(part: unknown): unknown {
  if (!isObject(part)) return part
  if (part['thought'] === true) return { type: 'thinking', thinking: part['text'] }
  if (part['functionCall'] !== undefined) return { type: 'function_call' }
  return typeof part['text'] === 'string' ? { type: 'text', text: part['text'] } : part
}

function readTokens({ chosenCandidates, topCandidates }: Fields, alternatives: boolean): readonly Token[] | undefined {
  if (!Array.isArray(chosenCandidates)) return undefined
  const top = listOf(topCandidates).map((place) => listOf(fieldsOf(place)['candidates']).map(tokenOf))
  return chosenCandidates.map((chosen, place) => {
    const token = tokenOf(chosen)
    const others = alternatives ? top[place]?.filter((other): other is TokenAlternative => other.logprob !== undefined) : undefined
    return others === undefined || others.length === 0 ? token : { ...token, alternatives: others }
  })
}

function tokenOf(candidate: unknown): Token {
  const { token, logProbability } = fieldsOf(candidate)
  return { text: String(token ?? ''), ...(typeof logProbability === 'number' ? { logprob: logProbability } : {}) }
}
