/**
 * Taro removes unused components from its barrel on H5 with a dependency that webpack cannot cache. The result is a
 * warning in every build, and a barrel that is built anew each time. Our split of the barrel
 * (webpack/components-split-loader.js) leaves them out already, so Taro is told that all are used.
 */
module.exports = (ctx) => {
  ctx.modifyWebpackChain(({ data }) => {
    if (process.env.TARO_ENV === 'h5') data.componentConfig.includeAll = true
  })
}
