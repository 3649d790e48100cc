import { View } from '@tarojs/components'
import { useEffect, useRef, useState } from 'react'

import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { Sheet } from '@/components/Sheet'
import { useAction } from '@/features/shared/action'
import { exportJpeg, loadPicture } from '@/platform/upload/jpeg'

import { texts } from '../../../texts'
import { centred, dragged, zoomed } from '../../crop'
import { avatarPx, draw } from './canvas'
import styles from './index.module.scss'
import { useGestures, zoomStep } from './useGestures'

export { loadPicture }

interface CropSheetProps {
  picture: HTMLImageElement
  /** Gets the address of the square; `null` = closed without one. */
  onEnd: (path: string | null) => void
  onFailed: () => void
}

/** Cuts a square out of a picture, for the avatar. */
export function CropSheet({ picture, onEnd, onFailed }: CropSheetProps) {
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const canvas = useRef<HTMLCanvasElement>(null)
  const [crop, setCrop] = useState(() => centred(size))
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, crop)
  }, [picture, crop])

  const zoom = (factor: number) => setCrop((now) => zoomed(now, size, factor))
  const gestures = useGestures({
    onDrag: (dx, dy) => setCrop((now) => dragged(now, size, dx, dy)),
    onZoom: zoom,
  })
  const using = useAction(
    { call: async () => (canvas.current ? exportJpeg(canvas.current) : null) },
    {
      done: onEnd,
      failed() {
        onEnd(null)
        onFailed()
      },
    },
  )

  return (
    <Sheet
      isOpen
      title={texts.avatar.crop}
      onClose={() => onEnd(null)}
      footer={
        <Button size='l' isBlock isLoading={using.isRunning} onClick={() => void using.run()}>
          {texts.avatar.use}
        </Button>
      }
    >
      <View className={styles.frame}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          width={avatarPx}
          height={avatarPx}
          role='application'
          tabIndex={0}
          aria-label={texts.avatar.cropArea}
          onWheel={({ deltaY }) => zoom(deltaY < 0 ? zoomStep : 1 / zoomStep)}
          {...gestures}
        />
        <View className={styles.ring} aria-hidden />
      </View>
      <View className={styles.tools}>
        <IconButton icon='minus' label={texts.avatar.zoomOut} onClick={() => zoom(1 / zoomStep)} />
        <View className={styles.hint}>{texts.avatar.cropHint}</View>
        <IconButton icon='plus' label={texts.avatar.zoomIn} onClick={() => zoom(zoomStep)} />
      </View>
    </Sheet>
  )
}
