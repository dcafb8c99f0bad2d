/** A character of a script without blanks between words, a word of another script or a number, or any other sign with its joined ones. */
const TOKEN = new RegExp(
  String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]\p{M}*` +
    String.raw`|(?:(?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}])[\p{L}\p{N}\p{M}_])+` +
    String.raw`|\p{S}[\p{M}\p{Emoji_Modifier}]*(?:\u200d\p{S}[\p{M}\p{Emoji_Modifier}]*)*`,
  'gu',
)

/** The tokens of a text in any script: words where blanks part them, else characters; signs like 😀 count, punctuation does not. */
export function scriptTokens(text: string): string[] {
  return text.normalize('NFC').toLowerCase().match(TOKEN) ?? []
}
