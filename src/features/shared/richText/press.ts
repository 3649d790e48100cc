import type { ITouchEvent } from '@tarojs/components'

/**
 * Makes a `Text` or an `Image` pressable, where `Pressable` would put a `View` into the line. Their types lack these
 * props. Taro passes them to the browser's element; the mini-program ignores them.
 */
export const pressProps = (role: 'link' | 'button', label: string | undefined, press: () => void) => ({
  role,
  tabindex: '0',
  'aria-label': label,
  onClick: (event: ITouchEvent) => {
    event.stopPropagation()
    press()
  },
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === 'Enter') press()
  },
})
