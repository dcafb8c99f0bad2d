import base from '../../tsup.config.ts'

/** zod and yaml in the same file, which loads at once; yaml is CommonJS and asks for modules of Node. */
export default {
  ...base,
  banner: { js: "import { createRequire } from 'node:module'\nconst require = createRequire(import.meta.url)" },
}
