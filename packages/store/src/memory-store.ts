import type { Answer, Instance, Json } from '@binnacle/core'
import type { FailedAttempt, RecordedChange, Tickets } from '@binnacle/core/run'
import type { AnnotationRow, JudgeRequestRow, RequestRow, RowFile, RunStore, ScoreRow } from './run-store.ts'

/** A store in memory, with all that was recorded open to view. */
export interface MemoryStore extends RunStore {
  readonly answers: Map<string, Answer>
  readonly failures: { readonly key: string; readonly attempts: readonly FailedAttempt[] }[]
  readonly changes: RecordedChange[]
  readonly annotationRows: { readonly key: string; readonly row: AnnotationRow }[]
  /** Called before each answer is recorded; may throw, as a full disk does. */
  beforeRecord: (key: string) => void
}

/** A file of rows in memory: rows are kept as texts, so that what is read is never the object that was written. */
export function memoryRows<Row>(): RowFile<Row> {
  const texts: string[] = []
  return {
    get count() {
      return texts.length
    },
    append: (row) => void texts.push(JSON.stringify(row)),
    textOf: (row) => JSON.stringify(row),
    rowOf: (text) => JSON.parse(text) as Row,
    appendText: (text) => void texts.push(text),
    *scan() {
      for (const text of texts) yield [JSON.parse(text) as Row]
    },
    *scanText() {
      if (texts.length > 0) yield texts
    },
    at: (place) => JSON.parse(texts[place]!) as Row,
    textAt: (place) => texts[place]!,
  }
}

/** Makes an empty store. */
export function createMemoryStore(): MemoryStore {
  const answers = new Map<string, Answer>()
  const failures: MemoryStore['failures'] = []
  const changes: RecordedChange[] = []
  const annotationRows: MemoryStore['annotationRows'] = []
  const store: MemoryStore = {
    answers,
    failures,
    changes,
    annotationRows,
    beforeRecord: () => {},
    instances: memoryRows<Instance>(),
    train: memoryRows(),
    requests: memoryRows<RequestRow>(),
    judgeRequests: memoryRows<JudgeRequestRow>(),
    scores: memoryRows<ScoreRow>(),
    ledger: {
      has: (key) => answers.has(key),
      read: (key) => answers.get(key),
      async record(key, answer) {
        store.beforeRecord(key)
        answers.set(key, answer)
      },
      recordFailure: (key, attempts) => void failures.push({ key, attempts }),
    },
    annotations: {
      get: (key) => annotationRows.findLast((one) => one.key === key)?.row.value,
      put: (key, row) => void annotationRows.push({ key, row }),
    },
    spill: <Row extends Json>() => memoryRows<Row>(),
    keySet() {
      const keys = new Set<string>()
      return {
        add(key) {
          const isNew = !keys.has(key)
          keys.add(key)
          return isNew
        },
      }
    },
    change: (change) => void changes.push(change),
    tickets: memoryTickets(),
  }
  return store
}

function memoryTickets(): Tickets {
  const open = new Map<string, Json>()
  return {
    list: () => [...open].map(([id, ticket]) => ({ id, ticket })),
    put: (id, ticket) => void open.set(id, ticket),
    remove: (id) => void open.delete(id),
  }
}
