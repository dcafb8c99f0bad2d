import { relative, resolve } from 'node:path'
import type { Questions } from './ask.ts'
import * as errors from './errors.ts'
import { fillTemplate } from './fill-template.ts'
import { parseName } from './names.ts'
import { detectPackageManager } from './package-managers.ts'
import type { Arguments } from './parse-arguments.ts'
import { TEMPLATES } from './templates.data.ts'
import { lookAt, writePackage } from './write-package.ts'

/** Where a package is made, and who may be asked. */
export interface Surroundings {
  readonly cwd: string
  readonly userAgent: string | undefined
  readonly year: number
  /** Undefined where nobody can be asked. */
  readonly questions: Questions | undefined
}

/** What was made. */
export interface Created {
  readonly folder: string
  readonly packageName: string
  readonly files: readonly string[]
  /** The commands that come next. */
  readonly next: readonly string[]
}

/**
 * Makes a package from a template.
 * @throws BinnacleError `ERR_CREATE_*`; nothing is written then
 */
export async function create(given: Arguments, { cwd, userAgent, year, questions }: Surroundings): Promise<Created> {
  const template = given.template ?? (await questions?.template())
  if (template === undefined)
    throw errors.templateUnknown(
      undefined,
      TEMPLATES.map((one) => one.name),
    )
  const typed = given.name ?? (await questions?.name(template.placeholder))
  if (typed === undefined) throw errors.nameMissing()
  const names = parseName(typed)
  const licence = given.licence ?? (template.name === 'project' ? 'none' : 'Apache-2.0')
  if (licence === 'none' && template.name === 'benchmark-pack') throw errors.licenceNeeded(template.name)
  const packageManager = given.packageManager ?? detectPackageManager(userAgent)
  const folder = resolve(cwd, given.dir ?? names.kebab)
  let overwrite = given.overwrite
  if (lookAt(folder) === 'full' && !overwrite) overwrite = (await questions?.overwrite(folder)) === true
  const author = given.author ?? ''
  const files = fillTemplate({
    template,
    names,
    licence,
    author: author === '' ? `the authors of ${names.packageName}` : author,
    packageManager,
    year,
  })
  writePackage(folder, files, overwrite)
  const place = relative(cwd, folder)
  return {
    folder,
    packageName: names.packageName,
    files: [...files.keys()].toSorted(),
    next: [
      ...(place === '' ? [] : [`cd ${/[^\w./-]/.test(place) ? `"${place}"` : place}`]),
      packageManager.install,
      packageManager.run('test'),
      packageManager.run('start'),
    ],
  }
}
