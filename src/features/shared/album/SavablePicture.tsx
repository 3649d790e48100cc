import { Image } from '@tarojs/components'
import { useMemo } from 'react'

import { album } from '@/platform/album'

interface SavablePictureProps {
  className?: string
  src: string
  /** Read aloud. */
  alt: string
}

/** A picture that a long press saves or sends. */
export function SavablePicture({ className, src, alt }: SavablePictureProps) {
  const nativeProps = useMemo(() => ({ alt }), [alt])
  return <Image className={className} src={src} mode='widthFix' {...album.longPress} nativeProps={nativeProps} />
}
