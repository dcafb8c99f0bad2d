/** The names under which HELM's own benchmarks keep the jury's mean. */
export const JURY_SCORES: readonly string[] = [
  'jury_score',
  'mtsamples_replicate_accuracy',
  'medalign_accuracy',
  'dischargeme_accuracy',
  'aci_bench_accuracy',
  'mtsamples_procedures_accuracy',
  'mimic_rrs_accuracy',
  'mimic_bhc_accuracy',
  'chw_care_plan_accuracy',
  'medication_qa_accuracy',
  'starr_patient_instructions_accuracy',
  'med_dialog_accuracy',
  'medi_qa_accuracy',
  'mental_health_accuracy',
]
