import { createPythonRandom } from '@binnacle/random'
import { mean, quantile } from '@binnacle/stats'

/** How ranks are estimated. */
export interface RankOptions {
  /** 0.95 unless told. */
  readonly confidence?: number
  /** 2,000 unless told. */
  readonly resamples?: number
  /** By task and row: rows of one cluster hang together, and are drawn together. */
  readonly clusters?: ReadonlyMap<string, ReadonlyMap<string, string>>
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

/** A task on a board: for each model the sums of its scores over the groups of rows that are drawn together. */
interface Table {
  readonly sums: readonly (readonly number[])[]
  readonly sizes: readonly number[]
  readonly means: readonly number[]
}

/**
 * Ranks models with intervals: the rows of each task are drawn again, the same rows for all models, clusters as a whole. Only
 * models that have all tasks are ranked, by the rows that all of them have. The same twice: random numbers have a fixed seed.
 */
export function rankIntervals(
  board: BoardScores,
  { confidence = 0.95, resamples = 2_000, direction = 'higher', clusters }: RankOptions = {},
): readonly RankedModel[] {
  const tasks = [...board.values()]
  const models = [...(tasks[0]?.keys() ?? [])].filter((model) => tasks.every((byModel) => byModel.has(model)))
  if (models.length === 0) return []
  const tables = [...board].map(([task, byModel]) => tableOf(models, byModel, clusters?.get(task)))
  if (tables.some(({ sizes }) => sizes.length === 0)) return []
  const scores = models.map((_, index) => mean(tables.map(({ means }) => means[index]!)))
  const ranks = ranksOf(scores, direction)
  const random = createPythonRandom('ranks')
  const drawnScores: number[][] = models.map(() => [])
  const drawnRanks: number[][] = models.map(() => [])
  for (let round = 0; round < resamples; round++) {
    const sums = models.map(() => 0)
    for (const table of tables) {
      const totals = models.map(() => 0)
      let rows = 0
      for (let draw = 0; draw < table.sizes.length; draw++) {
        const group = Math.floor(random.random() * table.sizes.length)
        rows += table.sizes[group]!
        for (const [index, values] of table.sums.entries()) totals[index]! += values[group]!
      }
      for (const index of models.keys()) sums[index]! += totals[index]! / rows
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

function tableOf(
  models: readonly string[],
  byModel: ReadonlyMap<string, ReadonlyMap<string, number>>,
  clusters: ReadonlyMap<string, string> | undefined,
): Table {
  const scores = models.map((model) => byModel.get(model)!)
  const rows = [...scores[0]!.keys()].filter((row) => scores.every((own) => own.has(row)))
  const places = new Map<string, number>()
  const sizes: number[] = []
  const sums: number[][] = models.map(() => [])
  for (const row of rows) {
    const cluster = clusters?.get(row)
    const key = cluster === undefined ? `row ${row}` : `cluster ${cluster}`
    const place = places.get(key) ?? places.size
    places.set(key, place)
    sizes[place] = (sizes[place] ?? 0) + 1
    for (const [index, own] of scores.entries()) sums[index]![place] = (sums[index]![place] ?? 0) + own.get(row)!
  }
  return { sums, sizes, means: scores.map((own) => mean(rows.map((row) => own.get(row)!))) }
}

/** The rank of each score, 1 the best; equal scores share the best of their ranks. Sums in another order differ in their last digits. */
function ranksOf(scores: readonly number[], direction: 'higher' | 'lower'): readonly number[] {
  const sign = direction === 'higher' ? 1 : -1
  return scores.map((score) => 1 + scores.filter((other) => (other - score) * sign > 1e-12).length)
}
