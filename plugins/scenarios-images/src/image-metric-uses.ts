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

/** What people are asked of pictures beside whether they fit the prompt, and of how many pictures. */
export interface PictureQuestions {
  readonly aesthetics?: boolean
  readonly subject?: boolean
  readonly originality?: boolean
  readonly copyright?: boolean
  readonly examples: number
}

/** HELM's ratings by people, five of them for each picture; none unless they are asked for. */
export function pictureRatings(isRated: boolean, questions: PictureQuestions): readonly MetricUse[] {
  if (!isRated) return []
  const { aesthetics = false, subject = false, originality = false, copyright = false, examples } = questions
  const options = {
    include_alignment: true,
    include_aesthetics: aesthetics,
    include_subject: subject,
    include_originality: originality,
    include_copyright: copyright,
    num_examples: examples,
    num_respondents: 5,
    use_perturbed: false,
  }
  return [{ name: 'image_critique', options }]
}
