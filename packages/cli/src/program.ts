import { visibleText } from '@binnacle/report/visible-text'
import { Command, Option } from 'commander'
import { ownVersion } from './own-version.ts'
import { integer, number, type Options, port, positiveInteger, positiveNumber, seconds } from './options.ts'

/** A command's work: its arguments, its options, and the path by which the command was started. */
type Action<O extends Options> = (args: readonly string[], options: O, command: string) => Promise<void>

/**
 * Makes the command line. Each command loads its code when it runs, so that help is instant.
 * @param command the path by which it was started
 * @param isAsked whether a command may be the one that is meant; those that are not come without their options, which takes half the time
 */
export function createProgram(command: string, isAsked: (name: string) => boolean = () => true): Command {
  const program = new Command('binnacle')
    .description('Holistic, reproducible, transparent evaluation of language and multimodal models.')
    .version(ownVersion(), '-V, --version')
    .showHelpAfterError('(binnacle --help shows all commands)')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => void process.stdout.write(visibleText(text)),
      writeErr: (text) => void process.stderr.write(visibleText(text)),
    })
    .enablePositionalOptions()
    .addHelpText(
      'after',
      '\nExample:\n  binnacle run mmlu:subject=anatomy,model=openai/gpt-4o-mini --max-eval-instances 20\n\nTry it without any key:\n  binnacle demo',
    )

  const add = adderTo(program, command, isAsked)
  addRuns(add)
  addTables(add)
  addComparisons(add)
  addLooks(add)
  addOutputs(add)
  addMakings(add)
  addDemonstrations(add)
  return program
}

/** Adds a command, which loads its code when it runs. */
type Add = <O extends Options>(
  name: string,
  description: string,
  example: string,
  load: () => Promise<Action<O>>,
  /** Adds the options that only some commands have. */
  options?: (own: Command) => Command,
) => void

const adderTo =
  (program: Command, command: string, isAsked: (name: string) => boolean): Add =>
  <O extends Options>(
    name: string,
    description: string,
    example: string,
    load: () => Promise<Action<O>>,
    options: (own: Command) => Command = (own) => own,
  ): void => {
    const added = program.command(name).description(description)
    // One option is enough for the list of commands, which says only that there are some.
    if (!isAsked(added.name())) return void added.option(...CONFIG)
    options(shared(added))
      .addHelpText('after', `\nExample:\n  ${example}`)
      .exitOverride()
      .action(async (...args: unknown[]) => {
        const words = args
          .slice(0, -2)
          .flat()
          .filter((word): word is string => typeof word === 'string')
        const action = await load()
        await action(words, args.at(-2) as O, command)
      })
  }

/** Commands that ask models. */
function addRuns(add: Add): void {
  add(
    'run [entries...]',
    'Evaluate: plan, gather, adapt, execute, annotate, score, aggregate, record',
    'binnacle run gsm:model=openai/gpt-4o-mini --max-eval-instances 100',
    async () => (await import('./commands/run.ts')).run,
    (own) => running(planning(own)),
  )
  add(
    'plan [entries...]',
    'Print what a run would do and cost; spends nothing',
    'binnacle plan mmlu:subject=anatomy,model=openai/gpt-4o-mini',
    async () => (await import('./commands/plan.ts')).plan,
    (own) => planning(own).addOption(new Option('--format <format>', 'how the plan is printed').choices(['table', 'json', 'helm'])),
  )
}

/** Commands that make numbers of what is recorded. */
function addTables(add: Add): void {
  add(
    'score <runs...>',
    'Score recorded answers again; no request is sent',
    'binnacle score binnacle-out/runs/default',
    async () => (await import('./commands/score.ts')).score,
    (own) =>
      own
        .option('--metric <names...>', 'only these metrics')
        .option('--into <folder>', 'write stats.json and scores.jsonl there, and leave the run as it is'),
  )
  add(
    'summarize [folders...]',
    'Tables of a suite; with a schema of HELM, of groups, of our runs or of those that HELM wrote',
    'binnacle summarize --suite default',
    async () => (await import('./commands/summarize.ts')).summarize,
    (own) =>
      own
        .addOption(
          new Option('--format <format>', 'how the tables are printed, or written').choices([
            'table',
            'json',
            'csv',
            'markdown',
            'latex',
            'helm',
          ]),
        )
        .option('--schema <file>', 'a schema file of HELM, such as schema_lite.yaml')
        .option('--board <name>', 'a leaderboard that a plugin contributes, instead of a schema')
        .option('--group <names...>', 'only these groups of the schema or board')
        .option('--release <name>', 'the name of several suites that are published together')
        .option('--suites <names...>', 'the suites of the release')
        .option('--to <folder>', 'where --format helm writes its files'),
  )
}

