/**
 * Writes modules that Terser can make methods, `{ 7(module, exports) { ... } }` (`unsafe_methods` in config/index.ts).
 * By itself webpack writes arrow functions, and V8 compiles one that lies inside of another function together with it.
 * WeChat wraps each file in a function, so at a file's first line all of its modules were compiled, whether they run or
 * not. In arrays, which webpack likes for modules with short numbers, they would stay functions, which are longer.
 */
module.exports = class ModuleFunctionsPlugin {
  apply(compiler) {
    const { javascript, sources, Template } = compiler.webpack
    Template.getModulesArrayBounds = () => false
    compiler.hooks.thisCompilation.tap('ModuleFunctionsPlugin', (compilation) => {
      const { renderModuleContainer } = javascript.JavascriptModulesPlugin.getCompilationHooks(compilation)
      renderModuleContainer.tap('ModuleFunctionsPlugin', (source) => {
        const [head, args] = /^\/\*{3}\/ \((\([^)]*\)) => /.exec(source.source()) ?? []
        if (!head) return source
        const changed = new sources.ReplaceSource(source)
        changed.replace(0, head.length - 1, `/***/ (function${args} `)
        return changed
      })
    })
  }
}
