import { type ReactNode, useState } from 'react'
import type { SuiteDocument } from '../../model/documents.ts'
import { fetchHeads } from '../data/heads.ts'
import type { ShownTable } from '../logic/board-view.ts'
import { useFormats, useMessages } from '../messages/language.tsx'
import { type RankReply, rankInWorker } from './rank-in-worker.ts'

/** Ranks with their intervals, computed from the rows of the shown runs when they are asked for. */
export function useRanks(suite: SuiteDocument, table: ShownTable, isOverview: boolean) {
  const messages = useMessages()
  const formats = useFormats()
  const [state, setState] = useState<{ readonly key: string; readonly reply?: RankReply; readonly isBusy: boolean }>()
  const key = JSON.stringify([table.columns.map(({ title }) => title), table.rows.map(({ label }) => label)])
  const current = state?.key === key ? state : undefined
  const ranked = current?.reply?.ranked
  const isPossible = isOverview && table.rows.length > 1

  async function compute() {
    setState({ key, isBusy: true })
    let reply: RankReply
    try {
      reply = await rankOf(suite, table)
    } catch (error) {
      reply = { why: (error as Error).message }
    }
    setState({ key, reply, isBusy: false })
  }

  const others = table.columns.flatMap(({ title, place }) => {
    const runs = table.rows.flatMap(({ cells }) => cells[place]?.runs ?? [])
    return suite.cards.some(({ id, rowStat, summary }) => runs.includes(id) && rowStat !== undefined && rowStat !== summary?.stat)
      ? [title]
      : []
  })

  const note: ReactNode = isPossible && (
    <p className="rank-note">
      {ranked === undefined && (
        <button type="button" className="quiet" disabled={current?.isBusy === true} onClick={() => void compute()}>
          {current?.isBusy === true ? messages.board.ranking : messages.board.computeRanks}
        </button>
      )}
      {current?.reply?.why !== undefined && (
        <span role="status">{messages.board.noRanks[current.reply.why as keyof typeof messages.board.noRanks] ?? current.reply.why}</span>
      )}
      {ranked !== undefined && (
        <span role="status">
          {messages.board.rankNote(ranked.length, formats.count(table.columns.length))}{' '}
          {others.length > 0 && messages.board.rankOther(formats.list(others))}
        </span>
      )}
    </p>
  )
  return {
    isShown: ranked !== undefined && ranked.length > 0,
    note,
    textOf(model: string) {
      const found = ranked?.find((one) => one.model === model)
      if (found === undefined) return '–'
      const [best, worst] = found.rankInterval
      return `${formats.count(found.rank)} (${formats.count(best)}–${formats.count(worst)})`
    },
  }
}

/** Fetches the rows of the shown runs and ranks their models. */
async function rankOf(suite: SuiteDocument, { columns, rows }: ShownTable): Promise<RankReply> {
  if (new Set(columns.map(({ direction }) => direction)).size > 1) return { why: 'directions' }
  if (new Set(rows.map(({ model }) => model)).size < rows.length) return { why: 'twice' }
  const tasks = await Promise.all(
    columns.map(async ({ title, place }) => ({
      task: title,
      models: await Promise.all(
        rows.flatMap(({ model, cells }) => {
          const card = suite.cards.find(({ id }) => id === cells[place]?.runs?.[0])
          return card?.summary === undefined
            ? []
            : [
                fetchHeads(card.id).then((heads) => ({
                  model,
                  heads,
                  stat: card.rowStat ?? card.summary!.stat,
                  split: card.summary!.split,
                })),
              ]
        }),
      ),
    })),
  )
  return rankInWorker({ tasks, direction: columns[0]?.direction ?? 'higher' })
}
