import {
  type AnswerSource,
  BinnacleError,
  errorText,
  type Json,
  type Request,
  type RoleAnswer,
  type RunEvent,
  type RunSpec,
} from '@binnacle/core'
import {
  ask,
  type Budget,
  createRequestKey,
  DEFAULT_PATIENCE,
  finishRun,
  type Gate,
  openAugmentation,
  openTokenizer,
  type Patience,
  resolveModel,
  runOne,
  type RunParts,
  type RunStore,
} from '@binnacle/engine'
import { isFinished, locateRun, openRun, type RunFolder } from '@binnacle/records'
import { createModelSource } from './model-source.ts'
import type { FilesHandle, Reach } from './open-reach.ts'
import type { Session } from './open-session.ts'
import type { Progress } from './progress.ts'
import type { Signals } from './watch-signals.ts'

/** What a session gives to each of its runs. */
export interface CarryTools {
  readonly reach: Reach
  readonly signals: Signals
  readonly progress: Progress
  readonly replay: AnswerSource | undefined
  readonly budget: Budget
  readonly gateOf: (deployment: string) => Gate
  readonly version: string
}

/** How a run ended: its folder, and the error that ended it. */
export interface RunOutcome {
  readonly spec: RunSpec
  readonly path: string
  readonly error?: unknown
}

/** Carries out one run in its folder. What ends it is given back, not thrown: other runs go on. */
export async function carryOut(session: Session, spec: RunSpec, parts: RunParts, tools: CarryTools): Promise<RunOutcome> {
  const { settings, terminal, container } = session
  const answers = tools.replay === undefined ? 'model' : 'replay'
  const located = locateRun({ out: settings.out, suite: settings.suite, spec, answers })
  if (located.beside)
    terminal.warn(`${spec.name}: the folder of that name holds a run with other settings; this one goes to ${located.path}`)
  if (isFinished(located.path, spec)) {
    terminal.note(`${spec.name}: finished already; nothing is asked again`)
    return { spec, path: located.path }
  }
  let folder: RunFolder | undefined
  const source = tools.replay ?? createModelSource(container, spec, tools.reach.clientContext)
  try {
    const plugins = container.plugins.map(({ name, version }) => ({ name, ...(version === undefined ? {} : { version }) }))
    folder = openRun({
      out: settings.out,
      suite: settings.suite,
      spec,
      answers,
      version: tools.version,
      more: { plugins, environment: environment() },
    })
    for (const message of folder.mended) terminal.warn(message)
    const files = tools.reach.openFiles()
    await carry(session, spec, parts, tools, folder, source, files)
    return { spec, path: folder.path }
  } catch (error) {
    return { spec, path: located.path, error }
  } finally {
    if (source !== tools.replay) await source.close()
    folder?.close()
  }
}

async function carry(
  session: Session,
  spec: RunSpec,
  parts: RunParts,
  tools: CarryTools,
  folder: RunFolder,
  source: AnswerSource,
  files: FilesHandle,
): Promise<void> {
  const { settings, container, loaded } = session
  const { reach, signals, progress, budget, gateOf } = tools
  const patience: Patience = { ...DEFAULT_PATIENCE, attempts: settings.attempts, timeout: settings.timeout }
  const gate = source.recorded ? gateOf('the record') : gateOf(spec.deployment.name)
  const store = folder as unknown as RunStore
  const readAsset = async (asset: { readonly url: string }) => JSON.parse(await files.files.text(asset)) as Json
  let instances: { evaluated: number; train: number; loaded: number; skippedRows: number } | undefined
  const emit = (event: RunEvent) => progress.event(event)
  const { askRole, close } = roles(session, tools, store, patience, emit)
  const tokenizer = await openTokenizer(container, spec, { files: files.files })
  try {
    const aggregated = await runOne(spec, parts, {
      store,
      hooks: container.hooks,
      source,
      gate,
      patience,
      budget,
      tokenizer,
      scenarioContext: reach.scenarioContext(files, signals.stopping),
      augment: spec.augmentation === undefined ? undefined : await openAugmentation(container, spec.augmentation, readAsset),
      modelsOf: (role, own) => loaded.config.roles?.[role] ?? own,
      askRole,
      stopping: signals.stopping,
      signal: signals.hard,
      emit,
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
    const { models, fingerprints } = aggregated
    folder.finish(aggregated.stats, aggregated.outcomes, {
      data,
      ...(Object.keys(models).length === 0 ? {} : { models }),
      ...(Object.keys(fingerprints).length === 0 ? {} : { fingerprints }),
      ...(instances === undefined ? {} : { instances }),
      ...(substituted ? { substituted } : {}),
    })
  } finally {
    tokenizer?.close?.()
    await close()
  }
}

function sayWhatWasRead({ terminal }: Session, files: FilesHandle): void {
  const skipped = files.skippedRows()
  if (skipped > 0) terminal.warn(`${skipped} broken ${skipped === 1 ? 'row was' : 'rows were'} skipped (--bad-rows skip)`)
  const notes = new Set(files.used().flatMap(({ note }) => (note === undefined ? [] : [note])))
  for (const note of notes) terminal.note(`not the source's own data: ${note}`)
}

/** Asks models that play roles for annotators: recorded in the same run, through gates of their own. */
function roles(session: Session, tools: CarryTools, store: RunStore, patience: Patience, emit: (event: RunEvent) => void) {
  const sources = new Map<string, Promise<{ source: AnswerSource; spec: RunSpec }>>()
  const open = async (model: string) => {
    const resolved = await resolveModel(session.container, model)
    const bare = {
      name: model,
      task: { name: '', args: {} },
      scenario: { name: '' },
      adaptation: {} as RunSpec['adaptation'],
      metrics: [],
      annotators: [],
      groups: [],
    }
    const spec = finishRun(bare, resolved, [])
    return { source: tools.replay ?? createModelSource(session.container, spec, tools.reach.clientContext), spec }
  }
  async function askRole(model: string, request: Request, by: string): Promise<RoleAnswer> {
    try {
      let opening = sources.get(model)
      if (opening === undefined) sources.set(model, (opening = open(model)))
      const { source, spec } = await opening
      const key = createRequestKey(spec.deployment)(request)
      const known = store.ledger.read(key)
      if (known !== undefined) return { model, answer: known }
      const spent = tools.budget.spent()
      if (spent !== undefined) throw spent
      const gate = tools.gateOf(spec.deployment.name)
      await gate.enter()
      try {
        const retrying = (error: BinnacleError, waitMs: number) =>
          emit({ type: 'retrying', run: by, code: error.code, message: error.message, waitMs })
        const { answer } = await ask(
          source,
          { key, request, capability: 'generate' },
          { gate, patience, signal: tools.signals.hard, retrying },
        )
        if (!source.recorded) tools.budget.charge(request, answer, spec.deployment.price)
        await store.ledger.record(key, answer)
        return { model, answer }
      } finally {
        gate.leave()
      }
    } catch (cause) {
      return { model, error: errorText(cause) }
    }
  }
  const close = async () => {
    for (const opening of sources.values()) {
      const opened = await opening.catch(() => undefined)
      if (opened !== undefined && opened.source !== tools.replay) await opened.source.close()
    }
  }
  return { askRole, close }
}

function environment(): { node: string; platform: string; arch: string } {
  return { node: process.versions.node, platform: process.platform, arch: process.arch }
}
