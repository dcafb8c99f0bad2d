/** Variables that would change what a command does, or make it talk to another test. */
const NOT_HANDED_ON: readonly RegExp[] = [
  /^BINNACLE_/,
  /^NODE_OPTIONS$/,
  /^NODE_PATH$/,
  /^FORCE_COLOR$/,
  /^VITEST/,
  /^npm_/,
  /_API_KEY$/,
  /^HF_/,
  /^https?_proxy$/i,
  /^all_proxy$/i,
]

/** The environment as a user's shell would have it: without what the test runner, its own command or a key would change. */
export function userEnvironment(): Record<string, string> {
  const kept = Object.entries(process.env).filter(([name, value]) => value !== undefined && !NOT_HANDED_ON.some((one) => one.test(name)))
  return Object.fromEntries(kept) as Record<string, string>
}
