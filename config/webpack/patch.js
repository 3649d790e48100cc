// A patch must find what it replaces: after an update of its package the build stops here instead of going on without
// the patch.
const fs = require('node:fs')
const path = require('node:path')

/** `name@version` of the installed package that holds a file. */
function packageOf(file) {
  const [folder] = /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(file)
  const manifest = path.join(folder, 'package.json')
  if (!fs.existsSync(manifest)) return `${folder.split(/node_modules[\\/]/).pop()} (not installed)`
  const { name, version } = JSON.parse(fs.readFileSync(manifest, 'utf8'))
  return `${name}@${version}`
}

/** Finds a pattern for one patch of one file. @throws naming package, version and patch when it is not there */
const finder = (patch, file) => (pattern, text) => {
  const found = pattern.exec(text)
  if (!found) throw new Error(`${patch} does not fit ${packageOf(file)}: ${file} has no ${pattern}`)
  return found
}

module.exports = { finder, packageOf }
