import type { ITouchEvent } from '@tarojs/components'

/**
 * Makes a Text or an Image pressable, where `Pressable` would put a View into the line. More than their
 * types know: Taro hands the rest to the browser's element, and the mini-program takes no notice of it.
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
