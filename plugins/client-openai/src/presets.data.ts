/** What is known of a provider or server that speaks OpenAI's interface. */
export interface Preset {
  readonly title: string
  readonly baseUrl: string
  /** The variable with its key; absent for servers on this machine, which want none. */
  readonly key?: string
  /** Fields that it calls otherwise. */
  readonly renames?: Readonly<Record<string, string>>
  /** How it calls the cap on tokens, where not `max_tokens`. */
  readonly maxTokensField?: 'max_completion_tokens'
}

/** Providers and servers by name. */
export const PRESETS = {
  // Providers.
  ai21: { title: 'AI21', baseUrl: 'https://api.ai21.com/studio/v1', key: 'AI21_API_KEY' },
  baidu: { title: 'Baidu Qianfan', baseUrl: 'https://qianfan.baidubce.com/v2', key: 'QIANFAN_API_KEY' },
  cerebras: {
    title: 'Cerebras',
    baseUrl: 'https://api.cerebras.ai/v1',
    key: 'CEREBRAS_API_KEY',
    maxTokensField: 'max_completion_tokens',
  },
  cohere: { title: 'Cohere', baseUrl: 'https://api.cohere.ai/compatibility/v1', key: 'COHERE_API_KEY' },
  dashscope: { title: 'DashScope (Qwen)', baseUrl: 'https://dashscope.aliyuncs.com/compatible-mode/v1', key: 'DASHSCOPE_API_KEY' },
  deepinfra: { title: 'DeepInfra', baseUrl: 'https://api.deepinfra.com/v1/openai', key: 'DEEPINFRA_API_KEY' },
  deepseek: { title: 'DeepSeek', baseUrl: 'https://api.deepseek.com/v1', key: 'DEEPSEEK_API_KEY' },
  fireworks: { title: 'Fireworks', baseUrl: 'https://api.fireworks.ai/inference/v1', key: 'FIREWORKS_API_KEY' },
  github: { title: 'GitHub Models', baseUrl: 'https://models.github.ai/inference', key: 'GITHUB_TOKEN' },
  groq: { title: 'Groq', baseUrl: 'https://api.groq.com/openai/v1', key: 'GROQ_API_KEY', maxTokensField: 'max_completion_tokens' },
  huggingface: { title: 'Hugging Face Inference Providers', baseUrl: 'https://router.huggingface.co/v1', key: 'HF_TOKEN' },
  minimax: { title: 'MiniMax', baseUrl: 'https://api.minimax.io/v1', key: 'MINIMAX_API_KEY' },
  mistral: { title: 'Mistral', baseUrl: 'https://api.mistral.ai/v1', key: 'MISTRAL_API_KEY', renames: { seed: 'random_seed' } },
  moonshot: { title: 'Moonshot', baseUrl: 'https://api.moonshot.ai/v1', key: 'MOONSHOT_API_KEY' },
  nvidia: { title: 'NVIDIA NIM', baseUrl: 'https://integrate.api.nvidia.com/v1', key: 'NVIDIA_API_KEY' },
  openrouter: { title: 'OpenRouter', baseUrl: 'https://openrouter.ai/api/v1', key: 'OPENROUTER_API_KEY' },
  perplexity: { title: 'Perplexity', baseUrl: 'https://api.perplexity.ai', key: 'PERPLEXITY_API_KEY' },
  sambanova: { title: 'SambaNova', baseUrl: 'https://api.sambanova.ai/v1', key: 'SAMBANOVA_API_KEY' },
  together: { title: 'Together', baseUrl: 'https://api.together.xyz/v1', key: 'TOGETHER_API_KEY' },
  upstage: { title: 'Upstage', baseUrl: 'https://api.upstage.ai/v1', key: 'UPSTAGE_API_KEY' },
  volcengine: { title: 'Volcengine Ark', baseUrl: 'https://ark.cn-beijing.volces.com/api/v3', key: 'ARK_API_KEY' },
  writer: { title: 'Writer', baseUrl: 'https://api.writer.com/v1', key: 'WRITER_API_KEY' },
  xai: { title: 'xAI', baseUrl: 'https://api.x.ai/v1', key: 'XAI_API_KEY' },
  zhipu: { title: 'Zhipu', baseUrl: 'https://open.bigmodel.cn/api/paas/v4', key: 'ZHIPUAI_API_KEY' },
  // Servers on this machine, at the ports that they take by themselves.
  'llama.cpp': { title: 'llama.cpp server', baseUrl: 'http://127.0.0.1:8080/v1' },
  lmstudio: { title: 'LM Studio', baseUrl: 'http://127.0.0.1:1234/v1' },
  localai: { title: 'LocalAI', baseUrl: 'http://127.0.0.1:8080/v1' },
  ollama: { title: 'Ollama', baseUrl: 'http://127.0.0.1:11434/v1' },
  sglang: { title: 'SGLang', baseUrl: 'http://127.0.0.1:30000/v1' },
  tgi: { title: 'Text Generation Inference', baseUrl: 'http://127.0.0.1:3000/v1' },
  vllm: { title: 'vLLM', baseUrl: 'http://127.0.0.1:8000/v1' },
} as const satisfies Readonly<Record<string, Preset>>

/** A name of `PRESETS`. */
export type PresetName = keyof typeof PRESETS
