import { type Adaptation, defineAdapter, type Instance, inputText, isCorrect, type Reference } from '@binnacle/core'
import { stripTextEnd } from '@binnacle/python'
import { requestOf, tokenCounts } from './request-of.ts'

/** What the model is to say of a document that answers the query, and of another. */
const ANSWERS = { right: 'Yes', wrong: 'No' }

/** One document with the query; with its answer where it is a shot's. */
function documentBlock(instance: Instance, { output, ...reference }: Reference, adaptation: Adaptation, isShot: boolean): string {
  const document = adaptation.referencePrefix + output.text + adaptation.referenceSuffix
  const query = adaptation.inputPrefix + inputText(instance.input) + adaptation.inputSuffix
  const answer = isCorrect({ output, ...reference }) ? ANSWERS.right : ANSWERS.wrong
  return document + query + (isShot ? adaptation.outputPrefix + answer + adaptation.outputSuffix : stripTextEnd(adaptation.outputPrefix))
}

/** HELM's `ranking_binary`: of each document the model says whether it answers the query. A shot shows all of its documents. */
export const rankingBinary = defineAdapter({
  name: 'ranking_binary',
  description: 'Of each document the model says whether it answers the query',
  needs: ['generate'],
  requestsPerInstance: (_adaptation, references) => references,
  helm: { floats: ['temperature'] },
  adapt(instance, shots, fit) {
    const { adaptation } = fit
    const blocks = shots.map((shot) =>
      shot.references.map((reference) => documentBlock(shot, reference, adaptation, true)).join(adaptation.instancePrefix),
    )
    return instance.references.map((reference, referenceIndex) => {
      const prompt = fit.prompt(blocks, documentBlock(instance, reference, adaptation, false))
      return {
        request: requestOf(adaptation, { prompt: prompt.text }),
        mode: 'original' as const,
        referenceIndex,
        numTrainInstances: prompt.numTrainInstances,
        promptTruncated: prompt.promptTruncated,
        numConditioningTokens: 0,
        tokenCounts: tokenCounts(prompt.tokens, fit.estimated, fit.countTokens(` ${reference.output.text}`)),
      }
    })
  },
})
