import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Contributions, type Described, KINDS } from '@binnacle/core'
import { type Container, contributionsOf, SINGULAR } from '@binnacle/core/host'
import { type Allowance, type Check, type Checks, runChecks } from '../check.ts'
import { finding, type Finding } from '../finding.ts'
import { type AnyPlugin, type Bench, closeBench, openBench } from '../clients/open-bench.ts'
import { type Data, openData } from '../open-data.ts'
import { type PackCard, type PackManifest, readPackCard } from './pack-card.ts'
import { pinFindings } from './pin-findings.ts'
import { isPlugin, noPlugin, type PluginCheckOptions, pluginChecks } from './plugin-checks.ts'
import { draftTask, type Judges, unavailableTask } from '../tasks/rehearse.ts'
import { scenarioChecks } from '../tasks/scenario-checks.ts'
import { type TaskArguments, taskArguments } from '../tasks/task-arguments.ts'
import { ASKED, caseChecks, openCase, type TaskCase, type TaskTools } from '../tasks/task-checks.ts'
import { valueText } from '../value-text.ts'

/** What the check of a pack takes. */
export interface PackCheckOptions extends PluginCheckOptions {
  /** The pack's own folder, with its package.json and README; found from the plugin's `from` where absent. */
  readonly root?: string
  /** What the judges of annotators say, by role, where answers are right. */
  readonly judges?: Judges
  /** What right answers score on the main stat, by task, where it is not the end of a share. */
  readonly best?: Readonly<Record<string, number>>
  /** How many instances of each task are asked (50). */
  readonly maxEvalInstances?: number
}

/** Looks at a benchmark pack: all that is looked at in a plugin and its tasks, and what a reader of its numbers must be able to trust. */
export function packChecks(plugin: AnyPlugin, given: PackCheckOptions = {}): Checks {
  if (!isPlugin(plugin)) return noPlugin(plugin)
  const title = `pack ${plugin.pluginName}`
  const root = given.root ?? rootOf(plugin)
  const manifest = readManifest(root)
  const card = readPackCard(manifest)
  const options = withCard(given, card.card)
  const base = pluginChecks(plugin, options)
  let bench: Promise<Bench> | undefined
  let data: Data | undefined
  const dataOnce = () => (data ??= openData(options))
  const surroundings = { plugin, pluginOptions: options.options, ...(options.requires === undefined ? {} : { requires: options.requires }) }
  const open = async () => (await (bench ??= openBench(surroundings))).container
  /** A task whose rows cannot be loaded here is not carried through: it is declared so. */
  const canLoad = async ({ args }: TaskCase, { task, data: own }: TaskTools) =>
    (await unavailableTask(await open(), task, args, own())) === undefined
  const contribute = () => contributionsOf({ ...(plugin as () => ReturnType<typeof plugin>)(), options: options.options })
  const tools = (task: string): TaskTools => ({
    task,
    data: dataOnce,
    judges: options.judges,
    best: options.best?.[task],
    maxEvalInstances: options.maxEvalInstances ?? ASKED,
  })
  const cases = taskNames(contribute).flatMap((task) =>
    taskArguments(task, options.tasks).map((args) => ({ tools: tools(task), one: openCase(open, args, tools(task)) })),
  )
  return {
    title,
    allow: { ...allowanceOf(card.card), ...options.allow },
    checks: [
      { name: 'has a card', run: () => card.findings },
      { name: 'has a licence', run: () => licenceFindings(title, root, manifest) },
      { name: 'every scenario names the licence of its data', run: () => dataLicenceFindings(contribute()) },
      { name: 'its README lists every contribution', run: () => readmeFindings(title, root, contribute()) },
      {
        name: 'has tasks, and a leaderboard over them',
        run: async () => leaderboardFindings(title, contribute(), await open(), options.tasks, dataOnce()),
      },
      ...base.checks,
      { name: 'every scenario keeps its contract', run: async () => scenarioFindings(contribute(), await open(), cases, options) },
      ...cases.flatMap(({ one, tools }) =>
        caseChecks(one, tools).map(
          (check): Check => ({
            name: `task ${tools.task}: ${check.name}`,
            run: async () => ((await canLoad(one, tools)) ? check.run() : []),
          }),
        ),
      ),
      {
        name: 'pins what it reads',
        async run() {
          for (const { one, tools } of cases) if (await canLoad(one, tools)) await one.rehearsed('real')
          return pinFindings(title, dataOnce().asked())
        },
      },
    ],
    async close() {
      await base.close?.()
      await closeBench(bench)
      await data?.close()
    },
  }
}

/** What the check is given, and beside it what the card says that it has to be given. */
function withCard(given: PackCheckOptions, card: PackCard | undefined): PackCheckOptions {
  if (card === undefined) return given
  const { tasks, best, judges, files } = card.check
  return {
    ...given,
    tasks: { ...tasks, ...given.tasks },
    best: { ...best, ...given.best },
    judges: { ...judges, ...given.judges },
    files: { ...files, ...given.files },
  }
}

/** A case of a task with what it is carried through with. */
interface PackCase {
  readonly tools: TaskTools
  readonly one: TaskCase
}

/** The names of a plugin's tasks; none where it cannot contribute, which a check says. */
function taskNames(contribute: () => Contributions): readonly string[] {
  try {
    return (contribute().tasks ?? []).map(({ name }) => name)
  } catch {
    return []
  }
}

