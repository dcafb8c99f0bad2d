import { afterBrackets, splitOutside } from './source-scan.ts'

/**
 * The texts that an expression of a source may give, with ‹names› for values and [brackets] for what may be left out.
 * @param place which code of the expression `code` the text is for: of a choice by the same condition, only that side counts
 */
export function formsOf(expression: string, place: number, code: string): readonly string[] {
  const choice = choiceOf(expression)
  if (choice === undefined) return [formOf(expression)].filter((form) => form !== '')
  const sides = choice.slice(1)
  if (choiceOf(code)?.[0] === choice[0]) return formsOf(sides[place]!, place, code)
  return sides.flatMap((side) => formsOf(side, place, code))
}

/** Condition and sides of `condition ? one : other`. */
function choiceOf(expression: string): readonly [condition: string, one: string, other: string] | undefined {
  const [condition, ...rest] = splitOutside(expression, /\s\?\s|^\?(?=\s)/)
  if (rest.length === 0) return undefined
  const after = expression.slice(expression.indexOf(condition!) + condition!.length).replace(/^\s*\?\s*/, '')
  const [one, ...others] = splitOutside(after, /\s:\s|^:(?=\s)/)
  if (others.length === 0) return undefined
  return [condition!, one!, after.slice(after.indexOf(one!) + one!.length).replace(/^\s*:\s*/, '')]
}

function formOf(expression: string): string {
  const text = expression.trim()
  if (/^'[\s\S]*'$/.test(text) || /^"[\s\S]*"$/.test(text)) return text.slice(1, -1).replaceAll(/\\(.)/g, '$1')
  if (/^`[\s\S]*`$/.test(text)) return templateOf(text.slice(1, -1))
  return valueOf(text)
}

function templateOf(text: string): string {
  let form = ''
  let place = 0
  while (place < text.length) {
    if (text[place] === '\\') {
      form += text[place + 1]
      place += 2
    } else if (text.startsWith('${', place)) {
      const end = afterBrackets(text, place + 1)
      form += insertOf(text.slice(place + 2, end - 1))
      place = end
    } else form += text[place++]
  }
  return form
}

/** What stands for an expression inside a template. */
function insertOf(expression: string): string {
  if (expression.startsWith('didYouMean(')) return '[ Did you mean “…”?]'
  if (expression.startsWith('quote(')) return '[: ‹what the server said›]'
  if (expression.startsWith('forModel(')) return '[ for ‹model›]'
  if (expression.includes('cause instanceof Error')) return '‹cause›'
  const choice = choiceOf(expression)
  if (choice === undefined) return formOf(expression)
  const [one, other] = [choice[1], choice[2]].map(insertOf)
  if (one === '' || other === '') return `[${one}${other}]`.replace(/^\[(\[.*\])\]$/, '$1')
  return one === other ? one! : `(${one} or ${other})`
}

/** A name for a value: the constant of hints, else the last word that says what it is. */
function valueOf(expression: string): string {
  if (expression === 'hint') return '(depends on the case)'
  if (expression === 'INIT_HINT') return 'Make a config with `npx binnacle init`.'
  const inner = /^(?:errorText|String|JSON\.stringify|redactProxy)\(([\s\S]*)\)$/.exec(expression)?.[1] ?? expression
  const words = inner.replaceAll(/\.(?:join|map|slice|toFixed)\([\s\S]*$/g, '').match(/[A-Za-z]\w*/g) ?? []
  return `‹${(words.at(-1) ?? 'value').replaceAll(/[A-Z](?=[a-z])/g, (letter) => ` ${letter.toLowerCase()}`).trim()}›`
}
