import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The folder of the built mini-program; `WEAPP_DIST` names another one. */
export const dist = path.resolve(process.env.WEAPP_DIST ?? path.join(__dirname, '../../../dist/weapp'))

if (!existsSync(path.join(dist, 'app.json'))) {
  throw new Error(
    `There is no mini-program in ${dist}: API_HOST=https://api.example.com GO_HOST=https://api.example.com/go npm run build:weapp`,
  )
}

/** The compiled-in host. The harness redirects its calls to a sandbox. */
export const builtApiHost = 'https://api.example.com'

export interface AppJson {
  pages: string[]
  subPackages: { root: string; pages: string[] }[]
  /** Location functions that the app may call. */
  requiredPrivateInfos?: string[]
  /** By page. */
  preloadRule: Record<string, { packages: string[] }>
  tabBar: { list: { pagePath: string; text: string; iconPath: string; selectedIconPath: string }[] }
}

export const readText = (file: string): string => readFileSync(path.join(dist, file), 'utf8')

export const appJson = JSON.parse(readText('app.json')) as AppJson

/** Files of the build, as paths relative to its folder. */
export const files = readdirSync(dist, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)))

/** Every page of the app, without a leading slash. */
export const pagePaths: string[] = [
  ...appJson.pages,
  ...appJson.subPackages.flatMap(({ root, pages }) => pages.map((page) => `${root}/${page}`)),
]

export const tabPaths: string[] = appJson.tabBar.list.map(({ pagePath }) => pagePath)

/** Root of the sub-package that a file belongs to; '' = the main package. */
export const packageOf = (file: string): string =>
  appJson.subPackages.find(({ root }) => file.startsWith(`${root}/`))?.root ?? ''
