import { createElement, forwardRef, type HTMLAttributes, type SyntheticEvent } from 'react'

import { attributes } from './attributes'
import styles from './index.module.scss'

/** Shared by all. Other props go to the element unchanged. */
interface ElementProps extends HTMLAttributes<HTMLElement> {
  /** The mini-program's spelling. */
  tabindex?: string
  href?: string
}

/** A box; with an address, a link. */
export const View = forwardRef<HTMLElement, ElementProps>((props, ref) =>
  createElement(props.href ? 'a' : 'div', { ref, ...attributes(props) }),
)
View.displayName = 'View'

interface TextProps extends ElementProps {
  selectable?: boolean
  userSelect?: boolean
}

export function Text({ selectable = false, userSelect = selectable, ...props }: TextProps) {
  return <span {...attributes(props, userSelect && styles.selectable)} />
}

interface ImageProps extends Omit<ElementProps, 'onLoad' | 'onError'> {
  src: string
  mode?: 'scaleToFill' | 'aspectFit' | 'aspectFill' | 'widthFix'
  lazyLoad?: boolean
  /** HTML attributes. */
  nativeProps?: Record<string, string>
  /** `detail`: the picture's natural size, px. */
  onLoad?: (event: { detail: { width: number; height: number } }) => void
  onError?: () => void
}

export function Image({ src, mode = 'scaleToFill', lazyLoad = false, nativeProps, onLoad, ...props }: ImageProps) {
  const tell = ({ currentTarget: { naturalWidth: width, naturalHeight: height } }: SyntheticEvent<HTMLImageElement>) =>
    onLoad?.({ detail: { width, height } })
  const rest = attributes({ ...nativeProps, ...props }, styles.image, styles[mode])
  // `src` comes last, because attributes before it decide how it is fetched.
  return <img {...rest} loading={lazyLoad ? 'lazy' : undefined} onLoad={tell} src={src} />
}

interface ScrollViewProps extends ElementProps {
  scrollX?: boolean
  scrollY?: boolean
  showScrollbar?: boolean
}

export function ScrollView({ scrollX, scrollY, showScrollbar = true, ...props }: ScrollViewProps) {
  return (
    <div {...attributes(props, scrollX && styles.scrollX, scrollY && styles.scrollY, !showScrollbar && styles.bare)} />
  )
}

/** WeChat's button, without its WeChat functions. */
export function Button(props: ElementProps & { disabled?: boolean }) {
  return <button type='button' {...attributes(props, styles.button)} />
}
