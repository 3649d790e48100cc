/**
 * Fails a build in which a patch was not used: an alias that no import requests any more (`aliases`: request to
 * replacement), or a patched file that is not part of the app (`files`).
 */
const path = require('node:path')

const { packageOf } = require('./patch')

const modules = path.resolve(__dirname, '../../node_modules')

module.exports = class PatchCheckPlugin {
  constructor({ aliases, files = [] }) {
    this.aliases = Object.entries(aliases)
    this.files = files
  }

  apply(compiler) {
    // Child compilations (styles, pages) contain only parts of the app.
    compiler.hooks.thisCompilation.tap('PatchCheckPlugin', (compilation) => {
      compilation.hooks.finishModules.tap('PatchCheckPlugin', (built) => this.check(compilation, [...built]))
    })
  }

  check({ moduleGraph, errors }, built) {
    const links = built.flatMap((module) => [...moduleGraph.getIncomingConnections(module)])
    const isAsked = (request, file) =>
      links.some(({ dependency, module }) => dependency?.request === request && module.resource === file)
    for (const [request, file] of this.aliases) {
      if (isAsked(request, file)) continue
      errors.push(
        new Error(`Nothing imports ${request} of ${packageOf(path.join(modules, request))}: ${file} replaces nothing`),
      )
    }
    const resources = built.map((module) => module.nameForCondition())
    for (const file of this.files.filter((file) => !resources.includes(file))) {
      errors.push(new Error(`The app has no ${file} of ${packageOf(file)} any more: its patch does nothing`))
    }
  }
}
