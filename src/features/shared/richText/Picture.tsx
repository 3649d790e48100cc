import { Image, Text } from '@tarojs/components'
import { useMemo, useState } from 'react'

import { cx } from '@/components/cx'
import type { Picture as PictureData } from '@/lib/html'
import { isMiniProgram } from '@/platform/shell'

import styles from './index.module.scss'
import { pressProps } from './press'
import { texts } from './texts'
import type { Actions } from './types'

interface PictureProps {
  picture: PictureData
  href?: string
  /** Nothing else stands in its paragraph. */
  isAlone: boolean
  actions: Actions
}

/**
 * Below the narrowest column of any phone, the width that a loaded picture reports is its own on both ends;
 * above, H5 may be reporting the column's.
 */
const narrowestColumnPx = 280

/** Characters of a picture inside the text. WeChat refuses a page more than 1 MB of data at a time. */
const longestCarried = isMiniProgram ? 200_000 : Infinity

/** Held for a picture of its own paragraph whose shape is not known yet: most are photos or drawings of this one. */
const usualRatio = 3 / 2

/** The width to ask for: the author's, else the picture's own once it is known. */
function widthOf({ widthPx, widthPercent }: PictureData, loadedPx: number | undefined): string | undefined {
  if (widthPercent !== undefined) return `${widthPercent}%`
  if (widthPx !== undefined) return `${widthPx}px`
  if (loadedPx === undefined) return undefined
  return loadedPx < narrowestColumnPx ? `${loadedPx}px` : '100%'
}

/** A picture, never wider than its column; a tap follows its link or shows it large. */
export function Picture({ picture, href: link, isAlone, actions }: PictureProps) {
  const { src = '', alt = '' } = picture
  const isLost = src === '' || (src.startsWith('data:') && src.length > longestCarried)
  const href = actions.isInert ? undefined : link
  const [loadedPx, setLoadedPx] = useState<number>()
  const [isFailed, setFailed] = useState(false)
  const isZoomable = !actions.isInert && src.startsWith('http')
  const isPressable = href !== undefined || isZoomable
  // What can be pressed has a spoken name of its own.
  const nativeProps = useMemo(
    () => ({ ...(!isPressable && { alt }), decoding: 'async', referrerpolicy: 'no-referrer' }),
    [isPressable, alt],
  )
  if (isLost) return <Text className={styles.failed}>{texts.pictureLost(alt)}</Text>
  if (isFailed) return <Text className={styles.failed}>{texts.pictureFailed(alt)}</Text>

  const width = widthOf(picture, loadedPx)
  const isWaiting = loadedPx === undefined
  const ratio = picture.ratio ?? (isAlone && isWaiting ? usualRatio : undefined)
  const press = href
    ? pressProps('link', texts.openPicture(alt), () => actions.onLink(href))
    : isZoomable && pressProps('button', texts.zoom(alt), () => actions.onZoom(src))
  return (
    <Image
      className={cx(styles.picture, isAlone && styles.alone, isWaiting && ratio && styles.waiting)}
      style={{ ...(width && { width }), ...(ratio && { aspectRatio: `${ratio}` }) }}
      src={src}
      mode='widthFix'
      lazyLoad={isAlone}
      nativeProps={nativeProps}
      onLoad={({ detail }) => setLoadedPx(Number(detail.width) || undefined)}
      onError={() => setFailed(true)}
      {...press}
    />
  )
}
