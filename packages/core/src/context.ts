import type { Json } from './values/json.ts'
import type { Answer } from './answer.ts'
import type { MediaPart } from './instance.ts'
import type { RequestContent, RequestSettings } from './request.ts'
import type { Schema } from './values/schema.ts'

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
  /**
   * For CSV and TSV: how quotes are taken. Where absent, by RFC 4180, and a row whose quotes are at fault is a broken row. `python` reads what
   * CPython's `csv` makes of it; `none` takes quotes as signs like others.
   */
  readonly quoting?: 'python' | 'none'
  /** For JSON: the key under which the list of rows stands in an object, or the keys that lead there. */
  readonly rowsAt?: string | readonly string[]
  /**
   * What becomes of numbers in JSON and Parquet. Where absent they are numbers, and whole numbers beyond 2^53 are bigint; in files of the
   * user's (`{ path }`) a number whose digits JavaScript would change (`1.10`, `5.0`, `0.0000001`) keeps them: its text is what the file
   * says. `text` gives all numbers as texts, by the digits of the file; `python` as Python writes them (`5.0`, `1e-07`).
   */
  readonly numbers?: 'text' | 'python'
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
  bytes(): Promise<Uint8Array>
}

/**
 * The files that a scenario may read: from a mirror, else the cache, else the network, with size and hash kept.
 * @throws BinnacleError `ERR_FILES_*` naming the file, the row and what to do
 */
export interface Files {
  /** Brings one file here. */
  get(source: FileSource): Promise<LocalFile>
  text(source: FileSource, member?: string): Promise<string>
  /** The bytes of a file, or of a member of an archive. */
  bytes(source: FileSource, member?: string): Promise<Uint8Array>
  /** The entries of a JSON object in the order of the file, which `JSON.parse` does not keep for keys like `"12"`. */
  entries(source: FileSource): AsyncIterable<readonly [key: string, value: unknown]>
  /** The rows of a file or data set, one at a time. A broken row is an error or, by the config, skipped and counted. */
  rows<Row = Readonly<Record<string, unknown>>>(source: FileSource | DatasetSource, options?: RowOptions<Row>): AsyncIterable<Row>
  /** The members of a tar (also gzipped) or zip archive, in the order of the archive. */
  members(source: FileSource): AsyncIterable<ArchiveMember>
}

/** Takes a URL and gives a response, by the web's convention; proxy and certificates are those of the command. */
export type Fetch = (url: string, init?: RequestInit) => Promise<Response>

/** What becomes a media part: bytes, a file that is here, or a file or member of an archive from any source. */
export type MediaSource = Uint8Array | LocalFile | { readonly file: FileSource; readonly member?: string }

/** Pictures, sounds and films of a run. */
export interface Media {
  /**
   * Stores media once by its hash in `<out>/media` and gives the part that names it.
   * @param mimeType for instance `image/png`; its first half decides the kind of the part
   * @param known the size in pixels and the length in seconds, where the source says them; pictures are measured where it does not
   * @throws BinnacleError `ERR_MEDIA_*` where it is not media, empty, or not what `mimeType` says
   */
  keep(
    source: MediaSource,
    mimeType: string,
    known?: { readonly width?: number; readonly height?: number; readonly seconds?: number },
  ): Promise<MediaPart>
}

/** What a scenario may do: read files, keep media. */
export interface ScenarioContext {
  readonly files: Files
  readonly media: Media
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

/** What a role is asked: a prompt or a conversation, and what is not as by default (`createRequest`). */
export type RoleRequest = RequestContent & Partial<RequestSettings>

/** What one model of a role answered, or why it did not. */
export type RoleAnswer = {
  /** The name of the seat that it takes: that of a jury's judge, else the model's. */
  readonly seat: string
  /** The model's name. */
  readonly model: string
  /** The deployment that was asked. */
  readonly deployment: string
} & (
  | { readonly answer: Answer; readonly error?: undefined }
  | { readonly answer?: undefined; readonly error: { readonly code: string; readonly message: string; readonly retryable: boolean } }
)

/** Where code that came from a model runs; lent to annotators that say they need one. The command has none to lend yet. */
export interface Sandbox {
  /**
   * Runs a program with files of its own, cut off from the network.
   * @param program `files` are written first; `command` is started in their folder; `timeout` in milliseconds
   */
  run(program: {
    readonly files: { readonly [path: string]: string }
    readonly command: readonly string[]
    readonly input?: string
    readonly timeout: number
  }): Promise<{ readonly exitCode: number | null; readonly stdout: string; readonly stderr: string; readonly timedOut: boolean }>
}

/** What an annotator may do: ask the models of its roles, read files, reach a service. Each is opened when it is first used. */
export interface AnnotatorContext<Options = unknown> {
  readonly options: Options
  /** What its `assets` name, as it was read. */
  readonly assets: { readonly [name: string]: Json }
  /**
   * Asks every model of a role, in the order of the run spec, through the same hooks, queue, record and budget as the model under
   * test. What one model did wrong comes as a value; what ends the run (a wrong key, a spent budget) is thrown.
   */
  generate(role: string, request: RoleRequest): Promise<readonly RoleAnswer[]>
  readonly signal: AbortSignal
  readonly files: Files
  readonly fetch: Fetch
  /** One exchange with the whole body as text. */
  readonly http: (request: HttpRequest) => Promise<HttpResponse>
  /** Resolves a secret: `env:NAME` or `file:PATH`. */
  secret(reference: string): Promise<string>
  /** The bytes of a media part. */
  bytes(part: MediaPart): Promise<Uint8Array>
  /** Present where the annotator says that it needs one; without one to lend, the host leaves the annotator out and says so while planning. */
  readonly sandbox?: Sandbox
  /** Says something to the user, once for each text. */
  warn(message: string): void
}
