import { createElement, forwardRef, type HTMLAttributes, type SyntheticEvent } from 'react'

import { attributes } from './attributes'
import styles from './index.module.scss'

/** What the app gives to any of them; the rest goes to the element as it is. */
interface ElementProps extends HTMLAttributes<HTMLElement> {
  /** As the mini-program spells it. */
  tabindex?: string
  href?: string
}

/** A box; a link where it leads somewhere. */
export const View = forwardRef<HTMLElement, ElementProps>((props, ref) =>
  createElement(props.href ? 'a' : 'div', { ref, ...attributes(props) }),
)
View.displayName = 'View'

interface TextProps extends ElementProps {
  selectable?: boolean
  userSelect?: boolean
}

/** Words in a line. */
export function Text({ selectable = false, userSelect = selectable, ...props }: TextProps) {
  return <span {...attributes(props, userSelect && styles.selectable)} />
}

interface ImageProps extends Omit<ElementProps, 'onLoad' | 'onError'> {
  src: string
  mode?: 'scaleToFill' | 'aspectFit' | 'aspectFill' | 'widthFix'
  lazyLoad?: boolean
  /** Attributes of HTML. */
  nativeProps?: Record<string, string>
  /** `detail`: the picture's own size, px. */
  onLoad?: (event: { detail: { width: number; height: number } }) => void
  onError?: () => void
}

/** A picture. */
export function Image({ src, mode = 'scaleToFill', lazyLoad = false, nativeProps, onLoad, ...props }: ImageProps) {
  const tell = ({ currentTarget: { naturalWidth: width, naturalHeight: height } }: SyntheticEvent<HTMLImageElement>) =>
    onLoad?.({ detail: { width, height } })
  const rest = attributes({ ...nativeProps, ...props }, styles.image, styles[mode])
  // The address last: what decides how it is fetched comes before.
  return <img {...rest} loading={lazyLoad ? 'lazy' : undefined} onLoad={tell} src={src} />
}

interface ScrollViewProps extends ElementProps {
  scrollX?: boolean
  scrollY?: boolean
  showScrollbar?: boolean
}

/** A box that scrolls by itself. */
export function ScrollView({ scrollX, scrollY, showScrollbar = true, ...props }: ScrollViewProps) {
  return (
    <div {...attributes(props, scrollX && styles.scrollX, scrollY && styles.scrollY, !showScrollbar && styles.bare)} />
  )
}

/** WeChat's button, without what it does there. */
export function Button(props: ElementProps & { disabled?: boolean }) {
  return <button type='button' {...attributes(props, styles.button)} />
}