/** Commands that compare. */
function addComparisons(add: Add): void {
  add(
    'compare <first> [second]',
    'Compare two runs, suites or models row by row; of one suite: ranks with intervals',
    'binnacle compare openai/gpt-4o-mini baseline/ngram',
    async () => (await import('./commands/compare.ts')).compare,
    (own) =>
      own
        .option('--metric <name>', 'the score; that which the runs are known by where absent')
        .option('--split <name>', 'the split of the rows')
        .option('--cluster <field>', 'a field of extra data whose equal values belong together, such as a passage')
        .option('--level <number>', 'confidence of the intervals (default: 0.95)')
        .addOption(
          new Option('--correction <name>', 'for many comparisons (default: holm)').choices(['holm', 'benjamini-hochberg', 'none']),
        )
        .option('--flips <count>', 'rows shown that differ (default: 5)', integer)
        .option('--anyway', 'compare runs that were not asked the same')
        .addOption(new Option('--format <format>', 'how the table is printed').choices(['table', 'json', 'csv', 'markdown'])),
  )
  add(
    'power [first] [second]',
    'How many rows a difference needs, or what difference so many rows show',
    'binnacle power --difference 0.02 --disagreement 0.2',
    async () => (await import('./commands/power.ts')).power,
    (own) =>
      own
        .option('--difference <number>', 'the difference of the means', number)
        .option('--rows <count>', 'rows that are asked of both models', positiveInteger)
        .option('--deviation <number>', 'the standard deviation of the differences of rows', positiveNumber)
        .option('--disagreement <share>', 'the share of rows that only one of the two gets right', positiveNumber)
        .option('--score <number>', 'the score of one model, for rows that are not the same', number)
        .option('--power <number>', 'the chance of seeing the difference', positiveNumber, 0.8)
        .option('--significance <number>', 'the chance of seeing one where there is none', positiveNumber, 0.05),
  )
}

/** Commands that show what is there. */
function addLooks(add: Add): void {
  add(
    'list [kind]',
    'What is installed: tasks, scenarios, models, clients, tokenizers, metrics …',
    'binnacle list tasks',
    async () => (await import('./commands/list.ts')).list,
    (own) =>
      own
        .option('--domain <name>', 'tasks of a field: law, medicine, safety …')
        .option('--language <tag>', 'tasks in a language: en, zh, sw …')
        .option('--modality <kind>', 'tasks with text, code, image, audio or video')
        .option('--licence <text>', 'tasks whose data have a licence with this text')
        .option('--needs <what>', 'tasks that need a judge, sandbox, log_probabilities, private_data, image_model …')
        .option('--loads', 'tasks whose rows can be loaded here')
        .option('--why <name>', 'where a name comes from, and where it was looked for'),
  )
  add(
    'show <path>',
    'One run: spec, provenance, counts, scores, samples',
    'binnacle show binnacle-out/runs/default/gsm:model=openai_gpt-4o-mini --outcome unparsed',
    async () => (await import('./commands/show.ts')).show,
    (own) =>
      own
        .option('--sample <id>', 'one sample in full: instance, prompts, answers, scores')
        .option('--stat <names...>', 'the stats of these names: all splits, of the whole, of perturbed copies')
        .addOption(
          new Option('--outcome <outcome>', 'the samples that ended so').choices([
            'errored',
            'refused',
            'filtered',
            'truncated',
            'unparsed',
            'scored',
          ]),
        )
        .option('--limit <count>', 'samples shown at the most', positiveInteger, 10),
  )
}

/** Commands that hand runs on. */
function addOutputs(add: Add): void {
  add(
    'export <path>',
    "Write runs in another tool's form",
    'binnacle export binnacle-out/runs/default --format helm --to helm-out',
    async () => (await import('./commands/export.ts')).exportRuns,
    (own) =>
      own
        .addOption(new Option('--format <format>', 'the form').choices(['helm', 'csv', 'site']).default('helm'))
        .requiredOption('--to <folder>', 'the folder to write to')
        .option('--schema <files...>', 'with --format site: schema files of HELM whose tables are shown')
        .option('--release <name>', 'with --format site: show all suites as one, under this name'),
  )
  add(
    'serve [paths...]',
    'The page: leaderboards, runs, samples, comparisons; read-only, on this machine',
    'binnacle serve binnacle-out',
    async () => (await import('./commands/serve.ts')).serve,
    (own) =>
      own
        .option('--port <number>', 'the port (default: a free one)', port)
        .option(
          '--host <address>',
          'the address to listen on (default: 127.0.0.1); others than this machine need the token that is printed',
        )
        .option('--open', 'open it in the browser')
        .option('--schema <files...>', 'schema files of HELM whose tables are shown')
        .option('--release <name>', 'show all suites as one, under this name'),
  )
}

