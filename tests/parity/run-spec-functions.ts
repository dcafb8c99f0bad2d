import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { Json } from '@binnacle/core'
import { shared } from '@binnacle/parity-kit/helm-oracle'

/** What HELM makes of one set of arguments of a run spec function. */
export interface FunctionCase {
  readonly name: string
  readonly args: Readonly<Record<string, unknown>>
  /** Files that were made up for the case, by how their addresses end. */
  readonly files: Readonly<Record<string, Json>>
  readonly spec?: object
  /** The first 16 digits of the SHA-256 of HELM's run_spec.json. */
  readonly sha?: string
  readonly error?: { readonly type: string; readonly message: string }
}

interface Row {
  readonly 'infer_params.json'?: Json
  /** Said once: the templates of CLEVA's tasks. */
  readonly PROMPTS?: Json

  readonly name: string
  readonly args?: Readonly<Record<string, unknown>>
  readonly spec?: number
  readonly error?: FunctionCase['error']
  readonly file?: string
  readonly content?: Json
  readonly env?: Readonly<Record<string, string | null>>
}

/**
 * All sets of arguments with what HELM makes of them; those whose files are not stored are left out, and the benchmarks that a file
 * describes, which have a test of their own.
 */
export function readFunctionCases(): readonly FunctionCase[] {
  const parts = new Map(lines<{ id: number; value: unknown }>('functions-parts').map(({ id, value }) => [id, value]))
  const specs = new Map(lines<Record<string, number> & { name: never; sha: never }>('functions-specs').map((spec) => [spec.id, spec]))
  const raft = readFileSync(`${shared}oracle/run-specs/raft-settings.placeholder.jsonl`, 'utf8')
  const rows = ['functions', 'function-variants', 'functions-made-input'].flatMap((file) => lines<Row>(file))
  const templates = rows.find(({ PROMPTS }) => PROMPTS !== undefined)?.PROMPTS ?? []
  return rows
    .filter(({ env = {} }) => Object.values(env).every((value) => value === null))
    .filter(
      ({ name, file, content, spec, error }) =>
        (spec ?? error) !== undefined && (file === undefined || (name === 'big_bench' && content !== undefined)),
    )
    .map(({ name, args = {}, spec, error, file, content, 'infer_params.json': parameters }): FunctionCase => {
      const files: Record<string, Json> = { 'prompt_construction_settings.json': raft }
      if (file !== undefined && content !== undefined) files[file] = content
      if (parameters !== undefined) Object.assign(files, { 'prompts.json': templates, 'infer_params.json': parameters })
      if (spec === undefined) return { name, args, files, ...(error === undefined ? {} : { error }) }
      const { name: runName, S, A, M, D, G, N, sha } = specs.get(spec)!
      const value = {
        name: runName,
        scenario_spec: parts.get(S!),
        adapter_spec: parts.get(A!),
        metric_specs: parts.get(M!),
        data_augmenter_spec: parts.get(D!),
        groups: parts.get(G!),
        ...(N === undefined ? {} : { annotators: parts.get(N) }),
      }
      return { name, args, files, spec: value, sha }
    })
}

function lines<T>(file: string): readonly T[] {
  const text = gunzipSync(readFileSync(`${shared}oracle/run-specs/${file}.jsonl.gz`)).toString()
  return text.split('\n').flatMap((line) => (line === '' ? [] : [JSON.parse(line) as T]))
}
