import fs from 'node:fs'
import path from 'node:path'

import { root } from './lib.mjs'

const proofs = { h5: 'dist/h5/index.html', weapp: 'dist/weapp/app.json' }

/** Newest change below a path, in ms. */
function newestChange(file) {
  const stat = fs.statSync(file)
  if (!stat.isDirectory()) return stat.mtimeMs
  return Math.max(stat.mtimeMs, ...fs.readdirSync(file).map((name) => newestChange(path.join(file, name))))
}

/** True without a build of this end, or with one older than its sources. */
export function isOutdated(end) {
  const built = path.join(root, proofs[end])
  if (!fs.existsSync(built)) return true
  const configs = ['index.ts', 'prod.ts', 'webpack', 'plugins'].map((name) => `config/${name}`)
  const sources = ['src', ...configs, 'babel.config.js', 'package.json']
  return Math.max(...sources.map((name) => newestChange(path.join(root, name)))) > fs.statSync(built).mtimeMs
}
