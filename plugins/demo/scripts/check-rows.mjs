// Checks the demo rows, the mirror built from them and the baseline texts: `node scripts/check-rows.mjs`.
// Prints a summary, names every fault and exits with 1 if there is one.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isDeepStrictEqual } from 'node:util'
import { buildMirror, filesBelow } from './build-mirror.mjs'

const root = fileURLToPath(new URL('..', import.meta.url))
const texts = join(root, '../client-baselines/assets')
const letters = ['A', 'B', 'C', 'D']

const faults = []
const expect = (isRight, place, message) => isRight || faults.push(`${place}: ${message}`)
const isDistinct = (values) => new Set(values.map((value) => value.trim().toLowerCase())).size === values.length
const isText = (value) => typeof value === 'string' && value !== '' && value.trim() === value

const read = (path) => {
  const text = readFileSync(join(root, 'rows', path), 'utf8')
  expect(
    text.endsWith('\n') && !text.includes('\r') && !text.startsWith('\ufeff'),
    path,
    'wants LF line ends, no BOM, and an end of line at the end',
  )
  return text
}
const readLines = (path) => read(path).trimEnd().split('\n').map(JSON.parse)
const readCsv = (path) => {
  const table = [[]]
  const cell = /(?:"((?:[^"]|"")*)"|([^",\n]*))([,\n])/gy
  const text = read(path)
  while (cell.lastIndex < text.length) {
    const match = cell.exec(text)
    if (match === null) throw new Error(`${path} is not CSV`)
    table.at(-1).push(match[1]?.replaceAll('""', '"') ?? match[2])
    if (match[3] === '\n') table.push([])
  }
  return table.slice(0, -1)
}

const questions = new Map() // question -> where it stands
const answers = []
function note(place, question, answer) {
  expect(isText(question), place, 'the question is empty or has blanks around it')
  expect(!questions.has(question), place, `has the question of ${questions.get(question)}`)
  questions.set(question, place)
  if (answer !== undefined) answers.push([place, answer])
}

function checkChoice(place, question, options, letter) {
  const isKnown = letters.includes(letter)
  expect(isKnown, place, `the letter is ${letter}`)
  expect(options.length === 4 && options.every(isText), place, 'wants four options without blanks around them')
  expect(isDistinct(options), place, 'two options are the same')
  note(place, question, isKnown ? options[letters.indexOf(letter)] : undefined)
}

function checkBalance(place, given, names) {
  const counts = names.map((name) => given.filter((value) => value === name).length)
  const longestRun = given
    .join(' ')
    .match(/(\S+)(?: \1)*(?= |$)/g)
    .reduce((most, run) => Math.max(most, run.split(' ').length), 0)
  expect(Math.max(...counts) - Math.min(...counts) <= 1, place, `the answers are not balanced: ${counts}`)
  expect(longestRun <= 3, place, `${longestRun} answers in a row are the same`)
  return names.map((name, index) => `${name} ${counts[index]}`).join(', ')
}

const summary = []
const report = (place, count, wanted, detail = '') => {
  expect(count === wanted, place, `has ${count} rows, not ${wanted}`)
  summary.push(`${place.padEnd(46)} ${String(count).padStart(3)} rows  ${detail}`)
}

// MMLU
for (const [split, wanted] of [
  ['dev', 5],
  ['val', 8],
  ['test', 32],
]) {
  const path = `mmlu/${split}/general_knowledge_${split}.csv`
  const table = readCsv(path)
  for (const [index, [question, ...rest]] of table.entries()) {
    expect(rest.length === 5, `${path}:${index + 1}`, `has ${rest.length + 1} columns`)
    checkChoice(`${path}:${index + 1}`, question, rest.slice(0, 4), rest[4])
  }
  const given = table.map((row) => row.at(-1))
  report(path, table.length, wanted, checkBalance(path, given, letters))
}

// CMMLU
for (const [split, wanted] of [
  ['dev', 5],
  ['test', 30],
]) {
  const path = `cmmlu/${split}/daily_life.csv`
  const [header, ...table] = readCsv(path)
  expect(header.join() === ',Question,A,B,C,D,Answer', path, `the header is ${header}`)
  for (const [index, [number, question, ...rest]] of table.entries()) {
    const place = `${path}:${index + 2}`
    expect(number === String(index) && rest.length === 5, place, 'wants an index from 0 and seven columns')
    expect(/\p{Script=Han}/u.test(question), place, 'the question is not Chinese')
    checkChoice(place, question, rest.slice(0, 4), rest[4])
  }
  const given = table.map((row) => row.at(-1))
  report(path, table.length, wanted, checkBalance(path, given, letters))
}

// GSM8K
const product = (term) =>
  term.split(/(?=[*/])/).reduce((value, factor) => {
    if (factor[0] === '*') return value * Number(factor.slice(1))
    if (factor[0] === '/') return value / Number(factor.slice(1))
    return Number(factor)
  }, 0)
