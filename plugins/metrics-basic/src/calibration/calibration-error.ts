/**
 * The expected calibration error with bins of equal mass: the mean distance, weighted by size, of the mean confidence and
 * the mean label of a bin. The bins are those of the package uncertainty-calibration: near-equal chunks of the sorted
 * confidences, parted half way between neighbours; equal borders make one.
 * @param confidences of 0 … 1, at least one
 * @param labels 1 or 0 each
 */
export function expectedCalibrationError(confidences: readonly number[], labels: readonly number[], maxBins: number): number {
  const borders = upperBorders(confidences, maxBins)
  const sizes = new Float64Array(borders.length)
  const confidenceSums = new Float64Array(borders.length)
  const labelSums = new Float64Array(borders.length)
  for (let index = 0; index < confidences.length; index++) {
    const bin = firstBorderAtLeast(borders, confidences[index]!)
    sizes[bin]!++
    confidenceSums[bin]! += confidences[index]!
    labelSums[bin]! += labels[index]!
  }
  let error = 0
  for (let bin = 0; bin < borders.length; bin++) {
    const size = sizes[bin]!
    if (size === 0) continue
    error += Math.abs(confidenceSums[bin]! / size - labelSums[bin]! / size) * (size / confidences.length)
  }
  return error
}

function upperBorders(confidences: readonly number[], maxBins: number): number[] {
  const sorted = Float64Array.from(confidences).toSorted()
  const bins = Math.min(maxBins, sorted.length)
  const size = Math.floor(sorted.length / bins)
  const longer = sorted.length % bins
  const borders: number[] = []
  let end = 0
  for (let bin = 0; bin < bins; bin++) {
    end += bin < longer ? size + 1 : size
    const border = bin === bins - 1 ? 1 : (sorted[end - 1]! + sorted[end]!) / 2
    if (border !== borders.at(-1)) borders.push(border)
  }
  return borders
}

/** The first bin whose upper border is not below a value. */
function firstBorderAtLeast(borders: readonly number[], value: number): number {
  let bin = 0
  while (bin < borders.length - 1 && borders[bin]! < value) bin++
  return bin
}
