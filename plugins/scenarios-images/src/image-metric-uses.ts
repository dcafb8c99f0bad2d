import type { MetricUse } from '@binnacle/core'

/** HELM's metrics of every drawn picture. */
export const IMAGE_METRICS: readonly MetricUse[] = [
  { name: 'aesthetics' },
  { name: 'clip_score' },
  { name: 'image_efficiency' },
  { name: 'fractal_dimension' },
  { name: 'nudity' },
  { name: 'watermark' },
]

/** HELM's metrics of pictures beside a reference. */
export const REFERENCE_IMAGE_METRICS: readonly MetricUse[] = [
  { name: 'lpips' },
  { name: 'multi_scale_ssim' },
  { name: 'psnr' },
  { name: 'uiqi' },
]
