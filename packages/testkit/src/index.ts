export * from './checks/index.ts'
export { createCall, createRequest } from './create-request.ts'
export { createSample, createSampleRequest, type SampleParts } from './create-sample.ts'
export * from './cassette/index.ts'
export * from './project/index.ts'
export * from './server/index.ts'
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
