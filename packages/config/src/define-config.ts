import type { ConfiguredPlugin, Plugin } from '@binnacle/core'
import type { ConfigInput } from './config-schema.ts'

/** A config in TypeScript: as in JSON, and plugins also by value. */
export interface UserConfig extends Omit<ConfigInput, 'plugins'> {
  readonly plugins?: readonly (string | ConfiguredPlugin | Pick<Plugin, '~contract' | '~kind' | 'pluginName'>)[]
}

/** Types a config; gives it back as it is. */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}
