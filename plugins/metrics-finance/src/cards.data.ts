/** Names and descriptions of the metrics, for lists and for the metrics themselves. */
export const FIN_QA = {
  name: 'fin_qa',
  description: 'Whether a program over a financial table means what the right one means, and gives what it gives (FinQA)',
} as const

export const CONV_FIN_QA_CALC = {
  name: 'conv_fin_qa_calc',
  description: 'Whether the first number of an answer is the right one (ConvFinQA)',
} as const

export const KPI_EDGAR = {
  name: 'kpi_edgar',
  description: 'F1 of the words found for each kind of financial entity (KPI-EDGAR)',
} as const
