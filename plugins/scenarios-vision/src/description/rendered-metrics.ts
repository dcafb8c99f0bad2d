import { basicMetrics } from '@binnacle/adapters'
import type { MetricUse } from '@binnacle/core'

/** The instruction that HELM gives with the request of each picture. */
export const SHORT_ANSWER = 'Just give a short answer without answering in a complete sentence.'

const SIMILARITIES = [
  'pixel_similarity',
  'fid_similarity',
  'block_emd',
  'earth_mover_similarity',
  'lpips_similarity',
  'ssim_similarity',
] as const

/**
 * How near the rendered picture is to the original.
 * @param size how pictures of another size are brought to one: `padding` or `resize`
 * @param hasText whether the source of the original is known and compared too
 */
export function renderedMetrics(type: string, size: string, hasText: boolean): readonly MetricUse[] {
  const names = hasText ? [...SIMILARITIES, 'edit_similarity'] : SIMILARITIES
  return [
    { name: 'annotated_image', options: { generation_type: type, metric_names: names, size_handling_method: size } },
    ...basicMetrics([]),
  ]
}
