import type { JsonObject } from '@binnacle/core'

/** A client class of HELM's and what stands for it. */
export interface ClientClass {
  readonly client: string
  readonly options: JsonObject
  /** The model's name on the server: the part after the slash, or all of it. */
  readonly model: 'engine' | 'whole'
  /** The argument of the constructor that names the model instead. */
  readonly modelArgument?: string
  /** How its interface takes the effort of reasoning models. */
  readonly reasoning?: 'chat' | 'responses'
  /** Whether it takes `output_processor`. */
  readonly processes?: true
  /** Settings that HELM leaves out for models whose name after the slash fits. */
  readonly omits?: readonly (readonly [engine: RegExp, settings: readonly string[]])[]
  /** More arguments, and the option that stands for each; `null` where it changes no answer. */
  readonly arguments?: Readonly<Record<string, string | null>>
}

const CHAT = { client: 'openai', reasoning: 'chat', processes: true } as const

/** HELM's client classes that a Binnacle client stands for. Other classes keep their name: opening one is an error. */
export const CLIENT_CLASSES: Readonly<Record<string, ClientClass>> = {
  'helm.clients.openai_client.OpenAIClient': { ...CHAT, options: { api: 'chat' }, model: 'engine', modelArgument: 'openai_model_name' },
  'helm.clients.openai_client.OpenAILegacyCompletionsClient': {
    client: 'openai',
    options: { api: 'completions' },
    model: 'engine',
    modelArgument: 'openai_model_name',
  },
  // The interface has neither: HELM sends none of them, and cuts the answer at stop sequences itself.
  'helm.clients.openai_responses_client.OpenAIResponseClient': {
    client: 'openai',
    options: { api: 'responses', omit: ['stop', 'presence_penalty', 'frequency_penalty'], extraBody: { store: false } },
    model: 'engine',
    modelArgument: 'openai_model_name',
    reasoning: 'responses',
  },
  'helm.clients.vllm_client.VLLMClient': { client: 'openai', options: { api: 'completions' }, model: 'whole' },
  'helm.clients.vllm_client.VLLMChatClient': { ...CHAT, options: { api: 'chat' }, model: 'whole', modelArgument: 'vllm_model_name' },
  'helm.clients.grok_client.GrokChatClient': {
    ...CHAT,
    options: { api: 'chat', baseUrl: 'https://api.x.ai/v1', omit: ['presence_penalty', 'frequency_penalty'] },
    model: 'engine',
  },
  'helm.clients.nvidia_nim_client.NvidiaNimClient': {
    ...CHAT,
    options: { api: 'chat', baseUrl: 'https://integrate.api.nvidia.com/v1' },
    model: 'whole',
  },
  'helm.clients.openrouter_client.OpenRouterClient': {
    ...CHAT,
    options: { api: 'chat', baseUrl: 'https://openrouter.ai/api/v1' },
    model: 'whole',
  },
  // HELM sends top_k_per_token as top_k here, and leaves out what newer models refuse.
  'helm.clients.anthropic_client.AnthropicMessagesClient': {
    client: 'anthropic',
    options: { topKPerToken: true },
    model: 'engine',
    modelArgument: 'anthropic_model_name',
    omits: [
      [/^claude-\w+-4-[56]/, ['top_p']],
      [/^claude-\w+-4-7/, ['temperature', 'top_k', 'top_p']],
    ],
    arguments: { thinking_budget_tokens: 'thinkingTokens', stream: null },
  },
  'helm.clients.google_genai_client.GoogleGenAIClient': {
    client: 'google',
    options: { topKPerToken: true },
    model: 'engine',
    modelArgument: 'genai_model',
    arguments: { thinking_config: 'thinking', genai_use_vertexai: 'vertex', location: 'location' },
  },
  'helm.clients.vertexai_client.VertexAIChatClient': {
    client: 'google',
    options: { topKPerToken: true, vertex: true, safety: 'block_none' },
    model: 'engine',
    modelArgument: 'vertexai_model',
    arguments: { safety_settings_preset: 'safety' },
  },
  'helm.clients.upstage_client.UpstageChatClient': {
    ...CHAT,
    options: { api: 'chat', baseUrl: 'https://api.upstage.ai/v1/solar' },
    model: 'engine',
  },
}

/** Keys that classes send whatever the credentials say, and those that they take from the environment where these say nothing. */
export const KEYS_OF_CLASSES: Readonly<Record<string, { readonly always?: string; readonly otherwise?: string }>> = {
  'helm.clients.vllm_client.VLLMClient': { always: 'text:EMPTY' },
  'helm.clients.vllm_client.VLLMChatClient': { always: 'text:EMPTY' },
  'helm.clients.openrouter_client.OpenRouterClient': { otherwise: 'env:OPENROUTER_API_KEY' },
}

/** Models that reason, by the name after the slash: HELM sends them neither temperature nor penalties. */
export const REASONING_ENGINE = /^(?:o\d|gpt-5)/

/** HELM's functions that change an answer, by our name. */
export const OUTPUT_PROCESSORS: Readonly<Record<string, string>> = {
  'helm.benchmark.metrics.output_processors.remove_deepseek_r1_thinking': 'remove_deepseek_r1_thinking',
}

/** HELM's tokenizer classes that a Binnacle tokenizer stands for, with the names of their arguments. */
export const TOKENIZER_CLASSES: Readonly<Record<string, { readonly tokenizer: string; readonly path: string | undefined }>> = {
  'helm.tokenizers.huggingface_tokenizer.HuggingFaceTokenizer': { tokenizer: 'huggingface', path: 'pretrained_model_name_or_path' },
  'helm.tokenizers.tiktoken_tokenizer.TiktokenTokenizer': { tokenizer: 'tiktoken', path: undefined },
  'helm.tokenizers.simple_tokenizer.SimpleTokenizer': { tokenizer: 'simple/tokenizer1', path: undefined },
}

/** Arguments of tokenizers that change no token: what is read here is always the fast tokenizer's own file. */
export const HARMLESS_TOKENIZER_ARGUMENTS: readonly string[] = ['trust_remote_code', 'use_fast']

/** The fields that HELM's ModelDeployment has; it passes over others. */
export const DEPLOYMENT_FIELDS: readonly string[] = [
  'name',
  'client_spec',
  'model_name',
  'tokenizer_name',
  'window_service_spec',
  'max_sequence_length',
  'max_request_length',
  'max_sequence_and_generated_tokens_length',
  'deprecated',
]

/** HELM's window services that cut prompts as Binnacle does, by tokens. */
export const WINDOW_SERVICES: readonly string[] = ['helm.benchmark.window_services.default_window_service.DefaultWindowService']
