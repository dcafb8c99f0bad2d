import { markdownTable } from './markdown-table.ts'
import { thirdParties } from '../third-party.ts'

/** The table of libraries that come with our packages. */
export function licencesText(root: string): string {
  const rows = thirdParties(root).map(({ name, version, licence, neededBy }) => [
    `\`${name}\``,
    version,
    licence,
    neededBy.length > 3 ? `${neededBy.length} packages` : neededBy.map((one) => `\`${one}\``).join(', '),
  ])
  return markdownTable(['Library', 'Version', 'Licence', 'Comes with'], rows)
}
