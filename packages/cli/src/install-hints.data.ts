import type { Kind } from '@binnacle/core'

const knowledge = '@binnacle/scenarios-knowledge'
const medical = '@binnacle/scenarios-medical'
const openai = '@binnacle/tokenizers-openai'

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
    basic_generation: '@binnacle/metrics-basic',
    basic_reference: '@binnacle/metrics-basic',
    instances_per_split: '@binnacle/metrics-basic',
    bbq: '@binnacle/metrics-basic',
  },
}
