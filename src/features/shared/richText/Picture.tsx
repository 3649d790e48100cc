import { Image, Text } from '@tarojs/components'
import { useEffect, useMemo, useState } from 'react'

import { cx } from '@/components/cx'
import type { Picture as PictureData } from '@/lib/html'
import { connection } from '@/platform/connection'

import { useCarried } from './carried'
import styles from './index.module.scss'
import { pressProps } from './press'
import { texts } from './texts'
import type { Actions } from './types'

interface PictureProps {
  picture: PictureData
  href?: string
  /** It is alone in its paragraph. */
  isAlone: boolean
  actions: Actions
}

/**
 * Below the narrowest column of any phone, a loaded picture reports its own width on both ends. Above, H5 may report
 * the column's.
 */
const narrowestColumnPx = 280

/** Placeholder for a picture that is alone and whose shape is unknown. Most are photos or drawings of this shape. */
const usualRatio = 3 / 2

/** The author's width, else the picture's own once it is known. */
function widthOf({ widthPx, widthPercent }: PictureData, loadedPx: number | undefined): string | undefined {
  if (widthPercent !== undefined) return `${widthPercent}%`
  if (widthPx !== undefined) return `${widthPx}px`
  if (loadedPx === undefined) return undefined
  return loadedPx < narrowestColumnPx ? `${loadedPx}px` : '100%'
}

/**
 * A picture, at most as wide as its column. A tap follows its link, or enlarges it. One that did not come is asked for
 * again by a tap, and when the network is back.
 */
export function Picture({ picture, href: link, isAlone, actions }: PictureProps) {
  const { src: written = '', alt = '' } = picture
  const src = useCarried(written)
  const href = actions.isInert ? undefined : link
  const [loadedPx, setLoadedPx] = useState<number>()
  const [isFailed, setFailed] = useState(false)
  useEffect(
    () => (isFailed ? connection.watchOnline((isOnline) => isOnline && setFailed(false)) : undefined),
    [isFailed],
  )
  const isZoomable = !actions.isInert && written.startsWith('http')
  const isPressable = href !== undefined || isZoomable
  // A pressable picture gets its accessible name from `pressProps`.
  const nativeProps = useMemo(
    () => ({ ...(!isPressable && { alt }), decoding: 'async', referrerpolicy: 'no-referrer' }),
    [isPressable, alt],
  )
  if (src === undefined) return null
  if (src === '') return <Text className={styles.failed}>{texts.pictureLost(alt)}</Text>
  if (isFailed) {
    const words = texts.pictureFailed(alt)
    if (actions.isInert) return <Text className={styles.failed}>{words}</Text>
    return (
      <Text className={styles.failed} {...pressProps('button', undefined, () => setFailed(false))}>
        {words + texts.retryPicture}
      </Text>
    )
  }

  const width = widthOf(picture, loadedPx)
  const isWaiting = loadedPx === undefined
  const ratio = picture.ratio ?? (isAlone && isWaiting ? usualRatio : undefined)
  const press = href
    ? pressProps('link', texts.openPicture(alt), () => actions.onLink(href))
    : isZoomable && pressProps('button', texts.zoom(alt), () => actions.onZoom(written))
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
