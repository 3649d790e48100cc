/** Said on H5 when the pulled page may rest. Taro's own call would bring 0.4 kB along. */
export const pullDownEnd = 'pullDownEnd'