const evaluate = (expression) =>
  expression
    .split(/(?=[+-])/)
    .map(product)
    .reduce((sum, term) => sum + term, 0)
const isNear = (a, b) => Math.abs(a - b) < 1e-9

for (const [split, wanted] of [
  ['train', 10],
  ['test', 30],
]) {
  const path = `gsm/${split}.jsonl`
  const rows = readLines(path)
  let marks = 0
  for (const [index, row] of rows.entries()) {
    const place = `${path}:${index + 1}`
    expect(Object.keys(row).join() === 'question,answer', place, `has the keys ${Object.keys(row)}`)
    note(place, row.question)
    const lines = row.answer.split('\n')
    const last = lines.pop()
    let result
    for (const line of lines) {
      const calculations = [...line.matchAll(/<<([\d.+*/-]+)=(\d+(?:\.\d+)?)>>(\d+(?:\.\d+)?)/g)]
      expect(calculations.length > 0 && calculations.length === line.split('<<').length - 1, place, `a line without a sound mark: ${line}`)
      for (const [, expression, value, shown] of calculations) {
        result = Number(value)
        expect(isNear(evaluate(expression), result), place, `${expression} is ${evaluate(expression)}, not ${value}`)
        expect(value === shown, place, `the mark gives ${value} and the text ${shown}`)
        marks++
      }
      const plain = line.replaceAll(/<<.*?>>/g, '').replaceAll('$', '')
      for (const [, expression, value] of plain.matchAll(/([\d.]+(?:[+*/-][\d.]+)+)=(\d+(?:\.\d+)?)/g)) {
        expect(isNear(evaluate(expression), Number(value)), place, `the text says ${expression}=${value}`)
        expect(line.includes(`<<${expression}=${value}>>`), place, `the text says ${expression}, the mark something else`)
      }
    }
    expect(/^#### \d+$/.test(last), place, `the last line is ${last}`)
    expect(Number(last.slice(5)) === result, place, `ends with ${last}, the last calculation with ${result}`)
  }
  report(path, rows.length, wanted, `${marks} calculations`)
}

// BBQ
const groupOf = (row, slot) => row.answer_info[slot][1]
{
  const path = 'bbq/Age.jsonl'
  const rows = readLines(path)
  const keys =
    'example_id,question_index,question_polarity,context_condition,category,answer_info,additional_metadata,context,question,ans0,ans1,ans2,label'
  const slots = ['ans0', 'ans1', 'ans2']
  for (const [index, row] of rows.entries()) {
    const place = `${path}:${index + 1}`
    expect(Object.keys(row).join() === keys, place, `has the keys ${Object.keys(row)}`)
    expect(row.example_id === index, place, `example_id is ${row.example_id}`)
    expect(typeof row.question_index === 'string' && row.category === 'Age', place, 'wants a question_index as text and the category Age')
    expect(['neg', 'nonneg'].includes(row.question_polarity), place, `question_polarity is ${row.question_polarity}`)
    expect(['ambig', 'disambig'].includes(row.context_condition), place, `context_condition is ${row.context_condition}`)
    expect(isText(row.context) && isText(row.question) && row.question.endsWith('?'), place, 'context or question is not sound')
    const { subcategory, stereotyped_groups: stereotyped, version, source, ...more } = row.additional_metadata
    expect([subcategory, version, source].every(isText) && Object.keys(more).length === 0, place, 'additional_metadata is not sound')
    expect(['old', 'nonOld'].includes(stereotyped[0]) && stereotyped.length === 1, place, `stereotyped_groups is ${stereotyped}`)
    const groups = slots.map((slot) => groupOf(row, slot))
    expect(groups.toSorted().join() === 'nonOld,old,unknown', place, `the groups of the answers are ${groups}`)
    for (const slot of slots) {
      const [name, group] = row.answer_info[slot]
      expect(row[slot] === (group === 'unknown' ? name : `The ${name}`), place, `${slot} is ${row[slot]}, its answer_info ${name}`)
      expect(group === 'unknown' || row.context.includes(name), place, `the context does not speak of ${name}`)
    }
    expect([0, 1, 2].includes(row.label), place, `label is ${row.label}`)
    const isUnknown = groupOf(row, `ans${row.label}`) === 'unknown'
    expect(isUnknown === (row.context_condition === 'ambig'), place, 'the label does not fit the condition')
  }

  const situations = new Set(rows.map((row) => row.question_index))
  let confirming = 0
  for (const index of situations) {
    const group = rows.filter((row) => row.question_index === index)
    const place = `${path}, question_index ${index}`
    const pick = (polarity, condition) => group.find((row) => row.question_polarity === polarity && row.context_condition === condition)
    const [a, b, c, d] = [pick('neg', 'ambig'), pick('neg', 'disambig'), pick('nonneg', 'ambig'), pick('nonneg', 'disambig')]
    if (group.length !== 4 || ![a, b, c, d].every(Boolean)) {
      faults.push(`${place}: wants one row of each polarity and condition`)
      continue
    }
    expect(a.question === b.question && c.question === d.question && a.question !== c.question, place, 'wants two questions')
    expect(a.context === c.context && b.context === d.context && b.context.startsWith(`${a.context} `), place, 'the contexts do not fit')
    expect(b.label !== d.label, place, 'the same person is right for both questions')
    expect(isDeepStrictEqual(a.answer_info, b.answer_info) && isDeepStrictEqual(a.answer_info, d.answer_info), place, 'the answers differ')
    if (b.additional_metadata.stereotyped_groups.includes(groupOf(b, `ans${b.label}`))) confirming++
    note(`${place}, neg`, a.question)
    note(`${place}, nonneg`, c.question)
  }
  expect(situations.size === 10, path, `has ${situations.size} situations`)
  expect(confirming === situations.size / 2, path, `${confirming} situations confirm the stereotype`)
  const labels = rows.map((row) => row.label)
  const counts = [0, 1, 2].map((label) => labels.filter((value) => value === label).length)
  expect(Math.max(...counts) - Math.min(...counts) <= 2, path, `the labels are not balanced: ${counts}`)
  report(path, rows.length, 40, `labels ${counts.join('/')}, ${confirming} of ${situations.size} situations confirm the stereotype`)
}

// MedQA
for (const [split, wanted] of [
  ['train', 6],
  ['dev', 4],
  ['test', 30],
]) {
  const path = `med_qa/phrases_no_exclude_${split}.jsonl`
  const rows = readLines(path)
  for (const [index, row] of rows.entries()) {
    const place = `${path}:${index + 1}`
    const keys = Object.keys(row).join()
    expect(keys === 'question,answer,options,meta_info,answer_idx,metamap_phrases', place, `has the keys ${keys}`)
    expect(Object.keys(row.options).join('') === 'ABCD', place, 'wants the options A to D')
    expect(row.options[row.answer_idx] === row.answer, place, 'answer and answer_idx differ')
    expect(['step1', 'step2&3'].includes(row.meta_info), place, `meta_info is ${row.meta_info}`)
    expect(row.metamap_phrases.length > 0 && row.metamap_phrases.every(isText), place, 'metamap_phrases is not sound')
    checkChoice(place, row.question, Object.values(row.options), row.answer_idx)
  }
  const given = rows.map((row) => row.answer_idx)
  report(path, rows.length, wanted, checkBalance(path, given, letters))
}

// The mirror
{
  const built = buildMirror()
  const folder = join(root, 'mirror')
  const found = existsSync(folder) ? filesBelow(folder) : []
  expect(found.join() === [...built.keys()].toSorted().join(), 'mirror', 'has not the files that build-mirror.mjs writes; run it')
  for (const [path, content] of built) {
    const isSame = found.includes(path) && content.equals(readFileSync(join(folder, path)))
    expect(isSame, `mirror/${path}`, 'is not what build-mirror.mjs writes; run it')
  }
  summary.push(`${'mirror'.padEnd(46)} ${String(built.size).padStart(3)} files`)
}

// The texts of the baselines must not give the questions or the answers away
const wordsOf = (text) => text.toLowerCase().match(/\p{Script=Han}|[\p{L}\p{N}]+/gu) ?? []
if (existsSync(texts)) {
  for (const [name, isOurs, run, least] of [
    ['text-en.txt', (text) => !/\p{Script=Han}/u.test(text), 6, 2],
    ['text-zh.txt', (text) => /\p{Script=Han}/u.test(text), 8, 4],
  ]) {
    const text = readFileSync(join(texts, name), 'utf8')
    const flat = ` ${wordsOf(text).join(' ')} `
    for (const [question, place] of questions) {
      const words = wordsOf(question)
      if (!isOurs(question)) continue
      for (let start = 0; start + Math.min(run, words.length) <= words.length; start++) {
        const part = words.slice(start, start + run).join(' ')
        expect(!flat.includes(` ${part} `), name, `has "${part}" of ${place}`)
      }
    }
    for (const [place, answer] of answers) {
      const words = wordsOf(answer)
      if (isOurs(answer) && words.length >= least && /[^\d\s]{2}/.test(answer)) {
        expect(!flat.includes(` ${words.join(' ')} `), name, `has the answer "${answer}" of ${place}`)
      }
    }
    const paragraphs = text.split('\n').filter((line) => line.length > 60)
    expect(new Set(paragraphs).size === paragraphs.length, name, 'has a paragraph twice')
    summary.push(`${name.padEnd(46)} ${String(Buffer.byteLength(text)).padStart(5)} bytes`)
  }
}

console.log(summary.join('\n'))
for (const fault of faults) console.error(`FAULT ${fault}`)
console.log(faults.length === 0 ? 'All rows are sound.' : `${faults.length} faults.`)
process.exitCode = faults.length === 0 ? 0 : 1
