import { View } from '@tarojs/components'
import { useState } from 'react'

import { Button } from '@/components/Button'
import { IconButton } from '@/components/IconButton'
import { NativeButton } from '@/components/NativeButton'
import { Sheet } from '@/components/Sheet'
import { openLocation } from '@/routes/navigate'

import { posterOf } from '../posterOf'
import styles from '../ShareSheet/index.module.scss'
import { texts } from '../texts'
import { useShareText } from '../useShareText'
import type { ShareActionProps } from './types'

/** Offers WeChat's own panel, which shares what `useSharedPage` provides, and a poster. */
export function ShareAction({ info, hasCaption }: ShareActionProps) {
  const [isOpen, setOpen] = useState(false)
  const text = useShareText(info)
  const close = () => setOpen(false)
  const openPoster = () => {
    const poster = info && posterOf(info)
    close()
    if (poster) openLocation(poster)
  }
  return (
    <>
      <IconButton
        icon='share'
        label={text}
        caption={hasCaption || text !== texts.share ? text : undefined}
        onClick={() => setOpen(true)}
      />
      <Sheet isOpen={isOpen} title={texts.share} onClose={close}>
        <View className={styles.ways}>
          {/* WeChat's panel comes with the press, from a button that is still there. */}
          <NativeButton size='l' openType='share' onClick={() => setTimeout(close)}>
            {texts.send}
          </NativeButton>
          <Button kind='line' size='l' isBlock onClick={openPoster}>
            {texts.poster}
          </Button>
        </View>
      </Sheet>
    </>
  )
}
