export type { TapeBody, TapedRequest } from './exchange.ts'
export { type Cassette, type CassetteOptions, openCassette } from './open-cassette.ts'
