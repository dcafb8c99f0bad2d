// Times every metric on texts that make careless readers slow, against themselves and against themselves from behind, at a length and at
// twice that: what grows with the square shows a ratio near 4.
// node --conditions=@binnacle/source bench/hostile-texts.mjs [--length 50000] [--limit 20] [--only name] [--over 100]
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'

const option = (name, standard) => {
  const at = process.argv.indexOf(`--${name}`)
  return at < 0 ? standard : process.argv[at + 1]
}

const { hostileCases } = await import('../tests/support/hostile-cases.ts')
const { HOSTILE_TEXTS } = await import('../tests/support/hostile-texts.ts')
const patterns = Object.keys(HOSTILE_TEXTS)
const cases = await hostileCases()

if (isMainThread) {
  const [length, limit, over] = [Number(option('length', '50000')), Number(option('limit', '20')), Number(option('over', '100'))]
  const only = option('only', '')
  console.log(`milliseconds at ${length} and ${2 * length} characters, where the second is over ${over}`)
  for (const { name } of cases) if (name.includes(only)) await measure(name, length, limit, over)
} else {
  const { name, length, from } = workerData
  const tell = parentPort.postMessage.bind(parentPort)
  const one = cases.find((found) => found.name === name)
  one.run('warm', 'warm up')
  const time = (text) => {
    const start = performance.now()
    let said = ''
    try {
      one.run(text, text)
      one.run(text, Array.from(text).toReversed().join(''))
    } catch (error) {
      said = `  threw ${error.message.slice(0, 80)}`
    }
    return { milliseconds: Math.round(performance.now() - start), said }
  }
  for (let index = from; index < patterns.length; index++) {
    tell({ index })
    const first = time(HOSTILE_TEXTS[patterns[index]](length))
    const second = time(HOSTILE_TEXTS[patterns[index]](2 * length))
    tell({ index, first: first.milliseconds, second: second.milliseconds, said: second.said })
  }
}

/** Measures one metric in a thread of its own, which is ended and begun anew behind a pattern that takes too long. */
async function measure(name, length, limit, over) {
  for (let from = 0; from < patterns.length; ) {
    from = await new Promise((resolve) => {
      const worker = new Worker(new URL(import.meta.url), { workerData: { name, length, from }, execArgv: process.execArgv })
      let at = from
      let timer
      const watch = () => {
        clearTimeout(timer)
        timer = setTimeout(() => {
          console.log(`${name}  ${patterns[at]}  over ${limit} s`)
          void worker.terminate().then(() => resolve(at + 1))
        }, limit * 1000)
      }
      worker.on('message', ({ index, first, second, said }) => {
        at = index
        watch()
        if (second === undefined || (second <= over && said === '')) return
        console.log(`${name}  ${patterns[index]}  ${first} ${second}  ×${(second / Math.max(1, first)).toFixed(1)}${said}`)
      })
      worker.on('error', (error) => console.log(`${name}: ${error.message}`))
      worker.on('exit', () => {
        clearTimeout(timer)
        resolve(patterns.length)
      })
      watch()
    })
  }
}
