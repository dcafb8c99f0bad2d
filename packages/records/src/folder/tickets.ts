import { existsSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Json } from '@binnacle/core'
import type { Tickets } from '@binnacle/core/run'
import { toJson } from '../files/record-json.ts'
import { appendLine, mendEnd, readObjects } from '../files/report-lines.ts'
import { FORMAT, reportRules } from './format.ts'

interface TicketRow {
  readonly id: string
  readonly ticket?: Json
}

/**
 * The tickets of a run in `tickets.jsonl`: what an executor submitted and has not collected. Each is with the operating system when `put`
 * returns, so that a killed process does not pay for the same batch twice. The file is no part of the finished record.
 */
export function openTickets(folder: string): Tickets & { close(): void } {
  const file = join(folder, 'tickets.jsonl')
  const open = new Map<string, Json>()
  for (const { row } of readObjects<TicketRow>(file, { rules: reportRules(FORMAT) })) {
    if (row.ticket === undefined) open.delete(row.id)
    else open.set(row.id, row.ticket)
  }
  if (existsSync(file)) mendEnd(file, reportRules(FORMAT))
  return {
    list: () => [...open].map(([id, ticket]) => ({ id, ticket })),
    put(id, ticket) {
      open.set(id, ticket)
      appendLine(file, toJson({ id, ticket }))
    },
    remove(id) {
      if (open.delete(id)) appendLine(file, toJson({ id }))
    },
    close() {
      if (open.size === 0) rmSync(file, { force: true })
    },
  }
}
