/** Names and descriptions, for lists and for the scenarios and tasks themselves. */
export const FIN_QA = {
  name: 'fin_qa',
  description: 'Questions on financial reports, answered with a program that computes the answer (FinQA)',
} as const

export const CONV_FIN_QA_CALC = {
  name: 'conv_fin_qa_calc',
  description: 'Conversations about the numbers of a financial report; the last question wants a number (ConvFinQA)',
} as const

export const FINANCEBENCH = {
  name: 'financebench',
  description: 'Questions on public filings, answered from the page that holds the evidence; a judge reads the answers (FinanceBench)',
} as const

export const BANKING77 = {
  name: 'banking77',
  description: 'Messages to a bank, sorted into 77 intents (BANKING77)',
} as const

export const FINANCEBENCH_JUDGE = {
  name: 'financebench',
  description: 'Asks a judge whether an answer of FinanceBench is right, wrong or none',
} as const

export const FINANCE = {
  name: 'finance',
  description: 'Reports, filings, conversations and messages of finance',
} as const
