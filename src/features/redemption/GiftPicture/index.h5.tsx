import { View } from '@tarojs/components'

import { Button } from '@/components/Button'
import { useAction } from '@/features/shared/action'
import { SavablePicture } from '@/features/shared/album/SavablePicture'
import { savePicture } from '@/features/shared/album/savePicture'
import { usePoster } from '@/features/shared/poster/usePoster'
import { album } from '@/platform/album'
import { useSiteName } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import styles from '../redemption.module.scss'
import { texts as redemptionTexts } from '../texts'
import type { GiftPictureProps } from './types'

const { gift: texts } = redemptionTexts

/** A picture to share, with a QR code. The code itself is not readable on it. */
export function GiftPicture({ title, link }: GiftPictureProps) {
  const siteName = useSiteName()
  const sharer = useSession(({ user }) => user)
  const drawing = usePoster(
    {
      ...{ siteName, title, link, label: texts.label, summary: texts.summary },
      ...{ thumb: '', coverRatio: '4:3', priceCents: null },
      sharer: { name: sharer?.nickname ?? siteName, avatar: sharer?.avatar ?? '' },
    },
    undefined,
  )
  const picture = drawing.state === 'done' ? drawing.picture : undefined
  const { run, isRunning } = useAction({
    async call() {
      if (picture) await savePicture(picture, texts.fileName)
    },
  })
  if (drawing.state === 'failed') return null
  return (
    <>
      {picture ? (
        <SavablePicture className={styles.picture} src={picture} alt={texts.alt} />
      ) : (
        <View className={styles.blank} role='status' aria-label={texts.drawing} />
      )}
      {album.canSave && (
        <Button size='l' isBlock isLoading={isRunning || !picture} onClick={() => void run()}>
          {texts.save}
        </Button>
      )}
    </>
  )
}
