import type { ShareAdapter } from './types'

export const shareAdapter: ShareAdapter = {
  linkOf: (path) => path,
  webLinkOf: (path, site) => site && `${site}/#${path}`,
  publish: async () => undefined,
  way: () => 'menu',
}
