import { BlockList, isIP } from 'node:net'

/** Says whether a URL is asked directly, without a proxy. */
export type NoProxy = (url: URL) => boolean

/** What NO_PROXY says. */
export interface ReadNoProxy {
  readonly isDirect: NoProxy
  /** Entries that say nothing that could be understood. */
  readonly odd: readonly string[]
}

const DEFAULT_PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443', 'ws:': '80', 'wss:': '443' }

interface Entry {
  readonly matches: (host: string) => boolean
  readonly port: string | undefined
}

/**
 * Reads NO_PROXY as curl does: names that stand for themselves and all below them (`example.com`, `.example.com`, also
 * `*.example.com`), addresses, ranges of addresses (`10.0.0.0/8`, `fd00::/8`), `*` for all; a port behind a name or address
 * (`example.com:8080`) limits it to that port.
 */
export function readNoProxy(text: string): ReadNoProxy {
  const odd: string[] = []
  const entries: Entry[] = []
  for (const word of text.split(/[\s,]+/).filter((one) => one !== '')) {
    const entry = readEntry(word.toLowerCase())
    if (entry === undefined) odd.push(word)
    else entries.push(entry)
  }
  const isDirect = (url: URL): boolean => {
    const host = plainHost(url.hostname.toLowerCase())
    const port = url.port === '' ? DEFAULT_PORTS[url.protocol] : url.port
    return entries.some((entry) => (entry.port === undefined || entry.port === port) && entry.matches(host))
  }
  return { isDirect, odd }
}

/** A host without the brackets of an address and the dot of a full name. */
function plainHost(host: string): string {
  return host.startsWith('[') ? host.slice(1, -1) : host.endsWith('.') ? host.slice(0, -1) : host
}

function readEntry(word: string): Entry | undefined {
  if (word === '*') return { matches: () => true, port: undefined }
  const range = /^\[?([^\]/]+)\]?\/(\d+)$/.exec(word)
  if (range !== null) return rangeEntry(range[1]!, Number(range[2]))
  const bracketed = /^\[([^\]]+)\](?::(\d+))?$/.exec(word)
  if (bracketed !== null) return addressEntry(bracketed[1]!, bracketed[2])
  if (isIP(word) !== 0) return addressEntry(word, undefined)
  const named = /^(?:\*?\.)?([^*:/[\]]+?)\.?(?::(\d+))?$/.exec(word)
  if (named === null) return undefined
  const [, name = '', port] = named
  if (isIP(name) !== 0) return addressEntry(name, port)
  return { matches: (host) => host === name || host.endsWith(`.${name}`), port }
}

function addressEntry(address: string, port: string | undefined): Entry | undefined {
  const family = isIP(address)
  if (family === 0) return undefined
  const list = new BlockList()
  list.addAddress(address, family === 6 ? 'ipv6' : 'ipv4')
  return { matches: (host) => contains(list, host), port }
}

function rangeEntry(address: string, bits: number): Entry | undefined {
  const family = isIP(address)
  if (family === 0 || bits > (family === 6 ? 128 : 32)) return undefined
  const list = new BlockList()
  list.addSubnet(address, bits, family === 6 ? 'ipv6' : 'ipv4')
  return { matches: (host) => contains(list, host), port: undefined }
}

function contains(list: BlockList, host: string): boolean {
  const family = isIP(host)
  return family !== 0 && list.check(host, family === 6 ? 'ipv6' : 'ipv4')
}
