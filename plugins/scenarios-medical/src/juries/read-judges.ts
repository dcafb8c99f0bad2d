import type { AssetSource, Json } from '@binnacle/core'
import { z } from 'zod'
import { type Judges, MEDHELM_JUDGES } from './jury.ts'
import { readYaml } from '../read-yaml.ts'

const fileSchema = z.object({
  judges: z.array(z.object({ name: z.string(), model: z.string(), model_deployment: z.string() })).min(1),
})

/** The file of the judges that a task is given, to be read while it is planned. */
export function judgesFile(path: string | undefined): { readonly [name: string]: AssetSource } {
  return path === undefined ? {} : { judges: { path, format: 'text' } }
}

/**
 * The judges of a file as MedHELM has them: `judges: [{ name, model, model_deployment }]`.
 * @returns MedHELM's own where there is no file
 * @throws BinnacleError `ERR_TASK_BENCHMARK`
 */
export function readJudges(path: string | undefined, text: Json | undefined): Judges {
  if (path === undefined) return MEDHELM_JUDGES
  const { judges } = readYaml(path, text, fileSchema, 'Write YAML: judges, a list of { name, model, model_deployment }.')
  return Object.fromEntries(
    judges.map(({ name, model, model_deployment: deployment }) => [name, { model_name: model, model_deployment: deployment }] as const),
  )
}
