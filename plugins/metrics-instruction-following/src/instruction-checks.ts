import * as format from './format-checks.ts'
import type { InstructionCheck } from './instruction-check.ts'
import * as keywords from './keyword-checks.ts'
import * as length from './length-checks.ts'
import * as other from './other-checks.ts'

/** The 25 instructions of IFEval and how each is checked, by HELM's names. */
export const INSTRUCTION_CHECKS: Readonly<Record<string, InstructionCheck>> = {
  'keywords:existence': keywords.hasKeywords,
  'keywords:frequency': keywords.hasKeywordOften,
  'keywords:forbidden_words': keywords.hasNoForbiddenWord,
  'keywords:letter_frequency': keywords.hasLetterOften,
  'language:response_language': other.isInLanguage,
  'length_constraints:number_sentences': length.hasSentences,
  'length_constraints:number_paragraphs': length.hasParagraphs,
  'length_constraints:number_words': length.hasWords,
  'length_constraints:nth_paragraph_first_word': length.beginsParagraphWith,
  'detectable_content:number_placeholders': format.hasPlaceholders,
  'detectable_content:postscript': format.hasPostscript,
  'detectable_format:number_bullet_lists': format.hasBullets,
  'detectable_format:constrained_response': format.isConstrained,
  'detectable_format:number_highlighted_sections': format.hasHighlights,
  'detectable_format:multiple_sections': format.hasSections,
  'detectable_format:json_format': format.isJson,
  'detectable_format:title': format.hasTitle,
  'combination:two_responses': other.hasTwoResponses,
  'combination:repeat_prompt': other.repeatsPrompt,
  'startend:end_checker': other.endsWith,
  'startend:quotation': other.isQuoted,
  'change_case:capital_word_frequency': other.hasCapitalWords,
  'change_case:english_capital': other.isEnglishCapitals,
  'change_case:english_lowercase': other.isEnglishSmall,
  'punctuation:no_comma': other.hasNoComma,
}