/** Commands for those who begin a project or publish a pack. */
function addMakings(add: Add): void {
  add(
    'pack <check|publish> [folder]',
    'Check a benchmark pack before it is published, and publish it',
    'binnacle pack check',
    async () => (await import('./commands/pack.ts')).pack,
    (own) =>
      own
        .option('--since <file>', 'the last published pack (a tarball or folder), instead of asking the registry')
        .option('-d, --dry-run', 'publish nothing: show what npm would get')
        .option('--mirror <folders...>', 'data from folders instead of the network')
        .option('--offline', 'nothing from the network'),
  )
  add(
    'init',
    'Make a config for what is installed',
    'binnacle init',
    async () => (await import('./commands/init.ts')).init,
    (own) => own.option('--print', 'print it instead of writing it').option('--force', 'replace a config that is there'),
  )
}

/** What works without any key. */
function addDemonstrations(add: Add): void {
  add(
    'demo',
    'Evaluate three embedded baseline models on five small sets; no key, no network',
    'binnacle demo',
    async () => (await import('./commands/demo.ts')).demo,
    (own) => running(own),
  )
}

const CONFIG = ['--config <file>', 'the config, instead of looking for one'] as const

function shared(command: Command): Command {
  return command
    .option(...CONFIG)
    .option('--plugin <names...>', 'more plugins: packages or paths')
    .option('--local-path <folder>', "HELM's folder of local settings (prod_env)")
    .option('--suite <name>', 'the suite (default: default)')
    .option('-o, --out <folder>', 'where results go (default: binnacle-out)')
    .option('--json', 'JSON on standard output, nothing else there')
    .option('--quiet', 'no progress and notes')
    .option('--debug', 'stacks of errors')
    .option('--no-color', 'no colours')
    .option('--env-file <file>', 'variables from a file')
    .addOption(new Option('--output-path <folder>').hideHelp())
    .addOption(new Option('--plugins <names...>').hideHelp())
}

function planning(command: Command): Command {
  return command
    .option('-c, --conf <files...>', "HELM's files of run entries")
    .option('--model <names...>', 'models for entries that name none; those that name others are left out')
    .option('--groups-to-run <groups...>', 'only runs of these groups')
    .option('--priority <number>', 'only entries of this priority or a more important one', integer)
    .option('-m, --max-eval-instances <count>', 'rows that are drawn for each run', positiveInteger)
    .option('-t, --num-train-trials <count>', 'repetitions with other shots', positiveInteger)
    .option('--mirror <folders...>', 'data from folders instead of the network')
    .option('--offline', 'nothing from the network but the model')
    .option('--strict', 'refuse a conf file of which an entry cannot run here, instead of leaving the entry out')
    .addOption(new Option('--bad-rows <policy>', 'what to do with a broken row of a data file').choices(['fail', 'skip']))
    .addOption(new Option('--conf-paths <files...>').hideHelp())
    .addOption(new Option('-r, --run-entries <entries...>').hideHelp())
    .addOption(new Option('--models-to-run <names...>').hideHelp())
    .option('--replay <paths...>', 'answers from recorded runs instead of the model')
}

function running(command: Command): Command {
  return command
    .option('-n, --concurrency <count>', 'requests at once (default: 32)', positiveInteger)
    .option('--timeout <seconds>', 'for one request (default: 120)', seconds)
    .option('--attempts <count>', 'tries for one request (default: 5)', positiveInteger)
    .option('--budget-usd <amount>', 'stop when this is spent', positiveNumber)
    .option('--budget-tokens <count>', 'stop when these are used', positiveInteger)
    .option('--yes', 'do not ask before a plan that may cost over 5 USD')
    .option('--fail-on <condition>', "exit 1 where it holds, e.g. 'errored>2%'")
    .addOption(new Option('-d, --dry-run').hideHelp())
    .addOption(new Option('--num-threads <count>').hideHelp().argParser(positiveInteger))
    .addOption(new Option('--skip-completed-runs').hideHelp())
    .addOption(new Option('--exit-on-error').hideHelp())
}
