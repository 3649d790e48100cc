export const isMiniProgram = process.env.TARO_ENV !== 'h5'

/** WeChat draws navigation bar and tab bar itself; on H5 the pages do. */
export const hasNativeBars = isMiniProgram
