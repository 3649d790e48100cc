/**
 * A Babel plugin: private names of classes (`#client`) become plain properties with short names. Engines of the
 * mini-program cannot parse private names, and Babel's own way is a `WeakMap` a name, which takes a third more room and
 * is asked at each access. For packages alone: nobody there writes such a name by hand.
 */
const { createHash } = require('node:crypto')
const path = require('node:path')

/** A class and the one that it extends may use the same name, each for itself: they lie in files of their own. */
const plainName = (file, name) =>
  `$${createHash('md5')
    .update(`${path.basename(file)}#${name}`)
    .digest('base64')
    .replace(/\W/g, '')
    .slice(0, 3)}`

module.exports = ({ types }) => ({
  visitor: {
    Program(program, { filename }) {
      const named = ({ id }) => types.identifier(plainName(filename, id.name))
      // Before the preset sees the classes.
      program.traverse({
        ClassPrivateProperty(place) {
          const { key, value, static: isStatic } = place.node
          place.replaceWith(types.classProperty(named(key), value, null, null, false, isStatic))
        },
        ClassPrivateMethod(place) {
          const { kind, key, params, body, static: isStatic, generator, async } = place.node
          place.replaceWith(types.classMethod(kind, named(key), params, body, false, isStatic, generator, async))
        },
        PrivateName: (place) => void place.replaceWith(named(place.node)),
      })
    },
  },
})
module.exports.plainName = plainName
