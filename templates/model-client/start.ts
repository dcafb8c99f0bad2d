import { spawn } from 'node:child_process'
import { openProviderServer } from '@binnacle/testkit'

/** `npm start`: opens a provider on this machine that answers every question with “Lima”, and evaluates it through the client. */
const server = await openProviderServer({ reply: 'Lima', key: 'sk-trial' })
const environment = { ...process.env, TRIAL_URL: server.url, TRIAL_KEY: 'sk-trial' }
const command = spawn('binnacle run trial:model=trial/model', { stdio: 'inherit', shell: true, env: environment })
command.on('close', (code) => {
  process.exitCode = code ?? 4
  void server.close()
})
