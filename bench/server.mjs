// A provider to measure against: OpenAI's chat interface on 127.0.0.1, deterministic answers, a fixed latency.
//   node bench/server.mjs [--latency 0] ; prints its port on standard output
import { createServer } from 'node:http'
import { createHash } from 'node:crypto'

const latency = Number(process.argv[process.argv.indexOf('--latency') + 1] ?? 0) || 0
const LETTERS = ['A', 'B', 'C', 'D']

const server = createServer((request, response) => {
  let body = ''
  request.setEncoding('utf8')
  request.on('data', (piece) => (body += piece))
  request.on('end', () => {
    const answer = () => {
      const letter = LETTERS[createHash('sha1').update(body).digest()[0] % 4]
      const text = JSON.stringify({
        id: 'bench',
        object: 'chat.completion',
        created: 0,
        model: 'bench-model',
        choices: [{ index: 0, message: { role: 'assistant', content: letter }, finish_reason: 'stop' }],
        usage: { prompt_tokens: 60, completion_tokens: 1, total_tokens: 61 },
      })
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      response.end(text)
    }
    if (latency > 0) setTimeout(answer, latency)
    else answer()
  })
})
server.keepAliveTimeout = 60_000
server.listen(0, '127.0.0.1', () => console.log(server.address().port))
