// Which suites a change can reach, of the browser and of the mini-program: those that name the address of a page that runs
// a changed file.
import fs from 'node:fs'
import path from 'node:path'

import { filesBelow, stepsFrom } from '../scripts/imports.mjs'
import { root } from '../scripts/lib.mjs'

/**
 * By end, its suites. `always` run whatever changes: the ways that must never break. `named` is how a suite names a page;
 * those of the mini-program are short, and go on by taps from a page of the same area.
 */
const ends = {
  h5: {
    folder: '__tests__/e2e',
    always: ['journey', 'money', 'login', 'exam'],
    named: (address) => new RegExp(`${address}(?![\\w/])`),
  },
  weapp: {
    folder: '__tests__/weapp',
    always: ['journey'],
    named: (address) => new RegExp(`${address.split('/').slice(0, 3).join('/')}/`),
  },
}
/** A file that reaches a larger part of the suites of an end is left to the whole run. */
const maxShare = 1 / 3

const suiteOf = (file) => path.basename(file, '.test.ts')

/** The pages, by address: the path is the route. */
const readPages = (end) =>
  ['src/pages', 'src/packageA'].flatMap((folder) =>
    filesBelow(folder)
      .filter((file) => file.endsWith('.config.ts'))
      .map((config) => config.replace(/\.config\.ts$/, ''))
      .map((page) => ({
        address: `/${path.relative(path.join(root, 'src'), page).split(path.sep).join('/')}`,
        files: new Set(stepsFrom(`${page}.tsx`, { end }).keys()),
      })),
  )

/** Each suite with its helpers and all words in them. */
const readSuites = (folder) =>
  filesBelow(folder)
    .filter(
      (file) => path.dirname(file) === path.join(root, folder) && /\.test\.ts$/.test(file) && !/Speed\./.test(file),
    )
    .map((file) => {
      const below = path.join(root, folder) + path.sep
      const files = [...stepsFrom(file).keys()].filter((each) => each.startsWith(below))
      return { file, files: new Set(files), text: files.map((each) => fs.readFileSync(each, 'utf8')).join('\n') }
    })

/** True of what runs on every page: the app itself, its build, the backend. */
const isEverywhere = (name) =>
  /^(src\/[^/]+|src\/static\/.*|types\/.*|sandbox\/.*|config\/(webpack|plugins)\/.*|config\/\w+\.ts|babel\.config\.js|package.*\.json)$/.test(
    name,
  )

function reachOn(end, changed) {
  const { folder, always, named } = ends[end]
  const pages = readPages(end)
  const suites = readSuites(folder)
  const app = stepsFrom(path.join(root, 'src/app.tsx'), { isLazyToo: false, end })
  const reachedBy = (name) => {
    const file = path.join(root, name)
    if (isEverywhere(name) || app.has(file)) return suites
    const names = pages.filter(({ files }) => files.has(file)).map(({ address }) => named(address))
    return suites.filter(({ files, text }) => files.has(file) || names.some((name) => name.test(text)))
  }

  const chosen = new Set(suites.filter(({ file }) => always.includes(suiteOf(file))))
  const left = []
  for (const name of changed) {
    const reached = reachedBy(name)
    if (reached.length > suites.length * maxShare) left.push({ name, end, reached: reached.length, of: suites.length })
    else for (const suite of reached) chosen.add(suite)
  }
  return { suites: [...chosen].map(({ file }) => file), left }
}

/**
 * @param changed files of the change, from the project's root
 * @returns by end, the paths of the suites to run, and the files that reach too many, each with how many
 */
export const reachOf = (changed) => ({ h5: reachOn('h5', changed), weapp: reachOn('weapp', changed) })
