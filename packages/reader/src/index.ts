export { type Carrier, httpCarrier, readText } from './carrier.ts'
export {
  answerOfHelm,
  type HelmInstance,
  type HelmRequest,
  type HelmResult,
  type HelmStateFields,
  instanceOfHelm,
  parseHelmRecord,
  requestOfHelm,
} from './helm-fields.ts'
export { type LineFile, openLineFile } from './line-file.ts'
export { openSamples } from './open-samples.ts'
export type { JudgedRequest, SampleFilter, SampleHead, SamplePage, Samples, SampleView, ViewedRequest } from './samples.ts'
