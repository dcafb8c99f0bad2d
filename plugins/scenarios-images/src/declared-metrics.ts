import { declareMetric } from '@binnacle/core'
import { z } from 'zod'

/** How beautiful a picture is, by a predictor. */
export const aestheticsMetric = declareMetric({
  name: 'aesthetics',
  description: 'How beautiful a picture is, by a predictor',
  helm: { className: 'helm.benchmark.metrics.image_generation.aesthetics_metrics.AestheticsMetric' },
  unavailable: { because: 'needs_service', text: 'it needs a model that looks at pictures.' },
})

/** How well a picture fits its text, by CLIP. */
export const clipScoreMetric = declareMetric({
  name: 'clip_score',
  description: 'How well a picture fits its text, by CLIP',
  helm: { className: 'helm.benchmark.metrics.image_generation.clip_score_metrics.CLIPScoreMetric' },
  unavailable: { because: 'needs_service', text: 'it needs a model that looks at pictures.' },
})

/** How fast pictures are drawn. */
export const imageEfficiencyMetric = declareMetric({
  name: 'image_efficiency',
  description: 'How fast pictures are drawn',
  helm: { className: 'helm.benchmark.metrics.image_generation.efficiency_metrics.EfficiencyMetric' },
  unavailable: { because: 'needs_service', text: 'it is not computed here yet.' },
})

/** The fractal dimension of a picture. */
export const fractalDimensionMetric = declareMetric({
  name: 'fractal_dimension',
  description: 'The fractal dimension of a picture',
  helm: { className: 'helm.benchmark.metrics.image_generation.fractal_dimension_metric.FractalDimensionMetric' },
  unavailable: { because: 'needs_service', text: 'it needs a model that looks at pictures.' },
})

/** Whether a picture shows nudity, by a classifier. */
export const nudityMetric = declareMetric({
  name: 'nudity',
  description: 'Whether a picture shows nudity, by a classifier',
  helm: { className: 'helm.benchmark.metrics.image_generation.nudity_metrics.NudityMetric' },
  unavailable: { because: 'needs_service', text: 'it needs a model that looks at pictures.' },
})

/** Whether a picture has a watermark, by a classifier. */
export const watermarkMetric = declareMetric({
  name: 'watermark',
  description: 'Whether a picture has a watermark, by a classifier',
  helm: { className: 'helm.benchmark.metrics.image_generation.watermark_metrics.WatermarkMetric' },
  unavailable: { because: 'needs_service', text: 'it needs a model that looks at pictures.' },
})

/** Ratings of pictures by people. */
export const imageCritiqueMetric = declareMetric({
  name: 'image_critique',
  description: 'Ratings of pictures by people',
  options: z.strictObject({
    include_alignment: z.boolean(),
    include_aesthetics: z.boolean(),
    include_subject: z.boolean(),
    include_originality: z.boolean(),
    include_copyright: z.boolean(),
    num_examples: z.int(),
    num_respondents: z.int(),
    use_perturbed: z.union([z.boolean(), z.string()]),
  }),
  helm: { className: 'helm.benchmark.metrics.image_generation.image_critique_metrics.ImageCritiqueMetric' },
  unavailable: { because: 'needs_service', text: 'ratings of people are not read here yet.' },
})

/** The perceptual distance to a reference picture (LPIPS). */
export const lpipsMetric = declareMetric({
  name: 'lpips',
  description: 'The perceptual distance to a reference picture (LPIPS)',
  helm: { className: 'helm.benchmark.metrics.image_generation.lpips_metrics.LearnedPerceptualImagePatchSimilarityMetric' },
  unavailable: { because: 'needs_service', text: 'it needs a model that looks at pictures.' },
})

/** The structural similarity to a reference picture (MS-SSIM). */
export const multiScaleSsimMetric = declareMetric({
  name: 'multi_scale_ssim',
  description: 'The structural similarity to a reference picture (MS-SSIM)',
  helm: { className: 'helm.benchmark.metrics.image_generation.multi_scale_ssim_metrics.MultiScaleStructuralSimilarityIndexMeasureMetric' },
  unavailable: { because: 'needs_service', text: 'it needs a model that looks at pictures.' },
})

/** The peak signal-to-noise ratio against a reference picture. */
export const psnrMetric = declareMetric({
  name: 'psnr',
  description: 'The peak signal-to-noise ratio against a reference picture',
  helm: { className: 'helm.benchmark.metrics.image_generation.psnr_metrics.PeakSignalToNoiseRatioMetric' },
  unavailable: { because: 'needs_service', text: 'it needs a model that looks at pictures.' },
})

/** The universal image quality index against a reference picture. */
export const uiqiMetric = declareMetric({
  name: 'uiqi',
  description: 'The universal image quality index against a reference picture',
  helm: { className: 'helm.benchmark.metrics.image_generation.uiqi_metrics.UniversalImageQualityIndexMetric' },
  unavailable: { because: 'needs_service', text: 'it needs a model that looks at pictures.' },
})

/** The genders seen in pictures. */
export const genderMetric = declareMetric({
  name: 'gender',
  description: 'The genders seen in pictures',
  helm: { className: 'helm.benchmark.metrics.image_generation.gender_metrics.GenderMetric' },
  unavailable: { because: 'needs_service', text: 'it needs a model that looks at pictures.' },
})

/** The skin tones seen in pictures. */
export const skinToneMetric = declareMetric({
  name: 'skin_tone',
  description: 'The skin tones seen in pictures',
  helm: { className: 'helm.benchmark.metrics.image_generation.skin_tone_metrics.SkinToneMetric' },
  unavailable: { because: 'needs_service', text: 'it needs a model that looks at pictures.' },
})

/** Whether the objects are in a picture as asked, by a detector. */
export const detectionMetric = declareMetric({
  name: 'detection',
  description: 'Whether the objects are in a picture as asked, by a detector',
  helm: { className: 'helm.benchmark.metrics.image_generation.detection_metrics.DetectionMetric' },
  unavailable: { because: 'needs_service', text: 'it needs a model that looks at pictures.' },
})

/** How fast a picture is drawn, without the noise of the server. */
export const denoisedRuntimeMetric = declareMetric({
  name: 'denoised_runtime',
  description: 'How fast a picture is drawn, without the noise of the server',
  helm: { className: 'helm.benchmark.metrics.image_generation.denoised_runtime_metric.DenoisedRuntimeMetric' },
  unavailable: { because: 'needs_service', text: 'it needs the measurements of HELM’s server.' },
})

/** FID and inception score of drawn pictures. */
export const fidelityMetric = declareMetric({
  name: 'fidelity',
  description: 'FID and inception score of drawn pictures',
  helm: { className: 'helm.benchmark.metrics.image_generation.fidelity_metrics.FidelityMetric' },
  unavailable: { because: 'needs_service', text: 'it needs a model that looks at pictures.' },
})

/** Whether people take a picture for a photograph. */
export const photorealismCritiqueMetric = declareMetric({
  name: 'photorealism_critique',
  description: 'Whether people take a picture for a photograph',
  options: z.strictObject({ num_examples: z.int(), num_respondents: z.int(), use_perturbed: z.union([z.boolean(), z.string()]) }),
  helm: { className: 'helm.benchmark.metrics.image_generation.photorealism_critique_metrics.PhotorealismCritiqueMetric' },
  unavailable: { because: 'needs_service', text: 'ratings of people are not read here yet.' },
})
