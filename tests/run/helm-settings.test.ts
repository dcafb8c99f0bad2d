import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { createProject, type Project } from '../support/project.ts'
import { type ProviderServer, openProviderServer } from '@binnacle/testkit/server'
import { QUIZ, quizRows } from '../support/quiz.ts'

let provider: ProviderServer
let project: Project

beforeAll(async () => {
  provider = await openProviderServer()
})
afterAll(() => provider.close())
afterEach(() => {
  project.remove()
  provider.reset()
})

/** A project whose deployments are those of HELM's YAML. */
function withDeployments(yaml: string): Project {
  return createProject({
    'binnacle.config.yaml': 'plugins: ["@binnacle/metrics-basic", "@binnacle/client-openai", ./quiz.ts]\n',
    'quiz.ts': QUIZ,
    'rows.jsonl': quizRows(3),
    'prod_env/model_deployments.yaml': `model_deployments:\n${yaml}`,
  })
}

/** One deployment, with more lines of it and arguments of its client. */
const deployment = (name: string, className: string, args = '', more = ''): string => `  - name: ${name}
    tokenizer_name: simple/tokenizer1
    client_spec:
      class_name: helm.clients.${className}
      args:
        base_url: ${provider.url}${args.replace(/^/gm, '        ').replace(/^ {8}$/, '')}
${more}`

const run = (...models: readonly string[]): ReturnType<Project['run']> =>
  project.run(['run', '--yes', '--json', '--local-path', 'prod_env', ...models.map((model) => `quiz:model=${model}`)])

const asked = (): readonly string[] => [...new Set(provider.received.map((request) => request.asked!.model))].toSorted()

describe("HELM's deployments", () => {
  it('are asked by the name that their client class sends', async () => {
    project = withDeployments(
      deployment('vllm/tuned', 'openai_client.OpenAIClient', '', '    model_name: lab/Tiny-2B\n') +
        deployment('vllm/small', 'vllm_client.VLLMClient', '', '    model_name: lab/Tiny-1B\n') +
        deployment('vllm/named', 'vllm_client.VLLMChatClient', '\nvllm_model_name: served', '    model_name: lab/Tiny-3B\n'),
    )
    expect((await run('vllm/tuned', 'vllm/small', 'vllm/named')).stderr).toBe('')
    expect(asked()).toEqual(['Tiny-2B', 'lab/Tiny-1B', 'served'])
  })

  it('answer without their thinking where an output_processor says so, and what HELM does not send is named', async () => {
    provider.reply(() => ({ say: '<think>maybe B</think>A' }))
    const processor = 'helm.benchmark.metrics.output_processors.remove_deepseek_r1_thinking'
    project = withDeployments(deployment('h/a', 'openai_client.OpenAIClient', `\noutput_processor: ${processor}\nreasoning_effort: high`))
    const { stderr, code } = await run('h/a')
    expect(stderr).toMatch(/model_deployments\.yaml:9: h\/a: HELM sends reasoning_effort only to/)
    expect(code).toBe(0)
    const stats = JSON.parse(project.read('stats.json')) as readonly { readonly name: { readonly name: string }; readonly mean?: number }[]
    expect(stats.find(({ name }) => name.name === 'exact_match')?.mean).toBeCloseTo(1 / 3)
  })

  it('with an argument that has no counterpart are refused by file, line and name while planning; others can be used', async () => {
    project = withDeployments(
      deployment('h/odd', 'openai_client.OpenAIClient', '\nmax_retries: 3') + deployment('h/plain', 'openai_client.OpenAIClient'),
    )
    const refused = await run('h/odd')
    expect(refused.stderr).toMatch(/model_deployments\.yaml:8: the deployment h\/odd cannot be used: the argument "max_retries"/)
    expect(refused.stderr).toContain('ERR_LOCAL_ARGUMENT')
    expect([refused.code, provider.received.length]).toEqual([2, 0])
    expect((await run('h/plain')).code).toBe(0)
    expect(asked()).toEqual(['plain'])
  })

  it('are read as YAML 1.1', async () => {
    project = withDeployments(deployment('h/a', 'openai_client.OpenAIClient', '', '    max_sequence_length: 8_192\n    deprecated: no\n'))
    expect((await run('h/a')).code).toBe(0)
  })

  it.each([
    ['max_sequence_length: 8k', /model_deployments\.yaml:8: h\/a: "max_sequence_length" is not a whole number/],
    ['a: &a [*a]', /model_deployments\.yaml:8: an alias stands inside of what it names/],
  ])('with a fault (%s) are named by file and line, as a mistake of the user', async (line, message) => {
    project = withDeployments(deployment('h/a', 'openai_client.OpenAIClient', '', `    ${line}\n`))
    const { stderr, code } = await run('h/a')
    expect(stderr).toMatch(message)
    expect(stderr).toContain('ERR_LOCAL_YAML')
    expect(stderr).not.toContain('author')
    expect(code).toBe(2)
  })
})
