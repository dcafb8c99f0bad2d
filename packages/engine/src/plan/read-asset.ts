import { type AssetSource, BinnacleError, errorText, type Files, type Json } from '@binnacle/core'
import { findPythonString } from '@binnacle/python'

/**
 * Reads a file that a task or perturbation names, or one string of it.
 * @throws BinnacleError `ERR_FILES_*`, `ERR_PLAN_ASSET`
 */
export async function readAsset(files: Files, { format, member, string, ...source }: AssetSource): Promise<Json> {
  const text = await files.text(source, member)
  if (string !== undefined) return readString(text, string, async () => (await files.get(source)).source)
  if (format === 'text') return text
  try {
    return JSON.parse(text) as Json
  } catch (cause) {
    const { source: name } = await files.get(source)
    throw new BinnacleError({
      code: 'ERR_PLAN_ASSET',
      message: `${name} is not JSON: ${errorText(cause)}`,
      hint: 'Look at the file, or fetch it anew.',
      cause,
    })
  }
}

/** One string of a Python file: a text, or of an f-string the texts and expressions. */
async function readString(text: string, sha256: string, name: () => Promise<string>): Promise<Json> {
  const found = findPythonString(text, sha256)
  if (found === undefined) {
    throw new BinnacleError({
      code: 'ERR_PLAN_ASSET',
      message: `${await name()} has no string with the SHA-256 ${sha256}`,
      hint: 'The file is not the one that the task was written for: fetch it anew at the commit of its address.',
    })
  }
  const [only = '', ...others] = found.parts
  return others.length === 0 && typeof only === 'string' ? only : (found.parts as Json)
}
