import base from '../../tsup.config.ts'

/** Of zod and semver only what is needed, in the files: the whole of them is slow to load. */
export default { ...base, noExternal: ['zod', /^semver/] }
