import type { AssetSource } from '@binnacle/core'

/** The commit of HELM's release 0.5.16. */
export const HELM_COMMIT = 'ef439fc94e58568fd1274d5c07ceb1b711360a55'

/**
 * A file of HELM's repository at its last release.
 * @param path below `src/helm/benchmark/`
 * @param sha256 of the file
 */
export function helmFile(path: string, sha256: string): { readonly url: string; readonly sha256: string } {
  return { url: `https://raw.githubusercontent.com/stanford-crfm/helm/${HELM_COMMIT}/src/helm/benchmark/${path}`, sha256 }
}

/**
 * A long instruction or judge's prompt as an asset: one string of a Python file of HELM's, read when a run is planned. The texts are
 * their authors' and are not part of Binnacle.
 * @param path below `src/helm/benchmark/`
 * @param file the SHA-256 of the file
 * @param string the SHA-256 of the string's UTF-8 bytes
 */
export function helmString(path: string, file: string, string: string): AssetSource {
  return { ...helmFile(path, file), string }
}
