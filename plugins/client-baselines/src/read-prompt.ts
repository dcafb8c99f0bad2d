/** A choice of a lettered question: the letter or number in front of it, and its text. */
export interface Choice {
  readonly label: string
  readonly text: string
}

/** What a baseline makes of a prompt. */
export interface PromptReading {
  /** The choices of the question that is asked; none where it wants free text. */
  readonly choices: readonly Choice[]
  /** The answers of the shots, in order: labels for lettered questions, else texts. */
  readonly shotAnswers: readonly string[]
  /** The question that is asked, without the noun in front of it and the words that call for the answer. */
  readonly question: string
}

interface Block {
  readonly choices: { label: string; lines: string[] }[]
  answer?: string
}

/** Marks of a conversation that some models want in the prompt itself. */
const TURN_MARK = /<\|[a-z_]+\|>/gu

const LINE_BREAK = /\r?\n|<br\s*\/?>/u

/** `A. text`, `A) text`, `(A) text`, `[A] text`, `A: text`, also with numbers and full-width signs. */
const CHOICE_LINE =
  /^\s*(?:[([]([A-Za-z]|\d{1,2})[)\]](?:\s+|$)|([A-Za-z]|\d{1,2})[.):](?:\s+|$)|[（【]?([A-Za-z]|\d{1,2})[）】．、：])\s*(.*)$/u

/** A line that ends with a label: `Answer: B`, `答案：B`, `The answer is (B).` */
const ANSWER_LINE = /(?:^|[:：]|\bis)\s*[([（]?([A-Za-z]|\d{1,2})[)\]）]?[.。]?\s*$/u

const CALL_END = /[:：]\s*$/u

/** Labels with which a list of choices may begin. */
const FIRST_LABELS: readonly string[] = ['A', 'a', '1']

/** Reads a prompt as the adapters write it: blocks of shots, then the asked one, each with or without lettered choices. */
export function readPrompt(prompt: string): PromptReading {
  const lines = prompt.replaceAll(TURN_MARK, '').split(LINE_BREAK)
  const blocks = readBlocks(lines)
  const asked = blocks.at(-1)
  if (asked !== undefined && asked.answer === undefined) {
    const labels = asked.choices.map(({ label }) => label)
    return {
      choices: choicesOf(asked),
      shotAnswers: blocks.flatMap(({ answer }) => (answer !== undefined && labels.includes(answer) ? [answer] : [])),
      question: '',
    }
  }
  return readFreeText(lines)
}

/** Finds the lists of choices: labels that follow one another, at least two, up to the line with the answer. */
function readBlocks(lines: readonly string[]): readonly Block[] {
  const blocks: Block[] = []
  let open: Block | undefined
  const close = () => {
    if (open !== undefined && open.choices.length > 1) blocks.push(open)
    open = undefined
  }
  for (const line of lines) {
    const match = CHOICE_LINE.exec(line)
    const label = match?.[1] ?? match?.[2] ?? match?.[3]
    const text = match?.[4] ?? ''
    const last = open?.choices.at(-1)
    if (last !== undefined && label !== undefined && label === labelAfter(last.label)) {
      open!.choices.push({ label, lines: [text] })
      continue
    }
    const answer = open === undefined || open.choices.length < 2 ? undefined : ANSWER_LINE.exec(line)?.[1]
    if (answer !== undefined && open!.choices.some((choice) => choice.label === answer)) {
      open!.answer = answer
      close()
    } else if (label !== undefined && FIRST_LABELS.includes(label)) {
      close()
      open = { choices: [{ label, lines: [text] }] }
    } else {
      last?.lines.push(line)
    }
  }
  close()
  return blocks
}

function labelAfter(label: string): string {
  return /\d/.test(label) ? String(Number(label) + 1) : String.fromCodePoint(label.codePointAt(0)! + 1)
}

/** Where a choice ends is plain but for the last one: with the line if the others have one each, else at a blank line or a call. */
function choicesOf({ choices }: Block): readonly Choice[] {
  const last = choices.at(-1)
  const oneLine = choices.every((choice) => choice === last || choice.lines.length === 1)
  return choices.map((choice) => {
    const { label, lines } = choice
    const end = choice === last ? lines.findIndex((line, place) => place > 0 && (oneLine || line.trim() === '' || CALL_END.test(line))) : -1
    return {
      label,
      text: lines
        .slice(0, end < 0 ? lines.length : end)
        .join('\n')
        .trim(),
    }
  })
}

/** Shots of free text are known by the words that call for the answer, which stand at the end of the prompt too. */
function readFreeText(lines: readonly string[]): PromptReading {
  const end = lines.findLastIndex((line) => line.trim() !== '')
  const call = end >= 0 && CALL_END.test(lines[end]!) ? lines[end]!.trim() : undefined
  if (call === undefined) return { choices: [], shotAnswers: [], question: lines.join('\n').trim() }
  const shotAnswers: string[] = []
  let start = 0
  for (let place = 0; place < end; place++) {
    const line = lines[place]!.trimStart()
    if (!line.startsWith(call)) continue
    const rest = line.slice(call.length).trim()
    const answer = rest === '' ? lines[++place]!.trim() : rest
    if (answer !== '') shotAnswers.push(answer)
    start = place + 1
  }
  return { choices: [], shotAnswers, question: withoutNoun(lines.slice(start, end).join('\n').trim()) }
}

/** `Q: How many …` becomes `How many …`. */
function withoutNoun(question: string): string {
  return question.replace(/^[^\s:：]{1,20}[:：]\s*/u, '')
}
