import { NOT_PORTED } from '@binnacle/adapters'
import { declareScenario } from '@binnacle/core'
import { z } from 'zod'

/** The scenario of a task of CLEVA, each a class of its own in HELM. */
const declare = (name: string, description: string, className: string, tags: readonly string[]) =>
  declareScenario({
    name,
    description,
    options: z.strictObject({ version: z.string(), subtask: z.string().nullable(), prompt_id: z.int() }),
    licence: { name: 'CC BY-NC-ND 4.0', nonCommercial: true, url: 'http://www.lavicleva.com' },
    helm: { className: `helm.benchmark.scenarios.cleva_scenario.${className}`, tags },
    unavailable: NOT_PORTED,
  })

export const clevaBiasScenario = declare('cleva_bias', 'CLEVA: bias', 'CLEVABiasScenario', ['bias', 'harms', 'multiple_choice'])
export const clevaClassicalChineseUnderstandingScenario = declare(
  'cleva_classical_chinese_understanding',
  'CLEVA: classical chinese understanding',
  'CLEVAClassicalChineseUnderstandingScenario',
  ['classical_chinese_understanding', 'multiple_choice'],
)
export const clevaClosedBookQuestionAnsweringScenario = declare(
  'cleva_closed_book_question_answering',
  'CLEVA: closed book question answering',
  'CLEVAClosedBookQuestionAnsweringScenario',
  ['closed_book_question_answering'],
)
export const clevaCodeSynthesisScenario = declare('cleva_code_synthesis', 'CLEVA: code synthesis', 'CLEVACodeSynthesisScenario', [
  'code_synthesis',
  'Reasoning',
  'Code Generation',
])
export const clevaCommonsenseReasoningScenario = declare(
  'cleva_commonsense_reasoning',
  'CLEVA: commonsense reasoning',
  'CLEVACommonsenseReasoningScenario',
  ['commonsense_reasoning', 'reasoning', 'multiple_choice'],
)
export const clevaConceptualGeneralizationScenario = declare(
  'cleva_conceptual_generalization',
  'CLEVA: conceptual generalization',
  'CLEVAConceptualGeneralizationScenario',
  ['conceptual_generalization', 'reasoning'],
)
export const clevaCopyrightScenario = declare('cleva_copyright', 'CLEVA: copyright', 'CLEVACopyrightScenario', ['copyright', 'harms'])
export const clevaCoreferenceResolutionScenario = declare(
  'cleva_coreference_resolution',
  'CLEVA: coreference resolution',
  'CLEVACoreferenceResolutionScenario',
  ['coreference_resolution', 'multiple_choice'],
)
export const clevaCulturalKnowledgeScenario = declare(
  'cleva_cultural_knowledge',
  'CLEVA: cultural knowledge',
  'CLEVACulturalKnowledgeScenario',
  ['cultural_knowledge', 'multiple_choice', 'knowledge'],
)
export const clevaDataToTextGenerationScenario = declare(
  'cleva_data_to_text_generation',
  'CLEVA: data to text generation',
  'CLEVADataToTextGenerationScenario',
  ['data_to_text_generation'],
)
export const clevaDeductiveReasoningScenario = declare(
  'cleva_deductive_reasoning',
  'CLEVA: deductive reasoning',
  'CLEVADeductiveReasoningScenario',
  ['deductive_reasoning', 'reasoning', 'multiple_choice'],
)
export const clevaDialogueGenerationScenario = declare(
  'cleva_dialogue_generation',
  'CLEVA: dialogue generation',
  'CLEVADialogueGenerationScenario',
  ['dialogue_generation'],
)
export const clevaFactCheckingScenario = declare('cleva_fact_checking', 'CLEVA: fact checking', 'CLEVAFactCheckingScenario', [
  'fact_checking',
  'harms',
  'multiple_choice',
])
export const clevaInductiveReasoningScenario = declare(
  'cleva_inductive_reasoning',
  'CLEVA: inductive reasoning',
  'CLEVAInductiveReasoningScenario',
  ['inductive_reasoning', 'reasoning'],
)
export const clevaInstructionFollowingScenario = declare(
  'cleva_instruction_following',
  'CLEVA: instruction following',
  'CLEVAInstructionFollowingScenario',
  ['instruction_following', 'multiple_choice'],
)
export const clevaIntentUnderstandingScenario = declare(
  'cleva_intent_understanding',
  'CLEVA: intent understanding',
  'CLEVAIntentUnderstandingScenario',
  ['intent_understanding', 'multiple_choice'],
)
export const clevaLanguageModelingScenario = declare(
  'cleva_language_modeling',
  'CLEVA: language modeling',
  'CLEVALanguageModelingScenario',
  ['language_modeling'],
)
export const clevaMathematicalCalculationScenario = declare(
  'cleva_mathematical_calculation',
  'CLEVA: mathematical calculation',
  'CLEVAMathematicalCalculationScenario',
  ['mathematical_calculation'],
)
export const clevaMathematicalReasoningScenario = declare(
  'cleva_mathematical_reasoning',
  'CLEVA: mathematical reasoning',
  'CLEVAMathematicalReasoningScenario',
  ['math', 'reasoning', 'mathematical_reasoning'],
)
export const clevaOpinionMiningScenario = declare('cleva_opinion_mining', 'CLEVA: opinion mining', 'CLEVAOpinionMiningScenario', [
  'opinion_mining',
])
export const clevaParaphraseGenerationScenario = declare(
  'cleva_paraphrase_generation',
  'CLEVA: paraphrase generation',
  'CLEVAParaphraseGenerationScenario',
  ['paraphrase_generation'],
)
export const clevaParaphraseIdentificationScenario = declare(
  'cleva_paraphrase_identification',
  'CLEVA: paraphrase identification',
  'CLEVAParaphraseIdentificationScenario',
  ['paraphrase_identification', 'multiple_choice'],
)
export const clevaPinyinTransliterationScenario = declare(
  'cleva_pinyin_transliteration',
  'CLEVA: pinyin transliteration',
  'CLEVAPinyinTransliterationScenario',
  ['pinyin_transliteration'],
)
export const clevaReadingComprehensionScenario = declare(
  'cleva_reading_comprehension',
  'CLEVA: reading comprehension',
  'CLEVAReadingComprehensionScenario',
  ['reading_comprehension', 'multiple_choice'],
)
export const clevaReasoningPrimitiveScenario = declare(
  'cleva_reasoning_primitive',
  'CLEVA: reasoning primitive',
  'CLEVAReasoningPrimitiveScenario',
  ['reasoning_primitive', 'reasoning'],
)
export const clevaSentimentAnalysisScenario = declare(
  'cleva_sentiment_analysis',
  'CLEVA: sentiment analysis',
  'CLEVASentimentAnalysisScenario',
  ['sentiment_analysis'],
)
export const clevaSubjectKnowledgeScenario = declare(
  'cleva_subject_knowledge',
  'CLEVA: subject knowledge',
  'CLEVASubjectKnowledgeScenario',
  ['subject_knowledge', 'knowledge'],
)
export const clevaSummarizationScenario = declare('cleva_summarization', 'CLEVA: summarization', 'CLEVASummarizationScenario', [
  'summarization',
])
export const clevaTextClassificationScenario = declare(
  'cleva_text_classification',
  'CLEVA: text classification',
  'CLEVATextClassificationScenario',
  ['text_classification', 'multiple_choice'],
)
export const clevaToxicityDetectionScenario = declare(
  'cleva_toxicity_detection',
  'CLEVA: toxicity detection',
  'CLEVAToxicityDetectionScenario',
  ['toxicity_detection', 'harms', 'multiple_choice'],
)
export const clevaTranslationScenario = declare('cleva_translation', 'CLEVA: translation', 'CLEVATranslationScenario', ['translation'])
export const clevaKeyphraseExtractionScenario = declare(
  'cleva_keyphrase_extraction',
  'CLEVA: keyphrase extraction',
  'CLEVAKeyphraseExtractionScenario',
  ['keyphrase_extraction', 'multiple_choice'],
)
