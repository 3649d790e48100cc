import { View } from '@tarojs/components'

import { Button } from '@/components/Button'
import { NativeButton } from '@/components/NativeButton'
import { Sheet } from '@/components/Sheet'
import { copyText } from '@/features/shared/share/copyText'
import { useWebLink } from '@/features/shared/share/useWebLink'
import { isMiniProgram } from '@/platform/shell'

import styles from './redemption.module.scss'
import type { Gift } from './gift'
import { GiftPicture } from './GiftPicture'
import { texts as redemptionTexts } from './texts'

const { gift: texts } = redemptionTexts

interface GiftSheetProps {
  gift: Gift
  isOpen: boolean
  onClose: () => void
}

/** The ways to give a code away. None of them calls the server. */
export function GiftSheet({ gift: { title, path }, isOpen, onClose }: GiftSheetProps) {
  const link = useWebLink()(path)
  return (
    <Sheet isOpen={isOpen} title={texts.give} onClose={onClose}>
      <View className={styles.ways}>
        <View className={styles.caption}>{texts.rules}</View>
        {isMiniProgram && (
          <NativeButton size='l' openType='share'>
            {texts.send}
          </NativeButton>
        )}
        {isOpen && link !== '' && <GiftPicture title={title} link={link} />}
        {link !== '' && (
          <Button kind='line' size='l' isBlock onClick={() => void copyText(link, texts.copied)}>
            {texts.copy}
          </Button>
        )}
      </View>
    </Sheet>
  )
}
