// Rows to measure with: deterministic multiple-choice questions, one JSON object a line.
import { createWriteStream } from 'node:fs'
import { once } from 'node:events'

const THINGS = ['lamp', 'river', 'engine', 'letter', 'garden', 'signal', 'bridge', 'window', 'copper', 'violin']

/** Row `number`: a question with four choices, the right one by the number. */
export function row(number) {
  const base = 17 + ((number * 7919) % 9973)
  const right = number % 4
  const choices = [0, 1, 2, 3].map((place) => String(base * 3 + (place - right) * 2))
  const thing = THINGS[number % THINGS.length]
  return {
    id: `row${number}`,
    question: `A box holds ${base} pieces of a ${thing}. Three such boxes hold how many pieces? (Case ${number})`,
    choices,
    answer: right,
  }
}

/** The prompt that both sides send for a row. */
export function promptOf({ question, choices }) {
  return `Question: ${question}\nA. ${choices[0]}\nB. ${choices[1]}\nC. ${choices[2]}\nD. ${choices[3]}\nAnswer:`
}

/** Writes the first `count` rows to a file. */
export async function writeRows(file, count) {
  const out = createWriteStream(file, { highWaterMark: 1 << 18 })
  for (let number = 0; number < count; number++) if (!out.write(`${JSON.stringify(row(number))}\n`)) await once(out, 'drain')
  out.end()
  await once(out, 'finish')
}
