import type { Kind } from '@binnacle/core'

const knowledge = '@binnacle/scenarios-knowledge'
const medical = '@binnacle/scenarios-medical'
const openai = '@binnacle/tokenizers-openai'
const answersMetrics = '@binnacle/metrics-answers'
const basicMetrics = '@binnacle/metrics-basic'
const codeMetrics = '@binnacle/metrics-code'
const decodingtrustMetrics = '@binnacle/metrics-decodingtrust'
const financeMetrics = '@binnacle/metrics-finance'
const harmsMetrics = '@binnacle/metrics-harms'
const instructionFollowingMetrics = '@binnacle/metrics-instruction-following'
const judgedMetrics = '@binnacle/metrics-judged'
const longContextMetrics = '@binnacle/metrics-long-context'
const medicalMetrics = '@binnacle/metrics-medical'
const summarizationMetrics = '@binnacle/metrics-summarization'
const translationMetrics = '@binnacle/metrics-translation'

/** Which package brings a name that is not installed. */
export const INSTALL_HINTS: { readonly [K in Kind]?: Readonly<Record<string, string>> } = {
  tasks: {
    mmlu: knowledge,
    truthful_qa: knowledge,
    gsm: '@binnacle/scenarios-reasoning',
    bbq: '@binnacle/scenarios-bias',
    med_qa: medical,
    medhelm_med_qa: medical,
    pubmed_qa: medical,
    cmmlu: '@binnacle/scenarios-multilingual',
  },
  modelClients: { openai: '@binnacle/client-openai', baseline: '@binnacle/client-baselines' },
  tokenizers: {
    'huggingface/gpt2': openai,
    'openai/r50k_base': openai,
    'openai/p50k_base': openai,
    'openai/cl100k_base': openai,
    'openai/o200k_base': openai,
    tiktoken: openai,
    huggingface: '@binnacle/tokenizers-huggingface',
  },
  metrics: {
    choice_match: answersMetrics,
    number_match: answersMetrics,
    answer_match: answersMetrics,
    squad_f1: answersMetrics,
    rouge: answersMetrics,
    edit_similarity: answersMetrics,
    json_similarity: answersMetrics,
    choice_likelihood: answersMetrics,
    basic_generation: basicMetrics,
    basic_reference: basicMetrics,
    instances_per_split: basicMetrics,
    bbq: basicMetrics,
    classification: basicMetrics,
    multiple_choice_classification: basicMetrics,
    safety_basic_generation: basicMetrics,
    air_bench_2024_basic_generation: basicMetrics,
    gpqa_chain_of_thought: basicMetrics,
    language_modeling: basicMetrics,
    dry_run: basicMetrics,
    ranking: basicMetrics,
    bird_sql: codeMetrics,
    spider: codeMetrics,
    ehr_sql: codeMetrics,
    czech_bank_qa: codeMetrics,
    apps: codeMetrics,
    bigcodebench: codeMetrics,
    codeinsights_functional_correctness: codeMetrics,
    codeinsights_code_efficiency: codeMetrics,
    codeinsights_unittest_alignment: codeMetrics,
    pass_at_k: codeMetrics,
    decodingtrust_fairness: decodingtrustMetrics,
    decodingtrust_ood_knowledge: decodingtrustMetrics,
    decodingtrust_privacy: decodingtrustMetrics,
    decodingtrust_stereotype_bias: decodingtrustMetrics,
    fin_qa: financeMetrics,
    conv_fin_qa_calc: financeMetrics,
    kpi_edgar: financeMetrics,
    bias: harmsMetrics,
    vietnamese_bias: harmsMetrics,
    basic_copyright: harmsMetrics,
    cleva_copyright: harmsMetrics,
    disinformation: harmsMetrics,
    toxicity: harmsMetrics,
    cleva_toxicity: harmsMetrics,
    vietnamese_toxicity: harmsMetrics,
    ifeval: instructionFollowingMetrics,
    instruction_following: instructionFollowingMetrics,
    annotation_label: judgedMetrics,
    annotation_numeric: judgedMetrics,
    annotation_likert_scale: judgedMetrics,
    llm_jury: judgedMetrics,
    omni_math: judgedMetrics,
    wildbench_score: judgedMetrics,
    safety_score: judgedMetrics,
    air_bench_2024_score: judgedMetrics,
    live_qa_score: judgedMetrics,
    alrage: judgedMetrics,
    arabic_content_generation: judgedMetrics,
    arabic_finance_calculation: judgedMetrics,
    arabic_legal: judgedMetrics,
    ruler_qa: longContextMetrics,
    openai_mrcr: longContextMetrics,
    deepmind_mrcr_v2: longContextMetrics,
    medcalc_bench: medicalMetrics,
    medec: medicalMetrics,
    mimiciv_billing_code: medicalMetrics,
    ultra_suite_asr_classification: medicalMetrics,
    summarization: summarizationMetrics,
    machine_translation: translationMetrics,
    cleva_machine_translation: translationMetrics,
    cleva_paraphrase_generation: translationMetrics,
    cleva_top_k_accuracy: translationMetrics,
    seahelm_machine_translation: translationMetrics,
    seahelm_qa: translationMetrics,
    bleu: translationMetrics,
    chrf: translationMetrics,
  },
}
