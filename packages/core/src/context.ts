import type { Answer } from './answer.ts'
import type { MediaPart } from './instance.ts'
import type { Request } from './request.ts'
import type { Schema } from './schema.ts'

/**
 * A file of a data set or model on the Hub, a URL, or a file of the user's, relative to the config. A file of the plugin's own
 * package has its address there: `new URL('../data/rows.jsonl', import.meta.url).href`.
 */
export type FileSource =
  | { readonly url: string; readonly sha256?: string; readonly bytes?: number }
  | { readonly dataset: string; readonly file: string; readonly revision?: string; readonly sha256?: string }
  | { readonly model: string; readonly file: string; readonly revision?: string; readonly sha256?: string }
  | { readonly path: string }

/** The rows of a data set on the Hub, found by config and split; authors name no files. */
export interface DatasetSource {
  readonly dataset: string
  readonly config?: string
  readonly split: string
  readonly revision?: string
}

/** How rows are read. */
export interface RowOptions<Row = unknown> {
  /** By the file's name where absent. `json` is an array of rows. */
  readonly format?: 'jsonl' | 'json' | 'csv' | 'tsv' | 'parquet'
  /** A file inside a tar or zip archive. */
  readonly member?: string
  /** For CSV and TSV: whether the first row names the columns (default). Without, a row is an array of texts. */
  readonly header?: boolean
  /** For CSV and TSV: `universal` makes `\r\n` and `\r` a line break `\n`, also inside quotes, as Python's text mode does. */
  readonly newlines?: 'universal'
  /** For Parquet: `names` gives class labels by their names, which stand in the file; without, they are numbers. */
  readonly labels?: 'names'
  /** Checks each row; a row that does not fit is a broken row, named with its file and number. */
  readonly schema?: Schema<Row>
}

/** A file that is here now, with what is known of it. */
export interface LocalFile {
  readonly path: string
  readonly bytes: number
  readonly sha256: string
  /** Where it came from: the URL, or `hub:owner/name@revision/file`. */
  readonly source: string
  readonly licence?: string
  /** Says that the file is cut or a stand-in: the run is marked `substituted`. */
  readonly note?: string
}

/** A member of an archive. */
export interface ArchiveMember {
  readonly path: string
  text(): Promise<string>
}

/**
 * The files that a scenario may read: from a mirror, else the cache, else the network, with size and hash kept.
 * @throws BinnacleError `ERR_FILES_*` naming the file, the row and what to do
 */
export interface Files {
  /** Brings one file here. */
  get(source: FileSource): Promise<LocalFile>
  text(source: FileSource, member?: string): Promise<string>
  /** The entries of a JSON object in the order of the file, which `JSON.parse` does not keep for keys like `"12"`. */
  entries(source: FileSource): AsyncIterable<readonly [key: string, value: unknown]>
  /** The rows of a file or data set, one at a time. A broken row is an error or, by the config, skipped and counted. */
  rows<Row = Readonly<Record<string, unknown>>>(source: FileSource | DatasetSource, options?: RowOptions<Row>): AsyncIterable<Row>
  /** The members of a tar (also gzipped) or zip archive, in the order of the archive. */
  members(source: FileSource): AsyncIterable<ArchiveMember>
}

/** Takes a URL and gives a response, by the web's convention; proxy and certificates are those of the command. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/** What a scenario may do: read files. */
export interface ScenarioContext {
  readonly files: Files
  readonly fetch: Fetch
  readonly signal: AbortSignal
  /** Says something to the user, once for each text. */
  warn(message: string): void
}

/** What a tokenizer may do: read files. */
export interface TokenizerContext {
  readonly files: Files
}

/** One HTTP exchange, as a client asks for it. */
export interface HttpRequest {
  readonly url: string
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
  readonly signal?: AbortSignal
}

/** What came back. `headers` has lower-case names. */
export interface HttpResponse {
  readonly status: number
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>
  readonly body: string
}

/** What a model client may do: HTTP, secrets by name, media by hash. */
export interface ClientContext {
  readonly fetch: Fetch
  /** One exchange with the whole body as text; the fast path for JSON providers. */
  readonly http: (request: HttpRequest) => Promise<HttpResponse>
  /**
   * Resolves a secret.
   * @param reference `env:NAME` or `file:PATH`; a plain value is refused
   * @throws BinnacleError `ERR_CONFIG_SECRET` where it is not there
   */
  secret(reference: string): Promise<string>
  /** The bytes of a media part. */
  media(part: MediaPart): Promise<Uint8Array>
  readonly files: Files
  warn(message: string): void
}

/** What a role is asked: a prompt, and what is not as by default. */
export type RoleRequest = Partial<Request> & { readonly prompt: string }

/** What one model of a role answered, or why it did not. */
export type RoleAnswer =
  | { readonly model: string; readonly answer: Answer; readonly error?: undefined }
  | { readonly model: string; readonly answer?: undefined; readonly error: string }

/** What an annotator may do: ask the models of its roles. */
export interface AnnotatorContext<Options = unknown> {
  readonly options: Options
  /**
   * Asks every model of a role, through the same queue, cache and budget; failures come as values.
   * @param models who plays the role where the config names nobody; the models that the role declares where absent
   */
  generate(role: string, request: RoleRequest, models?: readonly string[]): Promise<readonly RoleAnswer[]>
  readonly signal: AbortSignal
}
