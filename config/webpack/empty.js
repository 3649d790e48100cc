/** Replaces packages that Taro 4.2.1 imports on H5 and that this app does not need (config/index.ts says why). */
module.exports = () => undefined
