/**
 * With each chunk that is asked for webpack starts a promise that prefetches what mostly comes next, and that nobody can
 * catch: a chunk that did not come would be an unhandled rejection though who asked for it has handled it.
 */
const { finder } = require('./patch')

const isTrigger = (module) => module.constructor.name === 'ChunkPrefetchTriggerRuntimeModule'
const find = finder('Quiet prefetch', require.resolve('webpack/lib/prefetch/ChunkPrefetchTriggerRuntimeModule'))

module.exports = class PrefetchPlugin {
  apply(compiler) {
    compiler.hooks.compilation.tap('PrefetchPlugin', (compilation) => {
      compilation.hooks.runtimeModule.tap('PrefetchPlugin', (module) => {
        if (!isTrigger(module)) return
        const generate = module.generate.bind(module)
        module.generate = () => {
          const code = generate()
          const [waiting] = find(/Promise\.all\(promises\)/, code)
          return code.replace(waiting, `${waiting}.catch(function () {})`)
        }
      })
    })
  }
}
