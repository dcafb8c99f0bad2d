import { createPythonRandom } from '@binnacle/random'
import { mean, quantile } from '@binnacle/stats'

/** How ranks are estimated. */
export interface RankOptions {
  /** 0.95 unless told. */
  readonly confidence?: number
  /** 2,000 unless told. */
  readonly resamples?: number
  /** Which scores are better; higher unless told. */
  readonly direction?: 'higher' | 'lower'
}

/** A model on a board. */
export interface RankedModel {
  readonly model: string
  /** The mean over tasks of the means over rows that all models have. */
  readonly score: number
  readonly scoreInterval: readonly [low: number, high: number]
  /** 1 is the best; models of equal scores share a rank. */
  readonly rank: number
  /** Between which ranks the model lies when the rows are drawn again. */
  readonly rankInterval: readonly [best: number, worst: number]
  /** How often the model is the best, alone or with others, when the rows are drawn again. */
  readonly best: number
}

/** The scores of a board: by task, by model, by row. */
export type BoardScores = ReadonlyMap<string, ReadonlyMap<string, ReadonlyMap<string, number>>>

/**
 * Ranks models with intervals: the rows of each task are drawn again, the same rows for all models. Only models that have all
 * tasks are ranked, by the rows that all of them have. The same twice: random numbers have a fixed seed.
 */
export function rankIntervals(
  board: BoardScores,
  { confidence = 0.95, resamples = 2_000, direction = 'higher' }: RankOptions = {},
): readonly RankedModel[] {
  const tasks = [...board.values()]
  const models = [...(tasks[0]?.keys() ?? [])].filter((model) => tasks.every((byModel) => byModel.has(model)))
  if (models.length === 0) return []
  const tables = tasks.map((byModel) => {
    const rows = [...byModel.get(models[0]!)!.keys()].filter((row) => models.every((model) => byModel.get(model)!.has(row)))
    return models.map((model) => rows.map((row) => byModel.get(model)!.get(row)!))
  })
  if (tables.some((table) => table[0]!.length === 0)) return []
  const scores = models.map((_, index) => mean(tables.map((table) => mean(table[index]!))))
  const ranks = ranksOf(scores, direction)
  const random = createPythonRandom('ranks')
  const drawnScores: number[][] = models.map(() => [])
  const drawnRanks: number[][] = models.map(() => [])
  for (let round = 0; round < resamples; round++) {
    const sums = models.map(() => 0)
    for (const table of tables) {
      const length = table[0]!.length
      const totals = models.map(() => 0)
      for (let draw = 0; draw < length; draw++) {
        const row = Math.floor(random.random() * length)
        for (const [index, values] of table.entries()) totals[index]! += values[row]!
      }
      for (const index of models.keys()) sums[index]! += totals[index]! / length
    }
    const drawn = sums.map((sum) => sum / tables.length)
    for (const [index, rank] of ranksOf(drawn, direction).entries()) {
      drawnScores[index]!.push(drawn[index]!)
      drawnRanks[index]!.push(rank)
    }
  }
  const tail = (1 - confidence) / 2
  const ends = (values: readonly number[]): readonly [number, number] => {
    const sorted = values.toSorted((a, b) => a - b)
    return [quantile(sorted, tail), quantile(sorted, 1 - tail)]
  }
  return models
    .map((model, index): RankedModel => {
      const [best, worst] = ends(drawnRanks[index]!)
      return {
        model,
        score: scores[index]!,
        scoreInterval: ends(drawnScores[index]!),
        rank: ranks[index]!,
        rankInterval: [Math.floor(best), Math.ceil(worst)],
        best: drawnRanks[index]!.filter((rank) => rank === 1).length / resamples,
      }
    })
    .toSorted((a, b) => a.rank - b.rank)
}

/** The rank of each score, 1 the best; equal scores share the best of their ranks. Sums in another order differ in their last digits. */
function ranksOf(scores: readonly number[], direction: 'higher' | 'lower'): readonly number[] {
  const sign = direction === 'higher' ? 1 : -1
  return scores.map((score) => 1 + scores.filter((other) => (other - score) * sign > 1e-12).length)
}
