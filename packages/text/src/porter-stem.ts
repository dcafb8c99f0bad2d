/** Words that NLTK stems by hand. */
const IRREGULAR = new Map([
  ['sky', 'sky'],
  ['skies', 'sky'],
  ['dying', 'die'],
  ['lying', 'lie'],
  ['tying', 'tie'],
  ['news', 'news'],
  ['innings', 'inning'],
  ['inning', 'inning'],
  ['outings', 'outing'],
  ['outing', 'outing'],
  ['cannings', 'canning'],
  ['canning', 'canning'],
  ['howe', 'howe'],
  ['proceed', 'proceed'],
  ['exceed', 'exceed'],
  ['succeed', 'succeed'],
])

type Rule = readonly [suffix: string, replacement: string, holds?: (stem: string) => boolean]

const STEP_1A: readonly Rule[] = [
  ['sses', 'ss'],
  ['ies', 'i'],
  ['ss', 'ss'],
  ['s', ''],
]

const STEP_2: readonly Rule[] = [
  ['ational', 'ate', isLong],
  ['tional', 'tion', isLong],
  ['enci', 'ence', isLong],
  ['anci', 'ance', isLong],
  ['izer', 'ize', isLong],
  ['bli', 'ble', isLong],
  ['alli', 'al', isLong],
  ['entli', 'ent', isLong],
  ['eli', 'e', isLong],
  ['ousli', 'ous', isLong],
  ['ization', 'ize', isLong],
  ['ation', 'ate', isLong],
  ['ator', 'ate', isLong],
  ['alism', 'al', isLong],
  ['iveness', 'ive', isLong],
  ['fulness', 'ful', isLong],
  ['ousness', 'ous', isLong],
  ['aliti', 'al', isLong],
  ['iviti', 'ive', isLong],
  ['biliti', 'ble', isLong],
  ['fulli', 'ful', isLong],
  // The measure is taken of all before the last three letters.
  ['logi', 'log', (stem) => isLong(`${stem}l`)],
]

const STEP_3: readonly Rule[] = [
  ['icate', 'ic', isLong],
  ['ative', '', isLong],
  ['alize', 'al', isLong],
  ['iciti', 'ic', isLong],
  ['ical', 'ic', isLong],
  ['ful', '', isLong],
  ['ness', '', isLong],
]

const STEP_4: readonly Rule[] = [
  ...['al', 'ance', 'ence', 'er', 'ic', 'able', 'ible', 'ant', 'ement', 'ment', 'ent'].map((suffix): Rule => [suffix, '', isLonger]),
  ['ion', '', (stem) => isLonger(stem) && /[st]$/.test(stem)],
  ...['ou', 'ism', 'ate', 'iti', 'ous', 'ive', 'ize'].map((suffix): Rule => [suffix, '', isLonger]),
]

/** The stem of a word by Porter's algorithm with NLTK's extensions, which rouge-score uses. */
export function porterStem(word: string): string {
  const plain = word.toLowerCase()
  const irregular = IRREGULAR.get(plain)
  if (irregular !== undefined) return irregular
  if (plain.length <= 2) return plain
  return [step1a, step1b, step1c, step2, step3, step4, step5a, step5b].reduce((stem, step) => step(stem), plain)
}

function step1a(word: string): string {
  return word.endsWith('ies') && word.length === 4 ? word.slice(0, -1) : applyFirst(STEP_1A, word)
}

function step1b(word: string): string {
  if (word.endsWith('ied')) return word.slice(0, word.length === 4 ? -1 : -2)
  if (word.endsWith('eed')) return isLong(word.slice(0, -3)) ? word.slice(0, -1) : word
  const suffix = ['ed', 'ing'].find((one) => word.endsWith(one) && hasVowel(word.slice(0, -one.length)))
  if (suffix === undefined) return word
  const stem = word.slice(0, -suffix.length)
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`
  const last = stem.at(-1)!
  if (last === stem.at(-2) && isConsonant(stem, stem.length - 1)) return 'lsz'.includes(last) ? stem : stem.slice(0, -1)
  return measure(stem) === 1 && endsConsonantVowelConsonant(stem) ? `${stem}e` : stem
}

function step1c(word: string): string {
  return word.endsWith('y') && word.length > 2 && isConsonant(word, word.length - 2) ? `${word.slice(0, -1)}i` : word
}

function step2(word: string): string {
  return word.endsWith('alli') && isLong(word.slice(0, -4)) ? step2(word.slice(0, -2)) : applyFirst(STEP_2, word)
}

function step3(word: string): string {
  return applyFirst(STEP_3, word)
}

function step4(word: string): string {
  return applyFirst(STEP_4, word)
}

function step5a(word: string): string {
  if (!word.endsWith('e')) return word
  const stem = word.slice(0, -1)
  return isLonger(stem) || (measure(stem) === 1 && !endsConsonantVowelConsonant(stem)) ? stem : word
}

function step5b(word: string): string {
  return word.endsWith('ll') && isLonger(word.slice(0, -1)) ? word.slice(0, -1) : word
}

/** The first rule whose suffix a word has is the only one that counts. */
function applyFirst(rules: readonly Rule[], word: string): string {
  const rule = rules.find(([suffix]) => word.endsWith(suffix))
  if (rule === undefined) return word
  const [suffix, replacement, holds] = rule
  const stem = word.slice(0, word.length - suffix.length)
  return holds === undefined || holds(stem) ? stem + replacement : word
}

function isConsonant(word: string, index: number): boolean {
  const letter = word[index]!
  if ('aeiou'.includes(letter)) return false
  return letter !== 'y' || index === 0 || !isConsonant(word, index - 1)
}

/** For each letter whether it is a consonant; a `y` is one at the front and after a vowel. */
function consonants(word: string): boolean[] {
  const flags: boolean[] = []
  for (const [index, letter] of [...word].entries()) {
    flags.push(letter === 'y' ? index === 0 || !flags[index - 1]! : !'aeiou'.includes(letter))
  }
  return flags
}

/** Porter's measure: how often a vowel is followed by a consonant. */
function measure(stem: string): number {
  const flags = consonants(stem)
  return flags.filter((isOne, index) => isOne && index > 0 && !flags[index - 1]!).length
}

function isLong(stem: string): boolean {
  return measure(stem) > 0
}

function isLonger(stem: string): boolean {
  return measure(stem) > 1
}

function hasVowel(stem: string): boolean {
  return consonants(stem).includes(false)
}

function endsConsonantVowelConsonant(word: string): boolean {
  const flags = consonants(word)
  const length = flags.length
  if (length === 2) return !flags[0]! && flags[1]!
  return length >= 3 && flags[length - 3]! && !flags[length - 2]! && flags[length - 1]! && !/[wxy]$/.test(word)
}
