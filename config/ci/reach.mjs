// Which browser suites a change can reach: those that name the address of a page that runs a changed file.
import fs from 'node:fs'
import path from 'node:path'

import { filesBelow, stepsFrom } from '../scripts/imports.mjs'
import { root } from '../scripts/lib.mjs'

/** These run whatever changes: the ways that must never break. */
const always = ['journey', 'money', 'login', 'exam']
/** A file that reaches a larger part of the suites is left to the whole run. */
const maxShare = 1 / 3

const browserTests = '__tests__/e2e'
const suiteOf = (file) => path.basename(file, '.test.ts')

/** The pages, by address: the path is the route. */
const readPages = () =>
  ['src/pages', 'src/packageA'].flatMap((folder) =>
    filesBelow(folder)
      .filter((file) => file.endsWith('.config.ts'))
      .map((config) => config.replace(/\.config\.ts$/, ''))
      .map((page) => ({
        address: `/${path.relative(path.join(root, 'src'), page).split(path.sep).join('/')}`,
        files: new Set(stepsFrom(`${page}.tsx`).keys()),
      })),
  )

/** Each suite with its helpers and all words in them. */
const readSuites = () =>
  filesBelow(browserTests)
    .filter((file) => /e2e\/\w+\.test\.ts$/.test(file.split(path.sep).join('/')) && !/Speed\./.test(file))
    .map((file) => {
      const below = path.join(root, browserTests) + path.sep
      const files = [...stepsFrom(file).keys()].filter((each) => each.startsWith(below))
      return { file, files: new Set(files), text: files.map((each) => fs.readFileSync(each, 'utf8')).join('\n') }
    })

const isNamed = (address, text) => new RegExp(`${address}(?![\\w/])`).test(text)

/** True of what runs on every page: the app itself, its build, the backend. */
const isEverywhere = (name) =>
  /^(src\/[^/]+|sandbox\/.*|config\/(webpack|plugins)\/.*|config\/\w+\.ts|package.*\.json)$/.test(name)

/**
 * @param changed files of the change, from the project's root
 * @returns the paths of the suites to run, and the files that reach too many, each with how many
 */
export function reachOf(changed) {
  const pages = readPages()
  const suites = readSuites()
  const app = stepsFrom(path.join(root, 'src/app.tsx'), { isLazyToo: false })
  const reachedBy = (name) => {
    const file = path.join(root, name)
    if (isEverywhere(name) || app.has(file)) return suites
    const addresses = pages.filter(({ files }) => files.has(file)).map(({ address }) => address)
    return suites.filter(({ files, text }) => files.has(file) || addresses.some((address) => isNamed(address, text)))
  }

  const chosen = new Set(suites.filter(({ file }) => always.includes(suiteOf(file))))
  const left = []
  for (const name of changed) {
    const reached = reachedBy(name)
    if (reached.length > suites.length * maxShare) left.push({ name, reached: reached.length, of: suites.length })
    else for (const suite of reached) chosen.add(suite)
  }
  return { suites: [...chosen].map(({ file }) => file), left }
}
