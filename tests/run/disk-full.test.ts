import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { quizFiles, WITH_KEY } from '../support/quiz.ts'

let project: Project | undefined
let provider: ProviderServer | undefined
let disk: string | undefined

afterEach(async () => {
  if (disk !== undefined) execFileSync('umount', [disk])
  await provider?.close()
  project?.remove()
})

/** Only root may mount a disk that is small enough to fill. */
const canMount = process.platform === 'linux' && process.getuid?.() === 0

it.skipIf(!canMount)('a full disk is said, and the same command goes on when there is room', async () => {
  provider = await openProviderServer()
  provider.reply(() => ({ say: 'x'.repeat(10_000) }))
  project = createProject(quizFiles(provider.url, 60, "out: 'disk',"))
  const path = join(project.folder, 'disk')
  mkdirSync(path)
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=400k', 'tmpfs', path])
  disk = path
  const full = await project.run(['run', '--concurrency', '2'], WITH_KEY)
  expect(full.stderr).toContain('ERR_RECORD_DISK_FULL')
  expect(full.stderr).toContain('the disk is full')
  expect(full.code).toBe(2)
  const asked = provider.received.length
  expect(asked).toBeLessThan(60)

  execFileSync('mount', ['-o', 'remount,size=8m', path])
  expect((await project.run(['run', '--concurrency', '2'], WITH_KEY)).code).toBe(0)
  // Asked again are the two calls under way when the disk was full, and those that took their places before the disk said so.
  expect(provider.received.length).toBeLessThanOrEqual(60 + 6)
  expect(provider.received.length).toBeGreaterThanOrEqual(60)
})
