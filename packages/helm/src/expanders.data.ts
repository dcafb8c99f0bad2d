import type { Adaptation } from '@binnacle/core'

/** Named values of expanders that take numbers. */
export const NAMED_COUNTS: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>> = {
  max_train_instances: {
    zero: [0],
    one: [1],
    all: [0, 1, 2, 4, 8, 16],
    big_bench_few_shot_setting: [0, 1, 2, 3],
    vhelm: [0, 1, 2, 4, 8],
    melt: [0, 1, 5],
  },
  max_eval_instances: { default: [1000], heim_default: [100], heim_fid: [30000], heim_art_styles: [17] },
  num_outputs: { default: [1], copyright_sweep: [1, 10] },
  num_trials: { heim_efficiency: [5] },
  num_prompt_tokens: { default_sweep: [1, 256, 512, 1024, 1536] },
  num_output_tokens: { default_sweep: [1, 2, 4, 8, 16, 32, 64] },
}

/** `tokenizer=default`, by deployment. */
export const DEFAULT_TOKENIZERS: Readonly<Record<string, string>> = {
  'together/yalm': 'yandex/yalm',
  'together/bloom': 'bigscience/bloom',
  'together/t0pp': 'bigscience/t0pp',
  'together/t5-11b': 'google/t5',
  'together/ul2': 'google/ul2',
  'together/glm': 'tsinghua/glm',
  'AlephAlpha/luminous-base': 'AlephAlpha/luminous-base',
  'AlephAlpha/luminous-extended': 'AlephAlpha/luminous-extended',
  'AlephAlpha/luminous-supreme': 'AlephAlpha/luminous-supreme',
  'AlephAlpha/luminous-world': 'AlephAlpha/luminous-world',
  'huggingface/santacoder': 'bigcode/santacoder',
  'huggingface/starcoder': 'bigcode/starcoder',
}

/** `prompt=…` */
export const PROMPT_STYLES: Readonly<Record<string, Partial<Adaptation>>> = {
  human_assistant: {
    inputPrefix: 'Human: What is the answer to "',
    inputSuffix: '"?\n',
    outputPrefix: 'Assistant: The answer is "',
    outputSuffix: '".\n',
    stopSequences: ['".'],
  },
  question_answer: { inputPrefix: 'Question: ', outputPrefix: 'Answer: ' },
  qa: { inputPrefix: 'Q: ', outputPrefix: 'A: ' },
  input_output: { inputPrefix: 'Input: ', outputPrefix: 'Output: ' },
  i_o: { inputPrefix: 'I: ', outputPrefix: 'O: ' },
  input_output_html: { inputPrefix: '<input>', inputSuffix: '</input>\n', outputPrefix: '<output>', outputSuffix: '</output>\n' },
}

/** `newline=…` */
export const NEWLINE_STYLES: Readonly<Record<string, Partial<Adaptation>>> = {
  semicolon: { substitutions: [{ source: '\n', target: ';\n' }] },
  br: { substitutions: [{ source: '\n', target: '<br>\n' }] },
}

/** `stop=…` */
export const STOP_STYLES: Readonly<Record<string, Partial<Adaptation>>> = {
  none: { stopSequences: [] },
  hash: { instancePrefix: '###\n\n', stopSequences: ['###'] },
  semicolon: { instancePrefix: ';\n\n', stopSequences: [';'] },
  br: { instancePrefix: '<br>\n\n', stopSequences: ['<br>'] },
}

/** `instructions=expert` */
export const EXPERT_INSTRUCTIONS = 'I am an expert AI assistant who is here to help you with the following. '

/** `follow_format_instructions`, also for older Claude models. */
export const FOLLOW_FORMAT_PREFIX =
  'Here are some input-output examples. Read the examples carefully to figure out the mapping. The output of the last example is not given, and your job is to figure out what it is.'
export const FOLLOW_FORMAT_SUFFIX =
  'Please provide the output to this last example. It is critical to follow the format of the preceding outputs!'

/** `output_format_instructions` for multiple choice. */
export const CHOICE_FORMATS: Readonly<Record<string, string>> = {
  mcqa: 'Answer with only a single letter.',
  mcqa_no_period: 'Answer with only a single letter. Do not include a period in your answer.',
  mmlu_only_last_question: 'Answer only the last question with only a single letter.',
  mcqa_only_last_question: 'Answer only the last question with only a single letter.',
  arabic_mcqa: 'اكتب حرف الإجابة فقط، دون أي إضافات أخرى.',
}

/** Scenarios of multiple choice that HELM's run entries name there: they are asked as `mcqa` is. */
export const CHOICE_SCENARIOS: readonly string[] = ['mmlu', 'openbookqa', 'med_qa']

/** `output_format_instructions` for generation. `legalbench` takes the noun of the output prefix. */
export const GENERATION_FORMATS: Readonly<Record<string, string>> = {
  arabic_mcqa: 'اكتب حرف الإجابة فقط، دون أي إضافات أخرى.',
  narrative_qa: 'Answer with one word, a few-word phrase, or a short sentence. Avoid extra, unnecessary information in the answer.',
  natural_qa: "Answer with a short answer or a boolean 'yes' or 'no' answer.",
  natural_qa_short_answer: 'Answer with a short answer.',
  legalbench: '',
  legalbench_abercrombie: "Answer with only 'generic', 'descriptive', 'suggestive', 'arbitrary' or 'fanciful'.",
  legalbench_function_of_decision_section:
    "Answer with only 'Facts', 'Procedural History', 'Issue', 'Rule', 'Analysis', 'Conclusion' or 'Decree'.",
  legalbench_yes_or_no: "Answer with only 'Yes' or 'No'.",
  wmt_14: 'Answer with the English translation.',
  wmt_14_only_last_sentence: 'Answer with only the English translation for the last sentence.',
  math: 'Wrap the final answer with the \\boxed{} command.',
  numeric_nlg: 'Answer with only description of the last table as a single paragraph on a single line.',
  tab_fact: "Answer with only the classification of the last statement, either 'refuted' or 'entailed'.",
  wikitq: 'Answer only the last question with a short answer. Avoid extra, unnecessary information in the answer.',
}

/** `output_format_instructions` for worked reasoning. */
export const REASONING_FORMAT =
  'In your response, replace "insert answer here" with the single uppercase letter corresponding to your answer.'
export const REASONING_FORMAT_NAMES: readonly string[] = ['mmlu_pro', 'gpqa']

/** Words after `model=` that stand for many models in HELM. */
export const MODEL_GROUPS: readonly string[] = [
  'all',
  'text',
  'text_code',
  'code',
  'instruction_following',
  'full_functionality_text',
  'limited_functionality_text',
  'text_to_image',
  'vlm',
  'audiolm',
  'ablation',
  'ablation_text',
  'ablation_text_code',
  'ablation_instruction_following',
  'ablation_full_functionality_text',
  'ablation_limited_functionality_text',
  'ablation_code',
  'ablation_text_to_image',
  'ablation_vlm',
  'ablation_audiolm',
  'summarization_zs',
  'biomedical',
  'interactive_qa',
  'opinions_qa_openai',
  'opinions_qa_ai21',
]
