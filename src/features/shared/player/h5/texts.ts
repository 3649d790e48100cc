/** Apart from the player's other texts: those are in the mini-program's main package. */
export const skipTexts = {
  label: (sec: number) => `${sec < 0 ? '后退' : '前进'} ${Math.abs(sec)} 秒`,
  sum: (sec: number) => `${sec < 0 ? '−' : '+'}${Math.abs(sec)} 秒`,
} as const

export const volumeTexts = { mute: '静音', unmute: '取消静音' } as const
