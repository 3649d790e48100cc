/**
 * Taro keeps one root for all pages of a file: the one that was opened last. But a page that went back while its video
 * plays on in WeChat's small window lives on, and ends when the window is closed, over another page of the same file
 * perhaps: the one on screen would lose its root and draw nothing any more. With this loader each page has its own root.
 * Written for @tarojs/runtime 4.2.1.
 */
const { finder } = require('./patch')

const changes = [
  [/^ {4}let pageElement = null;\n/m, ''],
  [/^ {12}const mount = \(\) => \{$/m, '            const mount = () => {\n                let pageElement = null;'],
  [
    /^ {24}pageElement\.ctx = this;$/m,
    '                        this.$root = pageElement;\n                        pageElement.ctx = this;',
  ],
  [
    /^ {16}if \(pageElement\) \{\n {20}pageElement\.ctx = null;\n {20}pageElement = null;$/m,
    '                if (this.$root) {\n                    this.$root.ctx = null;\n                    this.$root = null;',
  ],
]

module.exports = function (source) {
  const find = finder('page-root-loader', this.resourcePath)
  return changes.reduce(
    (text, [pattern, replacement]) => text.replace(find(pattern, text)[0], () => replacement),
    source,
  )
}
