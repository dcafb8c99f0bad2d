// The bare client: the same requests at the same concurrency with undici alone, one line written an answer. The practical limit.
//   node bench/bare.mjs --port N --file rows.jsonl --concurrency 32 --out answers.jsonl
import { createReadStream, createWriteStream } from 'node:fs'
import { once } from 'node:events'
import { Pool } from 'undici'
import { promptOf } from './rows.mjs'

const option = (name) => process.argv[process.argv.indexOf(`--${name}`) + 1]
const concurrency = Number(option('concurrency'))
const pool = new Pool(`http://127.0.0.1:${option('port')}`, { connections: concurrency })
const headers = { 'content-type': 'application/json', authorization: 'Bearer bench' }

async function* lines(file) {
  let rest = ''
  for await (const piece of createReadStream(file, { encoding: 'utf8', highWaterMark: 1 << 18 })) {
    const parts = (rest + piece).split('\n')
    rest = parts.pop()
    yield* parts
  }
}

const out = createWriteStream(option('out'), { highWaterMark: 1 << 18 })
const source = lines(option('file'))
let right = 0
let count = 0
async function worker() {
  for (;;) {
    const { value, done } = await source.next()
    if (done) return
    const row = JSON.parse(value)
    const body = JSON.stringify({
      model: 'bench-model',
      messages: [{ role: 'user', content: promptOf(row) }],
      temperature: 0,
      max_tokens: 1,
    })
    const response = await pool.request({ path: '/v1/chat/completions', method: 'POST', headers, body })
    const reply = JSON.parse(await response.body.text())
    const text = reply.choices[0].message.content
    const isRight = text.trim() === 'ABCD'[row.answer]
    if (isRight) right++
    count++
    if (!out.write(`${JSON.stringify({ id: row.id, text, score: isRight ? 1 : 0, usage: reply.usage })}\n`)) await once(out, 'drain')
  }
}
await Promise.all(Array.from({ length: concurrency }, worker))
out.end()
await once(out, 'finish')
await pool.close()
console.log(JSON.stringify({ count, right }))
