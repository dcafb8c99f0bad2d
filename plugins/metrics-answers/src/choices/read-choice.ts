import { type Choice, comparable } from './choices.ts'
import { foldWidth } from '../fold-width.ts'
import { ALTERNATIVE, findStatements, skipFillers, unwrapStart } from '../statements.ts'

/** The letter that a text names, or why it names none. */
export type ReadChoice = { readonly letter: string } | { readonly unread: string }

/** Letters that are words of some language when they stand alone: followed by a word they are read only before one of these. */
const WORD = /^[aeioyàéèóú]$/iu
const AFTER_LETTER = /^(?:because|since|as|for|with|which|based|due|and|but|given|when|where|in|on|if|so|therefore|that|than)(?!\p{L})/iu
const CLOSERS = String.raw`[\s)\]}>*_$"'”’».:,;|–—-]|\\[)\]]`
/** A letter that is named to be denied: “B is wrong”, 选项A有误. */
const DENIED =
  /^[)\]}*_$"'.]*\s+(?:(?:is|was|would be|seems|looks|ist|wäre|est|es|è)\s+(?:\p{L}+ly\s+)?(?:wrong|incorrect|not|false|impossible|falsch|nicht|faux|fausse|incorrecta?|falsa?|sbagliata?)|(?:isn|wasn|can)['’]t)(?!\p{L})/iu
const JOINED_DENIED =
  /^[)\]}*_$"'.]*\s{0,3}(?:选项|選項|[项項])?\s{0,3}是?(?:错|錯|不对|不對|不正[确確]|有[误誤]|[误誤]|不成立|不符|不[选選])/u

/** A letter that is said to be right: 只有选项C是对的. */
const AFFIRMED =
  /(?<![A-Za-z0-9])(?:([A-Z])\s?[、,和与與及]\s?)?([A-Z])[)\]]?\s?(?:选项|選項|[项項])?\s?才?[是為为]?\s?(?:正[确確](?!吗|嗎|与|與)|[对對](?:的|(?=[。！，,.!\s]|$))|正解|最合[适適]|符合[题題]意|答案)/gu
/** As many signs may stand around the text of a choice. */
const AROUND = 60
const CLOSING = new RegExp(`^(?:${CLOSERS})+`, 'u')

/** Reads the choice that a text names: what it states last, else a letter alone in its last line, else the letter it opens with, else its text. */
export function readChoice(given: string, choices: readonly Choice[], markers: readonly string[]): ReadChoice {
  const text = foldWidth(given).normalize('NFC')
  const affirmed = lastAffirmed(text)
  const right = affirmed === undefined ? undefined : readAffirmed(affirmed, choices)
  for (const { index, rest } of findStatements(text, { markers, choosing: true })) {
    if (right !== undefined && affirmed!.index > index) return right
    const stated = readStatement(rest, choices)
    if (stated !== undefined) return stated
  }
  if (right !== undefined) return right
  return readLines(text, choices) ?? { unread: text === '' ? 'the answer is empty' : 'no choice is named' }
}

function lastAffirmed(text: string): RegExpExecArray | undefined {
  let last: RegExpExecArray | undefined
  for (const found of text.matchAll(AFFIRMED)) last = found
  return last
}

function readAffirmed([, other, letter]: RegExpExecArray, choices: readonly Choice[]): ReadChoice | undefined {
  if (!choices.some((choice) => choice.letter === letter)) return undefined
  return other === undefined ? { letter: letter! } : { unread: `several letters are named: ${other} and ${letter}` }
}

function readStatement(rest: string, choices: readonly Choice[]): ReadChoice | undefined {
  const start = skipFillers(rest)
  return readLetter(start, choices) ?? choiceByText(firstLine(unwrapStart(rest)), choices)
}

/** Reads a letter that stands alone at the beginning, and checks it against the text behind it. */
function readLetter(text: string, choices: readonly Choice[]): ReadChoice | undefined {
  const choice = leadingChoice(text, choices)
  if (choice === undefined) return undefined
  const rest = text.slice(choice.letter.length)
  const other = /^[^]*?\S/u.test(rest) ? alternative(rest, choices, choice) : undefined
  if (DENIED.test(rest) || JOINED_DENIED.test(rest)) return { unread: `${choice.letter} is named and denied` }
  if (other !== undefined) return { unread: `several letters are named: ${choice.letter} and ${other}` }
  return compareText(choice, firstLine(rest.replace(CLOSING, '')), choices)
}

