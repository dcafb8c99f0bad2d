export { openProviderServer, type ProviderServer, type ProviderServerOptions } from './open-provider-server.ts'
export { BREAKDOWNS, type Failure, REFUSALS, type Reply, type RetryAfter, type Script, type ScriptedRequest } from './reply.ts'
export type { Asked, ReceivedRequest, Said, SaidCompletion, SaidToken, Wire, WireEvent } from './wire.ts'
