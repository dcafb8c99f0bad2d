import { defineLeaderboard } from '@binnacle/core'
import { LANGUAGES } from './cards.data.ts'

/** The groups and main stats of HELM's boards of languages (SEA-HELM, African languages, ENEM), as far as their data are at hand, and MGSM, C-Eval and CMMLU. */
export const languagesBoard = defineLeaderboard({
  ...LANGUAGES,
  groups: [
    {
      name: 'exams_multilingual',
      displayName: 'EXAMS',
      description: 'The share of right letters',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'mmmlu',
      displayName: 'MMMLU',
      description: 'The share of right letters',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'enem_challenge',
      displayName: 'ENEM Challenge',
      description: 'The share of right letters',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'mmlu_clinical_afr_clinical_knowledge',
      displayName: 'MMLU Clinical Knowledge, African languages',
      description: 'The share of right letters',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'mmlu_clinical_afr_college_medicine',
      displayName: 'MMLU College Medicine, African languages',
      description: 'The share of right letters',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'mmlu_clinical_afr_virology',
      displayName: 'MMLU Virology, African languages',
      description: 'The share of right letters',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'winogrande_afr',
      displayName: 'WinoGrande, African languages',
      description: 'The share of right letters',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'nusax',
      displayName: 'NusaX',
      description: 'Macro F1 over the sentiments',
      mainMetric: { name: 'classification_macro_f1', split: 'test', direction: 'higher' },
    },
    {
      name: 'indonli',
      displayName: 'IndoNLI',
      description: 'The share of right letters',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'xcopa_id',
      displayName: 'XCOPA (Indonesian)',
      description: 'The share of right letters',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'xcopa_vi',
      displayName: 'XCOPA (Vietnamese)',
      description: 'The share of right letters',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'xcopa_th',
      displayName: 'XCOPA (Thai)',
      description: 'The share of right letters',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'xcopa_ta',
      displayName: 'XCOPA (Tamil)',
      description: 'The share of right letters',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'xquad_vi',
      displayName: 'XQuAD (Vietnamese)',
      description: 'F1 over the words of the answer',
      mainMetric: { name: 'squad_f1_score', split: 'test', direction: 'higher' },
    },
    {
      name: 'xquad_th',
      displayName: 'XQuAD (Thai)',
      description: 'F1 over the words of the answer',
      mainMetric: { name: 'squad_f1_score', split: 'test', direction: 'higher' },
    },
    {
      name: 'flores_en_id',
      displayName: 'FLORES (English to Indonesian)',
      description: 'chrF++ of the translations',
      mainMetric: { name: 'chr_f_plus_plus', split: 'test', direction: 'higher' },
    },
    {
      name: 'flores_id_en',
      displayName: 'FLORES (Indonesian to English)',
      description: 'chrF++ of the translations',
      mainMetric: { name: 'chr_f_plus_plus', split: 'test', direction: 'higher' },
    },
    {
      name: 'lindsea_syntax_minimal_pairs_id',
      displayName: 'LINDSEA, syntax',
      description: 'The share of right letters',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'lindsea_pragmatics_presuppositions_id',
      displayName: 'LINDSEA, presuppositions',
      description: 'The share of right words',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'lindsea_pragmatics_scalar_implicatures_id',
      displayName: 'LINDSEA, scalar implicatures',
      description: 'The share of right words',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'mgsm',
      displayName: 'MGSM',
      description: 'The share of right numbers',
      mainMetric: { name: 'number_match', split: 'test', direction: 'higher' },
    },
    {
      name: 'ceval',
      displayName: 'C-Eval',
      description: 'The share of right letters',
      mainMetric: { name: 'exact_match', split: 'valid', direction: 'higher' },
    },
    {
      name: 'cmmlu',
      displayName: 'CMMLU',
      description: 'The share of right letters',
      mainMetric: { name: 'exact_match', split: 'test', direction: 'higher' },
    },
  ],
})