/** The choice whose letter a text begins with, as a word of its own; a small letter only where a sentence or line ends after it. */
function leadingChoice(text: string, choices: readonly Choice[]): Choice | undefined {
  for (const choice of choices) {
    const given = text.slice(0, choice.letter.length)
    const small = given !== choice.letter
    if (given === '' || (small && given.toLowerCase() !== choice.letter.toLowerCase())) continue
    const rest = text.slice(given.length)
    if (
      /^(?:[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{N}\p{M}_]|['’]\p{L}|[.,:/-](?![\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}])[\p{L}\p{N}])/u.test(
        rest,
      )
    )
      continue
    if (!/[A-Za-z0-9]/u.test(choice.letter) && /^[\p{L}\p{M}]/u.test(rest)) continue
    const word = /^\s+(?=\p{L})(.*)/u.exec(rest)?.[1]
    if (word !== undefined && (small || WORD.test(given)) && !AFTER_LETTER.test(word)) continue
    return choice
  }
  return undefined
}

/** Another letter that stands beside the first, or beside its text: “B or C”, “B, C”, “B) Rome or C) Oslo”. */
function alternative(rest: string, choices: readonly Choice[], first: Choice): string | undefined {
  const line = firstLine(rest)
  const own = first.text
  const texts = own === undefined ? [] : line.slice(0, own.length + AROUND).matchAll(/\s(?:or|oder|ou|o|или)(?!\p{L})/giu)
  for (const { index } of texts) {
    if (comparable(line.slice(0, index).replace(CLOSING, '')) !== first.text) continue
    const start = unwrapStart(line.slice(index).replace(ALTERNATIVE, ''))
    const other = leadingChoice(start, choices)
    if (other !== undefined && other !== first) return other.letter
  }
  const [between] = ALTERNATIVE.exec(rest) ?? []
  if (between === undefined) return undefined
  const start = unwrapStart(rest.slice(between.length))
  const other = choices.find(({ letter }) => letter !== first.letter && start.startsWith(letter))
  if (other === undefined) return undefined
  const after = start.slice(other.letter.length)
  const listed = /^\s{0,5}[)\]}*_$"']{0,8}\s{0,5}(?:$|[.,;:!?\n]|(?:or|and|oder|und|ou|et|y)(?!\p{L}))/iu.test(after)
  return listed ? other.letter : undefined
}

/** A letter with a text behind it: the text must not be that of another choice. */
function compareText(choice: Choice, text: string, choices: readonly Choice[]): ReadChoice {
  const said = comparable(text)
  const differs = said !== '' && choice.text !== said && choices.some((other) => other.text === said)
  return differs ? { unread: 'letter and text differ' } : { letter: choice.letter }
}

/** The choice whose text is all of this one; undefined where there is none, or more than one. */
function choiceByText(text: string, choices: readonly Choice[]): ReadChoice | undefined {
  const said = comparable(text)
  const [found, ...others] = said === '' ? [] : choices.filter((choice) => choice.text === said)
  return found === undefined || others.length > 0 ? undefined : { letter: found.letter }
}

function readLines(text: string, choices: readonly Choice[]): ReadChoice | undefined {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const [first, last] = [lines[0], lines.at(-1)]
  if (first === undefined || last === undefined) return undefined
  const [firstAlone, lastAlone] = [aloneLetter(first, choices), aloneLetter(last, choices)]
  if (firstAlone !== undefined && lastAlone !== undefined && firstAlone !== lastAlone) {
    return { unread: `several letters are named: ${firstAlone} and ${lastAlone}` }
  }
  if (lastAlone !== undefined) return { letter: lastAlone }
  const openings = new Set(lines.flatMap((line) => openingLetter(line, choices) ?? []))
  const opening = openingLetter(first, choices)
  if (opening !== undefined && openings.size === 1) return readLetter(skipFillers(first), choices)
  return choiceByText(text, choices) ?? letterAndText(text, choices)
}

/** The letter of a line that has nothing else: `**C**`, “Option B.”. */
function aloneLetter(line: string, choices: readonly Choice[]): string | undefined {
  const start = skipFillers(line)
  const choice = leadingChoice(start, choices)
  if (choice === undefined) return undefined
  return start.slice(choice.letter.length).replace(CLOSING, '') === '' ? choice.letter : undefined
}

/** The letter of a line that opens with one as in a list: “B) …”, “(B) …”, “B. …”. */
function openingLetter(line: string, choices: readonly Choice[]): string | undefined {
  const start = skipFillers(line)
  const choice = leadingChoice(start, choices)
  if (choice === undefined) return undefined
  return /^(?:[*_"'”]*[)\].:,;}>–—-]|[*_$"'”]+|\s*$|\s+[–—-])/u.test(start.slice(choice.letter.length)) ? choice.letter : undefined
}

/** A letter and its own text without anything between: “C 12”. */
function letterAndText(text: string, choices: readonly Choice[]): ReadChoice | undefined {
  const said = comparable(text)
  const found = choices.filter((choice) => choice.text !== undefined && said === `${choice.letter.toLowerCase()} ${choice.text}`)
  return found.length === 1 ? { letter: found[0]!.letter } : undefined
}

function firstLine(text: string): string {
  const trimmed = text.trimStart()
  const end = trimmed.indexOf('\n')
  return end < 0 ? trimmed : trimmed.slice(0, end)
}
