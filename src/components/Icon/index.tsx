import { View } from '@tarojs/components'

import { cx } from '../cx'
import styles from './index.module.scss'

/** A glyph of `_glyphs.scss`. */
export type IconName =
  | 'home'
  | 'exam'
  | 'study'
  | 'me'
  | 'back'
  | 'forward'
  | 'up'
  | 'down'
  | 'close'
  | 'check'
  | 'plus'
  | 'minus'
  | 'more'
  | 'search'
  | 'refresh'
  | 'download'
  | 'share'
  | 'edit'
  | 'trash'
  | 'file'
  | 'bell'
  | 'star'
  | 'starFilled'
  | 'thumb'
  | 'thumbFilled'
  | 'lock'
  | 'clock'
  | 'done'
  | 'help'
  | 'info'
  | 'warning'
  | 'offline'
  | 'settings'
  | 'eye'
  | 'eyeOff'
  | 'users'
  | 'userPlus'
  | 'message'
  | 'mail'
  | 'horn'
  | 'bolt'
  | 'crown'
  | 'wallet'
  | 'receipt'
  | 'location'
  | 'calendar'
  | 'gift'
  | 'ticket'
  | 'certificate'
  | 'camera'
  | 'shield'
  | 'bank'
  | 'wechat'
  | 'alipay'
  | 'course'
  | 'live'
  | 'book'
  | 'path'
  | 'article'
  | 'paper'
  | 'play'
  | 'pause'
  | 'next'
  | 'playing'
  | 'fullscreen'
  | 'exitFullscreen'
  | 'pip'
  | 'volume'
  | 'speed'

export type IconSize = 12 | 16 | 20 | 24 | 28 | 32 | 48

interface IconProps {
  name: IconName
  /** px. Steps are classes, so that icons grow with the text size like everything else. */
  size?: IconSize
  /** Read aloud. Without it the icon is decoration. */
  label?: string
  /** Its accent stroke in brand red. */
  isDuo?: boolean
  className?: string
}

/** A line icon in the colour of the text around it. */
export function Icon({ name, size = 24, label, isDuo, className }: IconProps) {
  const a11y = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  const classes = cx(styles.icon, styles[`s${size}`], `i-${name}`, isDuo && styles.duo, className)
  return <View className={classes} {...a11y} />
}
