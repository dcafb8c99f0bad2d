export { benjaminiHochberg, holm } from './tests/corrections.ts'
export { createAccumulator, type Accumulator } from './accumulator.ts'
export { bcaInterval } from './intervals/bca.ts'
export { betaCdf, betaQuantile, binomialCdf, logGamma } from './distributions/beta.ts'
export { averageScore, classScores, countClasses, type ClassCounts, type LabelScore } from './label-scores.ts'
export {
  bootstrapInterval,
  clusteredProportionInterval,
  tInterval,
  wilsonInterval,
  type BootstrapOptions,
  type Interval,
} from './intervals/intervals.ts'
export { clusteredStandardError, mean, quantile, standardError, variance } from './mean.ts'
export { pairedProportionInterval } from './tests/paired-proportions.ts'
export { normalCdf, normalQuantile } from './distributions/normal.ts'
export { pairedTTest, permutationTest, signTest, type PairedTTest } from './tests/paired-tests.ts'
export { passAll, passAt } from './pass-at.ts'
export {
  detectableDifference,
  pairedPower,
  pairedSampleSize,
  twoProportionPower,
  twoProportionSampleSize,
  type Risks,
} from './tests/power.ts'
export { tCdf, tQuantile } from './distributions/student-t.ts'
