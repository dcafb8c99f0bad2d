export { createFiles } from './create-files.ts'
export type { DownloadInfo, FilesOptions, FilesWithRecord, SkippedRow } from './files-options.ts'
export { listedHashes } from './remote/listed-hashes.ts'
