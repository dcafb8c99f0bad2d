import type { RunEvent } from '@binnacle/core/run'
import type { Terminal } from '../terminal.ts'

/** Milliseconds between status lines on a terminal, and between lines elsewhere. */
const REDRAW = 100
const LINE_EVERY = 10_000

/** Shows how runs go on: one line on a terminal, a line every ten seconds elsewhere. */
export interface Progress {
  event(event: RunEvent): void
  /** Which run of how many. */
  begin(run: number, of: number): void
  end(): void
}

/** Makes the progress of a session. */
export function createProgress(terminal: Terminal): Progress {
  let [run, of] = [0, 0]
  let name = ''
  let [total, done, recorded, failed] = [0, 0, 0, 0]
  let started = 0
  let waiting: string | undefined
  let timer: NodeJS.Timeout | undefined
  let lastLine = performance.now()
  const faults = new Map<string, { count: number; readonly first: Extract<RunEvent, { type: 'failed' }> }>()

  /** What is known, the name last: on a narrow terminal it is the name that is cut. */
  function status(): string {
    return `[${run}/${of}] ${facts()} · ${name}`
  }

  function facts(): string {
    const seconds = (performance.now() - started) / 1000
    const asked = done - recorded
    const rate = seconds > 0 ? asked / seconds : 0
    const left = total > done && rate > 0 ? ` · ${duration((total - done) / rate)} left` : ''
    const parts = [`${done}${total > 0 ? `/${total}` : ''} answers`, `${rate < 10 ? rate.toFixed(1) : Math.round(rate)}/s`]
    if (recorded > 0) parts.push(`${recorded} recorded before`)
    parts.push(`${failed} ${failed === 1 ? 'error' : 'errors'}`)
    return `${parts.join(' · ')}${waiting === undefined ? left : ` · ${waiting}`}`
  }

  function show(): void {
    if (total === 0) return
    if (terminal.isInteractive) terminal.status(status())
    else if (performance.now() - lastLine >= LINE_EVERY) {
      lastLine = performance.now()
      terminal.line(`[${run}/${of}] ${name} · ${facts()}`)
    }
  }

  /** A terminal that is gone does not end the run: whatever is to be said in the end fails where it is said. */
  function showUnlessBroken(): void {
    try {
      show()
    } catch {
      clearInterval(timer)
    }
  }

  /** What failed, each kind once with its first case: all tries stand in the record. */
  function tellFaults(): void {
    terminal.clearStatus()
    for (const { count, first } of faults.values()) {
      terminal.warn(faultText(first, `${count} ${count === 1 ? 'request' : 'requests'} failed${count === 1 ? '' : ', the first'}: `))
    }
  }

  return {
    begin(nextRun, count) {
      ;[run, of] = [nextRun, count]
      timer ??= setInterval(showUnlessBroken, REDRAW).unref()
    },
    event(event) {
      if (event.type === 'runStarted') {
        name = event.run
        faults.clear()
        ;[total, done, recorded, failed, started, waiting] = [0, 0, 0, 0, performance.now(), undefined]
        if (terminal.isInteractive) terminal.status(`[${run}/${of}] ${name} · reading data`)
      } else if (event.type === 'planned') [total, started] = [event.requests, performance.now()]
      else if (event.type === 'answered') {
        done++
        waiting = undefined
        if (event.fromRecord) recorded++
      } else if (event.type === 'retrying') waiting = `waiting ${(event.waitMs / 1000).toFixed(0)} s: ${event.code}`
      else if (event.type === 'failed') {
        done++
        failed++
        const fault = faults.get(event.code)
        if (fault === undefined) faults.set(event.code, { count: 1, first: event })
        else fault.count++
      } else if (event.type === 'fault') terminal.warn(faultText(event))
      else if (event.type === 'note') terminal.note(`${event.run === undefined ? '' : `${event.run}: `}${event.message}`)
      else if (event.type === 'runFinished') tellFaults()
    },
    end() {
      clearInterval(timer)
      timer = undefined
      terminal.clearStatus()
    },
  }
}

/** A fault as people see it. */
export function faultText({ run, message, hint, code }: Extract<RunEvent, { type: 'failed' | 'fault' }>, what = ''): string {
  return `${run}: ${what}${message}${hint === undefined ? '' : `\n  → ${hint}`}\n  (${code})`
}

/** A time in the two largest units: `2 h 5 min`, `42 s`. */
export function duration(seconds: number): string {
  const whole = Math.max(0, Math.round(seconds))
  if (whole < 60) return `${whole} s`
  if (whole < 3600) return `${Math.floor(whole / 60)} min ${whole % 60} s`
  return `${Math.floor(whole / 3600)} h ${Math.floor((whole % 3600) / 60)} min`
}
