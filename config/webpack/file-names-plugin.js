/**
 * Writes the names of all files once, in the table of index.html (startPage.ts), because their hashes cannot be
 * compressed. webpack would write them into the app's script as well, and that script would get a new name whenever any
 * page has changed. Written for webpack 5.91 and mini-css-extract-plugin 2.10.
 */
const { finder } = require('./patch')

/** For named chunks, whose files carry the name instead of the number. */
const numbersByName = (chunks) => Object.fromEntries([...chunks].flatMap(({ name, id }) => (name ? [[name, id]] : [])))

/** Maps a chunk's number to its file: `12` is `12.1a2b3c4d`. */
const names = ({ chunks }) => `
var numbers = ${JSON.stringify(numbersByName(chunks))};
var table = JSON.parse(document.getElementById("files").textContent);
var byNumber = (files) => Object.fromEntries(files.map((file) => {
  var name = file.split(".")[0];
  return [numbers[name] || name, file];
}));
var scripts = byNumber(table.js);
var styles = __webpack_require__.styles = byNumber(table.css);
__webpack_require__.u = (id) => "js/" + scripts[id] + ".js";
__webpack_require__.miniCssF = (id) => "css/" + styles[id] + ".css";`

const find = finder('file-names-plugin', require.resolve('mini-css-extract-plugin'))

/** The chunks with styles: a list of numbers, and an expression for prefetched ones. */
function loading(code) {
  const [list] = find(/\{[^{}]*\}(?=;\s*if\(installedCssChunks\[)/, code)
  const [ahead, before] = find(/(installedCssChunks\[chunkId\] === undefined\) && ).*(?=\) \{)/, code)
  return code.replace(list, '__webpack_require__.styles').replace(ahead, `${before}__webpack_require__.styles[chunkId]`)
}

/** By the name of a part of webpack's runtime. */
const parts = {
  'get javascript chunk filename': (_, compilation) => names(compilation),
  'get mini-css chunk filename': () => '',
  'css loading': loading,
}

module.exports = class FileNamesPlugin {
  apply({ hooks }) {
    hooks.thisCompilation.tap('FileNamesPlugin', (compilation) =>
      compilation.hooks.runtimeModule.tap('FileNamesPlugin', (module) => {
        const part = parts[module.name]
        if (!part) return
        const generate = module.generate.bind(module)
        module.generate = () => part(String(generate()), compilation)
        module.dependentHash = false
      }),
    )
  }
}
