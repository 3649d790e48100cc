/** WeChat draws the navigation and tab bars; on H5 the app does. Read at build time as well, hence no suffix pair. */
export const hasNativeBars = process.env.TARO_ENV !== 'h5'
