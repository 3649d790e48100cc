/**
 * With each loaded chunk webpack starts a promise that prefetches further chunks. Nobody can catch it: if the chunk
 * failed to load, it would be an unhandled rejection, although the importer has handled the failure.
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