/** The folder of the package that a plugin stands in: the nearest with a package.json. */
function rootOf({ from }: AnyPlugin): string | undefined {
  if (from === undefined) return undefined
  for (let folder = dirname(from.startsWith('file:') ? fileURLToPath(from) : from); ; folder = dirname(folder)) {
    if (existsSync(join(folder, 'package.json'))) return folder
    if (dirname(folder) === folder) return undefined
  }
}

function readManifest(root: string | undefined): PackManifest | undefined {
  if (root === undefined) return undefined
  try {
    return JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as PackManifest
  } catch {
    return undefined
  }
}

function allowanceOf(card: PackCard | undefined): Allowance {
  return card?.allow ?? {}
}

const LICENCES: readonly string[] = ['LICENSE', 'LICENSE.md', 'LICENSE.txt', 'LICENCE', 'LICENCE.md']

function licenceFindings(title: string, root: string | undefined, manifest: PackManifest | undefined): readonly Finding[] {
  const found: Finding[] = []
  const licence = manifest?.license
  if (licence === undefined || licence === '' || licence === 'UNLICENSED') {
    found.push(finding('licence-missing', `${title} › package.json`, `its licence is ${valueText(licence)}`))
  }
  if (root === undefined || !LICENCES.some((name) => existsSync(join(root, name)))) {
    found.push(finding('licence-missing', title, `there is no file ${LICENCES[0]} in its folder`))
  }
  return found
}

/** Looks at the scenarios of a pack with the options that its tasks give them. */
async function scenarioFindings(
  { scenarios = [] }: Contributions,
  container: Container,
  cases: readonly PackCase[],
  options: PackCheckOptions,
): Promise<readonly Finding[]> {
  const uses = new Map<string, Map<string, object>>(scenarios.map(({ name }) => [name, new Map()]))
  for (const { tools, one } of cases) {
    const draft = await draftTask(container, tools.task, one.args, tools.data()).catch(() => undefined)
    const given = draft?.scenario.options ?? {}
    if (draft !== undefined) uses.get(draft.scenario.name)?.set(JSON.stringify(given), given)
  }
  const found: Finding[] = []
  for (const scenario of scenarios) {
    if ((await container.registries.get('scenarios', scenario.name)).unavailable !== undefined) continue
    const given = [...(uses.get(scenario.name)?.values() ?? [])]
    const { files, mirror, folder } = options
    const data = { ...(files && { files }), ...(mirror && { mirror }), ...(folder && { folder }) }
    found.push(...(await runChecks(scenarioChecks(scenario, { ...data, ...(given.length > 0 && { cases: given }) }))))
  }
  return found
}

async function dataLicenceFindings({ scenarios = [] }: Contributions): Promise<readonly Finding[]> {
  const found: Finding[] = []
  for (const card of scenarios) {
    const { name, licence, unavailable } = '~lazy' in card ? await card.load() : card
    if (unavailable !== undefined) continue
    if (licence === undefined || licence.name.trim() === '') found.push(finding('data-licence', `scenario ${name}`, 'it names no licence'))
  }
  return found
}

function readmeFindings(title: string, root: string | undefined, contributions: Contributions): readonly Finding[] {
  const file = root === undefined ? undefined : join(root, 'README.md')
  if (file === undefined || !existsSync(file)) return [finding('readme-missing', title, 'there is no README.md in its folder')]
  const readme = readFileSync(file, 'utf8')
  return KINDS.flatMap((kind) =>
    (contributions[kind] ?? [])
      .filter(({ name }: Described) => !readme.includes(`\`${name}\``))
      .map(({ name }: Described) => finding('readme-silent', `${title} › README.md`, `it does not name the ${SINGULAR[kind]} \`${name}\``)),
  )
}

/** The groups that a plugin's tasks put their runs in. */
async function groupsOf(
  contributions: Contributions,
  container: Container,
  tasks: TaskArguments | undefined,
  data: Data,
): Promise<ReadonlySet<string>> {
  const groups = new Set<string>()
  for (const { name } of contributions.tasks ?? []) {
    for (const args of taskArguments(name, tasks)) {
      const draft = await draftTask(container, name, args, data).catch(() => undefined)
      for (const group of draft?.groups ?? []) groups.add(group)
    }
  }
  return groups
}

async function leaderboardFindings(
  title: string,
  contributions: Contributions,
  container: Container,
  tasks: TaskArguments | undefined,
  data: Data,
): Promise<readonly Finding[]> {
  const found: Finding[] = []
  if ((contributions.tasks ?? []).length === 0) found.push(finding('pack-empty', title, 'it contributes no task'))
  if ((contributions.leaderboards ?? []).length === 0) found.push(finding('pack-leaderboard', title, 'it contributes no leaderboard'))
  const groups = await groupsOf(contributions, container, tasks, data)
  for (const card of contributions.leaderboards ?? []) {
    const board = '~lazy' in card ? await card.load() : card
    const place = `${title} › leaderboard ${board.name}`
    for (const group of board.groups) {
      const isFilled =
        groups.has(group.name) ||
        group.subgroups?.some((name) => groups.has(name) || board.groups.some((other) => other.name === name)) === true
      if (!isFilled) found.push(finding('leaderboard-group', place, `no task puts its runs in the group “${group.name}”`))
    }
  }
  return found
}
