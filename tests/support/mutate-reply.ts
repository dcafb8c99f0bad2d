import { gzipSync, deflateSync, brotliCompressSync } from 'node:zlib'
import type { PythonRandom } from '../../packages/random/src/index.ts'

/** A reply as it goes over the wire. */
export interface RawReply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** How many bytes are sent before the connection breaks; all where absent. */
  readonly breaksAt?: number
}

type Mutation = (reply: RawReply, random: PythonRandom) => RawReply

const pick = <T>(random: PythonRandom, list: readonly T[]): T => list[random.randint(0, list.length - 1)]!

/** Values that stand where others should. */
const VALUES: readonly string[] = [
  'null',
  'true',
  'false',
  '0',
  '-1',
  '1.5',
  '-0',
  '1e400',
  '9007199254740993',
  'NaN',
  '-Infinity',
  '""',
  '" "',
  '"B"',
  '"\\ud800"',
  '"\\u0000"',
  '"\\u0000NaN"',
  '[]',
  '{}',
  '[[]]',
  '[null]',
  '{"error":"x"}',
  '{"type":"text","text":"C"}',
  '[{"type":"text","text":7}]',
  '{"message":"overloaded","code":529}',
  '{"code":"content_filter","message":"flagged"}',
  '"error"',
  '"content_filter"',
  '"end_turn"',
  '["a","b"]',
  '[{"type":"thinking","thinking":"hm"}]',
  `${'['.repeat(300)}${']'.repeat(300)}`,
  '{"__proto__":{"text":"D"}}',
]

/** Mutations of the parsed reply: what stands at a place is replaced, left out, renamed, doubled, or moved. */
function mutateTree(body: Buffer, random: PythonRandom): Buffer {
  const tree = JSON.parse(body.toString()) as unknown
  const places: { readonly parent: Record<string, unknown>; readonly key: string }[] = []
  const visit = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return
    for (const [key, inner] of Object.entries(node)) {
      places.push({ parent: node as Record<string, unknown>, key })
      visit(inner)
    }
  }
  visit(tree)
  const { parent, key } = pick(random, places)
  const other = pick(random, places)
  const marks: string[] = []
  switch (random.randint(0, 6)) {
    case 0:
      if (Array.isArray(parent)) parent.splice(Number(key), 1)
      else delete parent[key]
      break
    case 1:
      if (Array.isArray(parent)) parent.push(parent[Number(key)])
      else parent[key === 'content' ? 'reasoning_content' : `${key}_`] = parent[key]
      break
    case 2:
      parent[key] = structuredClone(other.parent[other.key])
      break
    case 3:
      ;(tree as Record<string, unknown>)['error'] = JSON.parse(
        pick(random, ['null', '"busy"', '{"message":"no credit left","code":402}', '{}']),
      )
      break
    default:
      marks.push(pick(random, VALUES))
      parent[key] = '@@0@@'
  }
  return Buffer.from(JSON.stringify(tree).replace('"@@0@@"', () => marks[0]!))
}

/** Mutations of bytes: turned, cut, doubled, inserted. */
function mutateBytes(body: Buffer, random: PythonRandom): Buffer {
  const at = random.randint(0, Math.max(0, body.length - 1))
  const length = random.randint(1, 12)
  const rest = body.subarray(at)
  const head = body.subarray(0, at)
  switch (random.randint(0, 4)) {
    case 0: {
      const turned = Buffer.from(body)
      turned[at] = (turned[at] ?? 0) ^ (1 << random.randint(0, 7))
      return turned
    }
    case 1:
      return head
    case 2:
      return Buffer.concat([head, rest.subarray(length)])
    case 3:
      return Buffer.concat([head, rest.subarray(0, length), rest])
    default:
      return Buffer.concat([head, Buffer.from(Array.from({ length }, () => random.randint(0, 255))), rest])
  }
}

const withBody = (reply: RawReply, body: Buffer | string): RawReply => ({ ...reply, body: Buffer.from(body as string) })
const withHeader = (reply: RawReply, name: string, value: string): RawReply => ({ ...reply, headers: { ...reply.headers, [name]: value } })

const MUTATIONS: readonly Mutation[] = [
  (reply, random) => withBody(reply, mutateBytes(reply.body, random)),
  (reply, random) => withBody(reply, mutateBytes(mutateBytes(reply.body, random), random)),
  (reply, random) => ({
    ...reply,
    status: pick(random, [201, 203, 207, 300, 302, 400, 401, 403, 404, 408, 413, 418, 429, 500, 502, 503, 529]),
  }),
  (reply, random) => ({ ...reply, breaksAt: random.randint(0, reply.body.length - 1) }),
  (reply, random) => {
    const [name, compress] = pick(random, [
      ['gzip', gzipSync],
      ['deflate', deflateSync],
      ['br', brotliCompressSync],
      ['gzip', (body: Buffer) => body],
      ['sdch', (body: Buffer) => body],
      ['gzip, gzip', gzipSync],
    ] as const)
    return withHeader(withBody(reply, compress(reply.body)), 'content-encoding', name)
  },
  (reply, random) =>
    withHeader(reply, 'content-type', pick(random, ['text/html', 'text/event-stream', 'application/json; charset=utf-16', 'x'])),
  (reply, random) => {
    const text = reply.body.toString()
    return withBody(
      reply,
      pick(random, [
        `\ufeff${text}`,
        `data: ${text}\n\ndata: [DONE]\n\n`,
        `${text}\n${text}`,
        `[${text}]`,
        JSON.stringify(text),
        `<html>${text}</html>`,
        ` \n\t${text}\n`,
        text.replaceAll(':null', ':NaN'),
        '',
        'null',
        `)]}'\n${text}`,
      ]),
    )
  },
]

/** Changes a reply at one to three places. Replies come from a seed: the same seed, the same replies. */
export function mutateReply(json: object, random: PythonRandom): RawReply {
  let body: Buffer = Buffer.from(JSON.stringify(json))
  for (let count = random.randint(0, 2); count > 0; count--) {
    try {
      body = mutateTree(body, random)
    } catch {
      break // A value before is not JSON any more.
    }
  }
  let reply: RawReply = { status: 200, headers: { 'content-type': 'application/json' }, body }
  if (random.random() < 0.5) reply = pick(random, MUTATIONS)(reply, random)
  return reply
}
