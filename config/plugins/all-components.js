/**
 * Taro takes the components that an H5 app does not use out of its barrel with a dependency that webpack cannot write to
 * its cache: a warning in every build, and the barrel built anew each time. Our split of the barrel
 * (webpack/components-split-loader.js) leaves them out already, so Taro is told that all are wanted.
 */
module.exports = (ctx) => {
  ctx.modifyWebpackChain(({ data }) => {
    if (process.env.TARO_ENV === 'h5') data.componentConfig.includeAll = true
  })
}
