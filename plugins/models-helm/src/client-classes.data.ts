import type { JsonObject } from '@binnacle/core'

/** HELM's client classes that a Binnacle client stands for, with its options. Other classes keep their name: opening one is an error. */
export const CLIENT_CLASSES: Readonly<Record<string, { readonly client: string; readonly options: JsonObject }>> = {
  'helm.clients.openai_client.OpenAIClient': { client: 'openai', options: { api: 'chat' } },
  'helm.clients.openai_client.OpenAILegacyCompletionsClient': { client: 'openai', options: { api: 'completions' } },
  'helm.clients.openai_responses_client.OpenAIResponseClient': { client: 'openai', options: { api: 'responses' } },
  'helm.clients.vllm_client.VLLMClient': { client: 'openai', options: { api: 'completions' } },
  'helm.clients.vllm_client.VLLMChatClient': { client: 'openai', options: { api: 'chat' } },
}

/** HELM's constructor arguments of those clients, by our option. */
export const CLIENT_ARGUMENTS: Readonly<Record<string, string>> = {
  base_url: 'baseUrl',
  org_id: 'organization',
  openai_model_name: 'model',
  vllm_model_name: 'model',
  model_name: 'model',
}

/** HELM's tokenizer classes that a Binnacle tokenizer stands for, with the names of their arguments. */
export const TOKENIZER_CLASSES: Readonly<Record<string, { readonly tokenizer: string; readonly path: string | undefined }>> = {
  'helm.tokenizers.huggingface_tokenizer.HuggingFaceTokenizer': { tokenizer: 'huggingface', path: 'pretrained_model_name_or_path' },
  'helm.tokenizers.tiktoken_tokenizer.TiktokenTokenizer': { tokenizer: 'tiktoken', path: undefined },
  'helm.tokenizers.simple_tokenizer.SimpleTokenizer': { tokenizer: 'simple/tokenizer1', path: undefined },
}
