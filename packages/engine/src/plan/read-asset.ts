import { type AssetSource, BinnacleError, errorText, type Files, type Json } from '@binnacle/core'

/**
 * Reads a file that a task or perturbation names.
 * @throws BinnacleError `ERR_FILES_*`, `ERR_PLAN_ASSET`
 */
export async function readAsset(files: Files, { format, ...source }: AssetSource): Promise<Json> {
  const text = await files.text(source)
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
