// Patches of packages must find what they replace: after an update the build stops here instead of going on without them.
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

/** For one patch of one file: finds a pattern in a text. @throws with package, version and patch if it is not there. */
const finder = (patch, file) => (pattern, text) => {
  const found = pattern.exec(text)
  if (!found) throw new Error(`${patch} does not fit ${packageOf(file)}: ${file} has no ${pattern}`)
  return found
}

module.exports = { finder, packageOf }
