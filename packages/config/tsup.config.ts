import base from '../../tsup.config.ts'

/** Of zod only what the config's schema needs, in one file: the whole of it is slow to load. */
export default { ...base, noExternal: ['zod'] }
