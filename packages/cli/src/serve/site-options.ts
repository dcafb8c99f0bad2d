import { readFileSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { BinnacleError, type JsonObject, type Leaderboard, type ModelInfo, type RunSpec } from '@binnacle/core'
import { boardSchema, helmRunSpec, parseHelmJson, parseSchema } from '@binnacle/helm'
import type { BoardSource, SiteOptions } from '@binnacle/viewer'
import type { CommandSession } from '../command-session.ts'
import { findDirection } from '../compare/find-direction.ts'
import { ownVersion } from '../own-version.ts'

/** Options of the command that say what is shown. */
export interface ShownOptions {
  readonly schema?: readonly string[]
  readonly release?: string
}

/** What the page is told beside its folders: boards, models, which way a score is better. */
export async function siteOptions(
  { container, cwd }: CommandSession,
  paths: readonly string[],
  { schema: schemas = [], release }: ShownOptions,
): Promise<Omit<SiteOptions, 'carrier'>> {
  const { registries } = container
  const models: ModelInfo[] = []
  for (const { name } of registries.list('models')) models.push(await registries.get('models', name))
  const boards: BoardSource[] = schemas.map((file) => schemaBoard(resolve(cwd, file)))
  for (const { name } of registries.list('leaderboards')) boards.push(contributed(await registries.get('leaderboards', name)))
  return {
    paths: paths.map((path) => resolve(cwd, path)),
    version: ownVersion(),
    ...(release === undefined ? {} : { release }),
    boards,
    models,
    helmSpec: async (spec: RunSpec) => parseHelmJson(await helmRunSpec(spec, registries)) as JsonObject,
    isLower: async (stat: string, spec: RunSpec) => {
      const direction = await findDirection(container, spec, stat)
      return direction === undefined || direction === 'neither' ? undefined : direction === 'lower'
    },
  }
}

function contributed(board: Leaderboard): BoardSource {
  const { name, description } = board
  const groups = board.groups.map((group) => group.name)
  return { name, title: description === '' ? name : description, groups, schema: (mainOf) => boardSchema(board, mainOf) }
}

/** A schema file of HELM's as a board. */
function schemaBoard(file: string): BoardSource {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (cause) {
    throw new BinnacleError({
      code: 'ERR_SCHEMA_READ',
      message: `the schema ${file} cannot be read`,
      hint: 'Correct the path after --schema: a schema file of HELM, such as schema_lite.yaml.',
      cause,
    })
  }
  const schema = parseSchema(text, file)
  const title = basename(file).replace(/^schema_|\.ya?ml$|\.json$/g, '')
  return { name: title, title, groups: schema.runGroups.map(({ name }) => name), schema: () => schema }
}
