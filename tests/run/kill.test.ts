import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { quizFiles, WITH_KEY } from '../support/quiz.ts'

const ROWS = 300
const CONCURRENCY = 8
const KILLS = 10

let provider: ProviderServer
const projects: Project[] = []

beforeAll(async () => {
  provider = await openProviderServer()
  // The same prompt always gets the same answer: right for every second question.
  provider.reply(({ prompt }) => {
    const number = Number(/Number (\d+)\?/.exec(prompt)![1])
    return { say: 'ABC'[(number + (number % 2)) % 3]!, after: 10 }
  })
})
afterAll(() => provider.close())
afterEach(() => {
  for (const project of projects.splice(0)) project.remove()
})

function quizProject(): Project {
  const project = createProject(quizFiles(provider.url, ROWS))
  projects.push(project)
  return project
}

const numberIn = (prompt: string): string => /Number (\d+)\?/.exec(prompt)![1]!

/** A stat without what is measured by the clock. */
function scores(project: Project): unknown {
  const stats = JSON.parse(project.read('stats.json')) as { name: { name: string } }[]
  return stats.filter(({ name }) => !/runtime|time/.test(name.name))
}

it('killed at ten moments and taken up again: the stats are those of an uninterrupted run, and nothing recorded is asked again', async () => {
  const whole = quizProject()
  expect((await whole.run(['run', '--concurrency', String(CONCURRENCY)], WITH_KEY)).code).toBe(0)
  expect(provider.received).toHaveLength(ROWS)
  provider.reset()
  const rows = whole.rows<{ key: string; request: { prompt: string } }>('requests.jsonl')
  const questionOf = new Map(rows.map(({ key, request }) => [key, numberIn(request.prompt)]))

  const project = quizProject()
  let most = 0
  for (let kill = 0; kill < KILLS; kill++) {
    const before = provider.received.length
    const recorded = new Set(recordedKeys(project).map((key) => questionOf.get(key)!))
    const started = project.start(['run', '--concurrency', String(CONCURRENCY)], WITH_KEY)
    // Moments differ by how many answers have been asked for: from the first to some dozens.
    await provider.arrived(before + 1 + Math.floor(Math.random() * 45))
    started.child.kill('SIGKILL')
    await started.ended
    const asked = provider.received.slice(before).map(({ prompt }) => numberIn(prompt))
    expect(asked.filter((number) => recorded.has(number))).toEqual([])
    most = Math.max(most, recorded.size)
  }
  expect(most).toBeGreaterThan(0)
  const last = await project.run(['run', '--concurrency', String(CONCURRENCY)], WITH_KEY)
  expect(last.code).toBe(0)
  expect(provider.received.length).toBeLessThanOrEqual(ROWS + KILLS * CONCURRENCY)
  expect(new Set(provider.received.map(({ prompt }) => prompt)).size).toBe(ROWS)
  expect(scores(project)).toEqual(scores(whole))
  expect(JSON.parse(project.read('run.json'))).toMatchObject({ outcomes: { scored: ROWS, errored: 0 } })
  expect(project.rows('completions.jsonl')).toHaveLength(ROWS)

  const again = provider.received.length
  expect((await project.run(['run'], WITH_KEY)).stderr).toContain('finished already')
  expect(provider.received).toHaveLength(again)
})

/** The keys of the answers that stand whole in the record of a run that may have been cut off. */
function recordedKeys(project: Project): readonly string[] {
  if (project.runFolders().length === 0) return []
  const text = project.read('completions.jsonl')
  const whole = text.slice(0, text.lastIndexOf('\n') + 1).split('\n')
  return whole.filter((line) => line !== '').map((line) => (JSON.parse(line) as { key: string }).key)
}
