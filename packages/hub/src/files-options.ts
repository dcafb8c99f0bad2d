import type { Fetch, Files, LocalFile } from '@binnacle/core'

/** What `createFiles` takes. */
export interface FilesOptions {
  /** Folders with a `mirror.json`, searched in this order. */
  readonly mirrors: readonly string[]
  /** Whether nothing may be downloaded. The cache still counts. */
  readonly offline: boolean
  /** Where downloads and unpacked archives are kept. */
  readonly cacheDir: string
  /** The folder that `{ path }` sources are relative to: that of the config. */
  readonly baseDir: string
  readonly fetch: Fetch
  /** HF_TOKEN, and HF_ENDPOINT for another Hub. */
  readonly env: { readonly HF_TOKEN?: string | undefined; readonly HF_ENDPOINT?: string | undefined }
  /** Whether a broken row is an error, or is skipped and counted. */
  readonly badRows: 'fail' | 'skip'
  /** Called before a download begins. */
  readonly onDownload?: (info: DownloadInfo) => void
  /** Milliseconds before the first retry of a download (500); each later one waits twice as long. */
  readonly retryDelay?: number
}

/** What is known of a file when its download begins. */
export interface DownloadInfo {
  readonly source: string
  readonly bytes?: number
  readonly licence?: string
}

/** A row that was skipped. */
export interface SkippedRow {
  readonly file: string
  readonly row: number
  readonly reason: string
}

/** Files that remember what they handed out. */
export interface FilesWithRecord extends Files {
  /** Every file that was handed out, once each, in the order of first use. */
  used(): readonly LocalFile[]
  /** How many broken rows were skipped, and the first hundred of them. */
  skippedRows(): { readonly count: number; readonly rows: readonly SkippedRow[] }
}
