/** A package manager, as far as a new package depends on it. */
export interface PackageManager {
  readonly name: 'npm' | 'pnpm' | 'yarn' | 'bun'
  readonly install: string
  /** Runs a script of package.json. */
  readonly run: (script: string) => string
  /** Steps of a CI that make it ready. */
  readonly setup: readonly string[]
  /** Files that only it needs. */
  readonly files: Readonly<Record<string, string>>
}

const NODE = ['- uses: actions/setup-node@v5', '  with:', '    node-version: 24']

/** TypeScript 7 and its tools read `node_modules`; they do not know yarn's archives. An empty lock file marks the folder as a project of its own. */
const YARN_FILES = { '.yarnrc.yml': 'nodeLinker: node-modules\n', 'yarn.lock': '' }

export const PACKAGE_MANAGERS: readonly PackageManager[] = [
  { name: 'npm', install: 'npm install', run: (script) => npmScript(script), setup: [...NODE, '- run: npm ci'], files: {} },
  {
    name: 'pnpm',
    install: 'pnpm install',
    run: (script) => `pnpm ${script === 'test' || script === 'start' ? script : `run ${script}`}`,
    setup: ['- uses: pnpm/action-setup@v4', '  with:', '    version: 10', ...NODE, '- run: pnpm install --frozen-lockfile'],
    files: {},
  },
  {
    name: 'yarn',
    install: 'yarn install',
    run: (script) => `yarn ${script}`,
    setup: [...NODE, '- run: corepack enable', '- run: yarn install --immutable'],
    files: YARN_FILES,
  },
  {
    name: 'bun',
    install: 'bun install',
    run: (script) => `bun run ${script}`,
    setup: ['- uses: oven-sh/setup-bun@v2', ...NODE, '- run: bun install --frozen-lockfile'],
    files: {},
  },
]

const npmScript = (script: string): string => (script === 'test' || script === 'start' ? `npm ${script}` : `npm run ${script}`)

/** The package manager that started this command, by what it says of itself; npm where nothing is said. */
export function detectPackageManager(userAgent: string | undefined): PackageManager {
  const name = userAgent?.split('/')[0]
  return PACKAGE_MANAGERS.find((one) => one.name === name) ?? PACKAGE_MANAGERS[0]!
}
