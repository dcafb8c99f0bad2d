import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const docs = fileURLToPath(new URL('..', import.meta.url))

/** The pages of a folder, in the order of their names. */
const pages = (folder) =>
  readdirSync(`${docs}/${folder}`)
    .filter((file) => file.endsWith('.md') && file !== 'README.md')
    .toSorted()
    .map((file) => {
      const name = file.slice(0, -'.md'.length)
      return { text: name.replaceAll('-', ' '), link: `/${folder === '.' ? '' : `${folder}/`}${name}` }
    })

export default {
  title: 'Binnacle',
  description: 'Reproducible evaluation of language and multimodal models',
  // Links to files of the repository beside the docs lead to pages that the site does not have.
  ignoreDeadLinks: true,
  rewrites: { 'guides/README.md': 'guides/index.md', 'decisions/README.md': 'decisions/index.md' },
  themeConfig: {
    search: { provider: 'local' },
    sidebar: [
      { text: 'Guides', items: pages('guides') },
      { text: 'Reference', items: pages('.') },
      { text: 'Packs', items: pages('packs') },
      { text: 'Decisions', collapsed: true, items: pages('decisions') },
      { text: '中文', collapsed: true, items: [...pages('zh-CN'), ...pages('zh-CN/guides')] },
    ],
  },
}
