/**
 * The end is known when the app is compiled: `isMiniProgram` and `hasNativeBars` of `platform/shell` become literals, so
 * that webpack leaves out what only the other end needs. On H5 the minifier does that by itself, because modules are
 * joined there.
 * @param isMiniProgram what both become
 */
module.exports = ({ types }, { isMiniProgram }) => ({
  name: 'known-end',
  visitor: {
    ImportDeclaration(declaration) {
      if (!/\/platform\/shell$/.test(declaration.node.source.value)) return
      for (const { node } of declaration.get('specifiers')) {
        for (const place of declaration.scope.getBinding(node.local.name).referencePaths) {
          if (place.parentPath.isObjectProperty({ shorthand: true })) place.parent.shorthand = false
          place.replaceWith(types.booleanLiteral(isMiniProgram))
        }
      }
      declaration.remove()
    },
  },
})
