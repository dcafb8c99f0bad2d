export { benjaminiHochberg, holm } from './corrections.ts'
export { createAccumulator, type Accumulator } from './accumulator.ts'
export { bcaInterval } from './bca.ts'
export { betaCdf, betaQuantile, binomialCdf, logGamma } from './beta.ts'
export { averageScore, classScores, countClasses, type ClassCounts, type LabelScore } from './label-scores.ts'
export {
  bootstrapInterval,
  clusteredProportionInterval,
  tInterval,
  wilsonInterval,
  type BootstrapOptions,
  type Interval,
} from './intervals.ts'
export { clusteredStandardError, mean, quantile, standardError, variance } from './mean.ts'
export { pairedProportionInterval } from './paired-proportions.ts'
export { normalCdf, normalQuantile } from './normal.ts'
export { pairedTTest, permutationTest, signTest, type PairedTTest } from './paired-tests.ts'
export { passAll, passAt } from './pass-at.ts'
export { detectableDifference, pairedPower, pairedSampleSize, twoProportionPower, twoProportionSampleSize, type Risks } from './power.ts'
export { tCdf, tQuantile } from './student-t.ts'
