/** How large a reply and a request may be, and how many connections there may be. */
export interface HttpLimits {
  /** The largest body of a reply, in bytes, as it comes and decompressed. */
  readonly replyBytes: number
  /** The largest body of a request, in bytes. */
  readonly requestBytes: number
  /** How deep objects and lists of a reply may stand in one another. */
  readonly replyDepth: number
  /** Connections to one host at a time. */
  readonly connections: number
}

/** What holds where nothing else is said. The number of connections comes from the number of files that the process may open. */
export const DEFAULT_LIMITS: Omit<HttpLimits, 'connections'> = {
  replyBytes: 64 * 1024 ** 2,
  requestBytes: 256 * 1024 ** 2,
  replyDepth: 200,
}
