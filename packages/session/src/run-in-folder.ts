import type { RunSpec } from '@binnacle/core'
import type { Executor, ExecutorSignals, RecordedChange, RunEvent } from '@binnacle/core/run'
import { type Augment, type Budget, findTokenizer, openAugmentation, readAsset, type RunCode, runOne } from '@binnacle/engine'
import { checkRun, openRun, type RunFile, type RunFolder } from '@binnacle/records'
import { basisOf } from './basis.ts'
import { followProgress, type ProgressFollower } from './follow-progress.ts'
import { licenceText } from './licence-text.ts'
import type { Access, FilesHandle } from './open-access.ts'
import type { Session } from './open-session.ts'
import { cleanAnswer, cleanReport } from './secrets/redact.ts'
import type { Replay } from './replay-source.ts'
import { type Standing, standingOf, stands } from './standing.ts'

/** What a session gives to each of its runs. */
export interface RunInFolderTools extends ExecutorSignals {
  readonly access: Access
  readonly event: (event: RunEvent) => void
  readonly replay: Replay | undefined
  /** Asks models, for all runs of the session. */
  readonly executor: Executor
  /** What the session has spent. */
  readonly budget: Pick<Budget, 'usd' | 'tokens'>
  readonly version: string
  /** What hooks changed before there were runs. */
  readonly changes: readonly RecordedChange[]
}

/** How a run ended: its folder, and the error that ended it. */
export interface RunOutcome {
  readonly spec: RunSpec
  readonly path: string
  readonly error?: unknown
}

/** Carries out one run in its folder. What ends it is given back, not thrown: other runs go on. */
export async function runInFolder(session: Session, spec: RunSpec, code: RunCode, tools: RunInFolderTools): Promise<RunOutcome> {
  const { settings, said, container } = session
  const answers = tools.replay === undefined ? 'model' : 'replay'
  let path = ''
  let folder: RunFolder | undefined
  let progress: ProgressFollower | undefined
  try {
    const standing = await standingOf(session, spec, answers, tools.version)
    ;({ path } = standing)
    if (standing.beside) said.warn(`${spec.name}: the folder of that name holds a run with other settings; this one goes to ${path}`)
    if (stands(standing)) {
      checkRun(path)
      said.note(`${spec.name}: finished already; nothing is asked again`)
      return { spec, path }
    }
    const forgets = forgottenFor(standing)
    if (standing.isFinished || forgets.length > 0) said.warn(`${spec.name}: ${movedText(standing, forgets)}`)
    const plugins = container.plugins.map(({ name, version }) => ({ name, ...(version === undefined ? {} : { version }) }))
    folder = openRun({
      out: settings.out,
      suite: settings.suite,
      spec,
      answers,
      version: tools.version,
      more: { plugins, environment: environment(), basis: basisOf(session, spec) },
      forgets,
      clean: { answers: cleanAnswer, reports: cleanReport },
    })
    for (const change of tools.changes) folder.change(change)
    for (const message of folder.mended) said.warn(message)
    const files = tools.access.openFiles(licenceText(code.scenario.licence))
    progress = followProgress(folder.path, spec.name, tools.budget)
    const event = (one: RunEvent) => {
      progress?.event(one)
      tools.event(one)
    }
    await runRooms(session, spec, code, { ...tools, event }, folder, files)
    progress.end()
    return { spec, path: folder.path }
  } catch (error) {
    progress?.end(error)
    return { spec, path, error }
  } finally {
    folder?.close()
  }
}

/** Opens the perturbations of a run, where it has any. */
async function openAugment(
  container: Session['container'],
  { augmentation }: RunSpec,
  code: RunCode,
  { files }: FilesHandle,
): Promise<Augment | undefined> {
  if (augmentation === undefined) return undefined
  return openAugmentation(container, augmentation, (asset) => readAsset(files, asset), keepsUnchanged(code))
}

