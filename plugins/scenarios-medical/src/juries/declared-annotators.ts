import { ASKS_A_JUDGE, RUNS_CODE } from '@binnacle/adapters'
import { declareAnnotator } from '@binnacle/core'
import { z } from 'zod'
import { judgesSchema, juryOf } from './jury.ts'

/** Asks a jury to rate an answer. */
export const chwCarePlanAnnotator = declareAnnotator({
  name: 'chw_care_plan',
  description: 'Asks a jury to rate an answer',
  options: z.strictObject({ annotator_models: judgesSchema }),
  roles: ({ annotator_models: judges }) => juryOf(judges),
  helm: { className: 'helm.benchmark.annotation.chw_care_plan_annotator.CHWCarePlanAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks a jury to rate an answer. */
export const dischargemeAnnotator = declareAnnotator({
  name: 'dischargeme',
  description: 'Asks a jury to rate an answer',
  options: z.strictObject({ annotator_models: judgesSchema }),
  roles: ({ annotator_models: judges }) => juryOf(judges),
  helm: { className: 'helm.benchmark.annotation.dischargeme_annotator.DischargeMeAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Runs a query and the reference against the database. */
export const ehrSqlAnnotator = declareAnnotator({
  name: 'ehr_sql',
  description: 'Runs a query and the reference against the database',
  helm: { className: 'helm.benchmark.annotation.ehr_sql_annotator.EhrSqlAnnotator' },
  unavailable: RUNS_CODE,
})

/** Asks a judge to grade an answer on health. */
export const liveQaAnnotator = declareAnnotator({
  name: 'live_qa',
  description: 'Asks a judge to grade an answer on health',
  helm: { className: 'helm.benchmark.annotation.live_qa_annotator.LiveQAAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks a jury to rate an answer. */
export const medDialogAnnotator = declareAnnotator({
  name: 'med_dialog',
  description: 'Asks a jury to rate an answer',
  options: z.strictObject({ annotator_models: judgesSchema }),
  roles: ({ annotator_models: judges }) => juryOf(judges),
  helm: { className: 'helm.benchmark.annotation.med_dialog_annotator.MedDialogAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks a jury to rate an answer. */
export const medalignAnnotator = declareAnnotator({
  name: 'medalign',
  description: 'Asks a jury to rate an answer',
  options: z.strictObject({ annotator_models: judgesSchema }),
  roles: ({ annotator_models: judges }) => juryOf(judges),
  helm: { className: 'helm.benchmark.annotation.medalign_annotator.MedalignAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks a jury to rate an answer. */
export const mediQaAnnotator = declareAnnotator({
  name: 'medi_qa',
  description: 'Asks a jury to rate an answer',
  options: z.strictObject({ annotator_models: judgesSchema }),
  roles: ({ annotator_models: judges }) => juryOf(judges),
  helm: { className: 'helm.benchmark.annotation.medi_qa_annotator.MediQAAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks a jury to rate an answer. */
export const medicationQaAnnotator = declareAnnotator({
  name: 'medication_qa',
  description: 'Asks a jury to rate an answer',
  options: z.strictObject({ annotator_models: judgesSchema }),
  roles: ({ annotator_models: judges }) => juryOf(judges),
  helm: { className: 'helm.benchmark.annotation.medication_qa_annotator.MedicationQAAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks a jury to rate an answer. */
export const mentalHealthAnnotator = declareAnnotator({
  name: 'mental_health',
  description: 'Asks a jury to rate an answer',
  options: z.strictObject({ annotator_models: judgesSchema }),
  roles: ({ annotator_models: judges }) => juryOf(judges),
  helm: { className: 'helm.benchmark.annotation.mental_health_annotator.MentalHealthAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks a jury to rate an answer. */
export const mimicBhcAnnotator = declareAnnotator({
  name: 'mimic_bhc',
  description: 'Asks a jury to rate an answer',
  options: z.strictObject({ annotator_models: judgesSchema }),
  roles: ({ annotator_models: judges }) => juryOf(judges),
  helm: { className: 'helm.benchmark.annotation.mimic_bhc_annotator.MIMICBHCAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks a jury to rate an answer. */
export const mimicRrsAnnotator = declareAnnotator({
  name: 'mimic_rrs',
  description: 'Asks a jury to rate an answer',
  options: z.strictObject({ annotator_models: judgesSchema }),
  roles: ({ annotator_models: judges }) => juryOf(judges),
  helm: { className: 'helm.benchmark.annotation.mimic_rrs_annotator.MIMICRRSAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks a jury to rate an answer. */
export const mtsamplesProceduresAnnotator = declareAnnotator({
  name: 'mtsamples_procedures',
  description: 'Asks a jury to rate an answer',
  options: z.strictObject({ annotator_models: judgesSchema }),
  roles: ({ annotator_models: judges }) => juryOf(judges),
  helm: { className: 'helm.benchmark.annotation.mtsamples_procedures_annotator.MTSamplesProceduresAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks a jury to rate an answer. */
export const mtsamplesReplicateAnnotator = declareAnnotator({
  name: 'mtsamples_replicate',
  description: 'Asks a jury to rate an answer',
  options: z.strictObject({ annotator_models: judgesSchema }),
  roles: ({ annotator_models: judges }) => juryOf(judges),
  helm: { className: 'helm.benchmark.annotation.mtsamples_replicate_annotator.MTSamplesReplicateAnnotator' },
  unavailable: ASKS_A_JUDGE,
})

/** Asks a jury to rate an answer. */
export const starrPatientInstructionsAnnotator = declareAnnotator({
  name: 'starr_patient_instructions',
  description: 'Asks a jury to rate an answer',
  options: z.strictObject({ annotator_models: judgesSchema }),
  roles: ({ annotator_models: judges }) => juryOf(judges),
  helm: { className: 'helm.benchmark.annotation.starr_patient_instructions_annotator.StarrPatientInstructionsAnnotator' },
  unavailable: ASKS_A_JUDGE,
})
