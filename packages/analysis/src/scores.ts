export { compareScores, type Comparison, type CompareOptions, type PairedScores } from './compare-scores.ts'
export { type DifferingField, differingFields, differingRows } from './differing-questions.ts'
export { type BoardScores, rankIntervals, type RankedModel } from './rank-intervals.ts'
export { type RowScores, rowScores, type ScoredSample } from './row-scores.ts'
