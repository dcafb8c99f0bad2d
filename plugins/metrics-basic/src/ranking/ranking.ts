import { defineMetric, type Sample, type ScoreDirections } from '@binnacle/core'
import { stripText } from '@binnacle/python'
import * as z from 'zod'
import { RANKING } from '../cards.data.ts'
import { measureRanking, type RankedReference, type RankingMeasure } from './ranking-measures.ts'

const MEASURE = /^(?:recip_rank(?:\.[1-9]\d*)?|(?:success|recall|ndcg_cut)\.[1-9]\d*)$/

const options = z.strictObject({
  method: z.literal('ranking_binary'),
  /** `recip_rank`, and with a number of places `recip_rank.10`, `success.10`, `recall.10`, `ndcg_cut.10`. */
  measure_names: z.array(
    z.string().regex(MEASURE, 'it is recip_rank, or one of recip_rank, success, recall and ndcg_cut with a number of places: ndcg_cut.10'),
  ),
  /** What a model says of a reference that answers the question, and of one that does not. */
  correct_output: z.string(),
  wrong_output: z.string(),
  /** Measures again with the references up to this rank alone. */
  rank: z.int().nonnegative().nullish(),
  /** Relevances are grades; for measures that know only yes and no, 1 is then none. */
  multiple_relevance_values: z.boolean().optional(),
})

type RankingOptions = z.output<typeof options>

const NAMES: Readonly<Record<string, string>> = { recip_rank: 'RR', ndcg_cut: 'NDCG', recall: 'Recall', success: 'Success' }

/**
 * HELM's RankingMetric: references are put in order by what the model says of each: the right answer first, the surer the further
 * up, then other texts after the wrong answer, the surer the further down. Tags give `relevance=2` and the `rank=5` of the search
 * before. Scores are `RR`, `RR@k`, `Recall@k`, `Success@k`, `NDCG@k`, with ` (topk=n)` where only ranks up to n count, and
 * `ref<i>_rank`, the place of each reference.
 */
export const ranking = defineMetric({
  ...RANKING,
  options,
  reads: 'perReference',
  scores: scoreDirections,
  helm: {
    className: 'helm.benchmark.metrics.ranking_metrics.RankingMetric',
    floats: ['RR', 'Recall', 'Success', 'NDCG'],
  },
  score: (sample, given) => {
    const references = orderReferences(sample, given)
    const scores: Record<string, number> = {}
    const add = (suffix: string, counted: readonly RankedReference[]) => {
      for (const name of given.measure_names) scores[scoreName(name) + suffix] = measure(name, references, counted, given)
    }
    add('', references)
    if (given.rank) {
      const limit = given.rank
      add(
        ` (topk=${limit})`,
        references.filter(({ rank }) => rank !== undefined && rank > 0 && rank <= limit),
      )
    }
    for (const [place, { index }] of references.entries()) scores[`ref${index}_rank`] = place
    return scores
  },
})

function measure(name: string, all: readonly RankedReference[], counted: readonly RankedReference[], given: RankingOptions): number {
  const [kind = '', places] = name.split('.')
  return measureRanking(kind as RankingMeasure, all, counted, {
    ...(places === undefined ? {} : { places: Number(places) }),
    leastRelevance: kind !== 'ndcg_cut' && given.multiple_relevance_values === true ? 2 : 1,
  })
}

/** The references as the model puts them, the best first. */
function orderReferences({ instance, requests }: Sample, { correct_output: yes, wrong_output: no }: RankingOptions): RankedReference[] {
  const said = requests.map((request) => {
    const index = request.referenceIndex!
    const [completion] = request.answer.completions
    const text = standardize(completion?.text ?? 'missing')
    const logprob = completion?.logprob ?? 0
    const score = text === standardize(yes) ? [2, logprob] : [text === standardize(no) ? 1 : 0, -logprob]
    return { index, ...readTags(instance.references[index]?.tags ?? []), score: score as [number, number] }
  })
  return said.toSorted((left, right) => right.score[0] - left.score[0] || right.score[1] - left.score[1])
}

function readTags(tags: readonly string[]): { readonly relevance?: number; readonly rank?: number } {
  const values: { relevance?: number; rank?: number } = {}
  for (const tag of tags) {
    const key = tag.includes('relevance') ? 'relevance' : tag.includes('rank') ? 'rank' : undefined
    if (key === undefined) continue
    const value = Number(tag.split('=')[1])
    if (!Number.isInteger(value)) throw new Error(`the tag ${tag} has no whole number`)
    values[key] = value
  }
  return values
}

function standardize(text: string): string {
  return stripText(text).toLowerCase()
}

function scoreName(measureName: string): string {
  const [kind = '', places] = measureName.split('.')
  return places === undefined ? NAMES[kind]! : `${NAMES[kind]}@${places}`
}

function scoreDirections({ measure_names: names, rank }: RankingOptions): ScoreDirections {
  const plain = names.map(scoreName)
  const limited = rank ? plain.map((name) => `${name} (topk=${rank})`) : []
  return { ...Object.fromEntries([...plain, ...limited].map((name) => [name, 'higher'])), '*': 'neither' }
}
