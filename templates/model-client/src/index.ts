import { definePlugin, lazy } from '@binnacle/core'
import { MY_CLIENT } from './cards.data.ts'

/** What this package contributes. Nothing is loaded before it is used. */
export default definePlugin({
  name: '@my-scope/my-client',
  from: import.meta.url,
  contribute: () => ({ modelClients: [lazy({ ...MY_CLIENT, load: () => import('./my-client.ts').then((module) => module.myClient) })] }),
})
