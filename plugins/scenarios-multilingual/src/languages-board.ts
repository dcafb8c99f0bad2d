import { defineLeaderboard } from '@binnacle/core'
import { LANGUAGES } from './cards.data.ts'

/** The groups and main stats of HELM's boards of languages (SEA-HELM, African languages, ENEM), as far as their data are at hand, and MGSM, C-Eval and CMMLU. */
export const languagesBoard = defineLeaderboard({
  ...LANGUAGES,
  metrics: [
    { name: 'exact_match', direction: 'higher' },
    { name: 'classification_macro_f1', direction: 'higher' },
    { name: 'squad_f1_score', direction: 'higher' },
    { name: 'chr_f_plus_plus', direction: 'higher' },
    { name: 'number_match', direction: 'higher' },
  ],
  groups: [
    {
      name: 'exams_multilingual',
      displayName: 'EXAMS',
      description: 'Accuracy (letter)',
      main: { stat: 'exact_match', split: 'test' },
    },
    {
      name: 'mmmlu',
      displayName: 'MMMLU',
      description: 'Accuracy (letter)',
      main: { stat: 'exact_match', split: 'test' },
    },
    {
      name: 'enem_challenge',
      displayName: 'ENEM Challenge',
      description: 'Accuracy (letter)',
      main: { stat: 'exact_match', split: 'test' },
    },
    {
      name: 'mmlu_clinical_afr_clinical_knowledge',
      displayName: 'MMLU Clinical Knowledge, African languages',
      description: 'Accuracy (letter)',
      main: { stat: 'exact_match', split: 'test' },
    },
    {
      name: 'mmlu_clinical_afr_college_medicine',
      displayName: 'MMLU College Medicine, African languages',
      description: 'Accuracy (letter)',
      main: { stat: 'exact_match', split: 'test' },
    },
    {
      name: 'mmlu_clinical_afr_virology',
      displayName: 'MMLU Virology, African languages',
      description: 'Accuracy (letter)',
      main: { stat: 'exact_match', split: 'test' },
    },
    {
      name: 'winogrande_afr',
      displayName: 'WinoGrande, African languages',
      description: 'Accuracy (letter)',
      main: { stat: 'exact_match', split: 'test' },
    },
    {
      name: 'nusax',
      displayName: 'NusaX',
      description: 'Macro F1 over the sentiments',
      main: { stat: 'classification_macro_f1', split: 'test' },
    },
    {
      name: 'indonli',
      displayName: 'IndoNLI',
      description: 'Accuracy (letter)',
      main: { stat: 'exact_match', split: 'test' },
    },
    {
      name: 'xcopa_id',
      displayName: 'XCOPA (Indonesian)',
      description: 'Accuracy (letter)',
      main: { stat: 'exact_match', split: 'test' },
    },
    {
      name: 'xcopa_vi',
      displayName: 'XCOPA (Vietnamese)',
      description: 'Accuracy (letter)',
      main: { stat: 'exact_match', split: 'test' },
    },
    {
      name: 'xcopa_th',
      displayName: 'XCOPA (Thai)',
      description: 'Accuracy (letter)',
      main: { stat: 'exact_match', split: 'test' },
    },
    {
      name: 'xcopa_ta',
      displayName: 'XCOPA (Tamil)',
      description: 'Accuracy (letter)',
      main: { stat: 'exact_match', split: 'test' },
    },
    {
      name: 'xquad_vi',
      displayName: 'XQuAD (Vietnamese)',
      description: 'F1 over the words of the answer',
      main: { stat: 'squad_f1_score', split: 'test' },
    },
    {
      name: 'xquad_th',
      displayName: 'XQuAD (Thai)',
      description: 'F1 over the words of the answer',
      main: { stat: 'squad_f1_score', split: 'test' },
    },
    {
      name: 'flores_en_id',
      displayName: 'FLORES (English to Indonesian)',
      description: 'chrF++ of the translations',
      main: { stat: 'chr_f_plus_plus', split: 'test' },
    },
    {
      name: 'flores_id_en',
      displayName: 'FLORES (Indonesian to English)',
      description: 'chrF++ of the translations',
      main: { stat: 'chr_f_plus_plus', split: 'test' },
    },
    {
      name: 'lindsea_syntax_minimal_pairs_id',
      displayName: 'LINDSEA, syntax',
      description: 'Accuracy (letter)',
      main: { stat: 'exact_match', split: 'test' },
    },
    {
      name: 'lindsea_pragmatics_presuppositions_id',
      displayName: 'LINDSEA, presuppositions',
      description: 'The share of right words',
      main: { stat: 'exact_match', split: 'test' },
    },
    {
      name: 'lindsea_pragmatics_scalar_implicatures_id',
      displayName: 'LINDSEA, scalar implicatures',
      description: 'The share of right words',
      main: { stat: 'exact_match', split: 'test' },
    },
    {
      name: 'mgsm',
      displayName: 'MGSM',
      description: 'The share of right numbers',
      main: { stat: 'number_match', split: 'test' },
    },
    {
      name: 'ceval',
      displayName: 'C-Eval',
      description: 'Accuracy (letter)',
      main: { stat: 'exact_match', split: 'valid' },
    },
    {
      name: 'cmmlu',
      displayName: 'CMMLU',
      description: 'Accuracy (letter)',
      main: { stat: 'exact_match', split: 'test' },
    },
  ],
})