/** Whether HELM asks copies of this scenario's instances in which nothing changed. */
function keepsUnchanged({ scenario, scenarioOptions }: RunCode): boolean {
  const keeps = scenario.helm?.keepsUnchangedCopies
  return typeof keeps === 'function' ? keeps(scenarioOptions) : keeps === true
}

/** What is recorded and no longer fits. */
function forgottenFor({ moved }: Standing): readonly RunFile[] {
  if (moved.some(({ spoils }) => spoils === 'answers')) return ['completions.jsonl', 'annotations.jsonl', 'changes.jsonl']
  return moved.some(({ spoils }) => spoils === 'annotations') ? ['annotations.jsonl'] : []
}

function movedText({ moved }: Standing, forgets: readonly RunFile[]): string {
  const what = [...new Set(moved.map((one) => one.what))].join(', ')
  return `${what} changed since the run; it is made anew, and ${
    forgets.includes('completions.jsonl') ? 'all is asked again, since answers went through what changed' : 'only new requests are asked'
  }`
}

async function runRooms(
  session: Session,
  spec: RunSpec,
  code: RunCode,
  tools: RunInFolderTools,
  folder: RunFolder,
  files: FilesHandle,
): Promise<void> {
  const { container } = session
  const { access, stopping, signal, event } = tools
  let instances: { evaluated: number; train: number; loaded: number; skippedRows: number } | undefined
  const tokenizer = await (await findTokenizer(container, spec, (message) => session.said.warn(`${spec.name}: ${message}`)))?.open({
    files: files.files,
  })
  try {
    const augment = await openAugment(container, spec, code, files)
    // What the recipe was made of belongs to the data of the run.
    for (const asset of spec.assets ?? []) await files.files.get(asset)
    const { stats, outcomes, splitOutcomes, models, fingerprints, unknownReasons, failedAnnotations } = await runOne(spec, code, {
      store: folder,
      hooks: container.hooks,
      executor: tools.executor,
      tokenizer,
      annotatorReach: () => access.annotatorReach(files),
      recordedAnnotation: tools.replay?.annotation,
      scenarioContext: access.scenarioContext(files, stopping),
      augment,
      stopping,
      signal,
      emit: event,
      gathered: (found) => {
        instances = { evaluated: found.instances, train: found.train, loaded: found.loaded, skippedRows: files.skippedRows() }
        sayWhatWasRead(session, files)
      },
    })
    const data = files.used().map(({ source: from, bytes, sha256, licence, note }) => ({
      source: from,
      bytes,
      sha256,
      ...(licence === undefined ? {} : { licence }),
      ...(note === undefined ? {} : { note }),
    }))
    const substituted = data.some((file) => file.note !== undefined)
    folder.finish(stats, outcomes, {
      data,
      basis: basisOf(session, spec),
      splitOutcomes,
      ...(Object.keys(models).length === 0 ? {} : { models }),
      ...(Object.keys(fingerprints).length === 0 ? {} : { fingerprints }),
      ...(Object.keys(unknownReasons).length === 0 ? {} : { unknownReasons }),
      ...(failedAnnotations === 0 ? {} : { failedAnnotations }),
      ...(instances === undefined ? {} : { instances }),
      ...(substituted ? { substituted } : {}),
    })
  } finally {
    tokenizer?.close?.()
  }
}

function sayWhatWasRead({ said }: Session, files: FilesHandle): void {
  const skipped = files.skippedRows()
  if (skipped > 0) said.warn(`${skipped} broken ${skipped === 1 ? 'row was' : 'rows were'} skipped (--bad-rows skip)`)
  const notes = new Set(files.used().flatMap(({ note }) => (note === undefined ? [] : [note])))
  for (const note of notes) said.note(`not the source's own data: ${note}`)
}

function environment(): { node: string; platform: string; arch: string } {
  return { node: process.versions.node, platform: process.platform, arch: process.arch }
}
