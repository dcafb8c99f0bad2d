/** The config's schema by itself: loaded only where there is a config to check. */
export { checkConfig } from './check-config.ts'
export { type Config, type ConfigInput, configJsonSchema, configSchema } from './config-schema.ts'
