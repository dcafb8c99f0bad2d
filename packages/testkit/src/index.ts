export * from './checks/index.ts'
export { createCall, createRequest } from './create-request.ts'
export { createSample, createSampleRequest, type SampleParts } from './create-sample.ts'
export { openProviderServer, type ProviderServer, type ProviderServerOptions } from './server/open-provider-server.ts'
export { type Failure, type Reply, type RetryAfter, type Script, type ScriptedRequest } from './server/reply.ts'
export type { Asked, ReceivedRequest, Said, SaidCompletion, SaidToken, Wire, WireEvent } from './server/wire.ts'
export {
  describeAnnotator,
  describeMetric,
  describeModelClient,
  describePack,
  describePerturbation,
  describePlugin,
  describeScenario,
  describeTask,
  describeTokenizer,
} from './suites.ts'
