/** A template of `templates/`. */
export interface Template {
  readonly name: string
  readonly description: string
  /** The name that stands in its files for that of the user. */
  readonly placeholder: string
  /** What is put behind a name that would collide with another of its files: `class` becomes `classScenario`. */
  readonly suffix: string
}

/** All templates, the commonest first. */
export const TEMPLATES: readonly Template[] = [
  {
    name: 'project',
    description: 'evaluations of your own: a config, a private scenario, its rows',
    placeholder: 'my-project',
    suffix: 'task',
  },
  { name: 'scenario', description: 'a plugin with a scenario and a task', placeholder: 'my-scenario', suffix: 'scenario' },
  { name: 'model-client', description: 'a plugin that asks the models of a provider', placeholder: 'my-client', suffix: 'client' },
  { name: 'tokenizer', description: 'a plugin that counts tokens', placeholder: 'my-tokenizer', suffix: 'tokenizer' },
  { name: 'metric', description: 'a plugin that scores answers', placeholder: 'my-metric', suffix: 'metric' },
  {
    name: 'annotator',
    description: 'a plugin with a judge, and the metric that reads its verdicts',
    placeholder: 'my-annotator',
    suffix: 'annotator',
  },
  {
    name: 'benchmark-pack',
    description: 'a benchmark to publish: tasks, pinned data, a leaderboard, a card',
    placeholder: 'my-pack',
    suffix: 'pack',
  },
]
