import { View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { useState } from 'react'

import { Button } from '@/components/Button'
import { NativeButton } from '@/components/NativeButton'
import { Sheet } from '@/components/Sheet'
import { askPrivacy } from '@/platform/privacy'
import { pictures } from '@/platform/upload'

import { texts } from '../../texts'
import styles from './index.module.scss'
import type { UseAvatarSource } from './types'

/** Offers WeChat's avatar picker, which cuts pictures square, and the album. Both need the learner's consent. */
export const useAvatarSource: UseAvatarSource = ({ onPicked, onRefused }) => {
  const [isOpen, setOpen] = useState(false)

  async function choose(): Promise<void> {
    if (await askPrivacy()) setOpen(true)
    else onRefused(texts.avatar.declined)
  }

  async function pick(): Promise<void> {
    setOpen(false)
    try {
      const path = await pictures.pick()
      if (path !== null) onPicked(path)
    } catch {
      onRefused(texts.avatar.unreadable)
    }
  }

  const take = (path: string) => {
    setOpen(false)
    onPicked(path)
  }

  const sheet = (
    <Sheet isOpen={isOpen} title={texts.avatar.change} onClose={() => setOpen(false)}>
      <View className={styles.choices}>
        {Taro.canIUse('button.open-type.chooseAvatar') && (
          <NativeButton
            openType='chooseAvatar'
            size='l'
            onChooseAvatar={({ detail: { avatarUrl } }) => take(avatarUrl)}
          >
            {texts.avatar.fromWechat}
          </NativeButton>
        )}
        <Button kind='line' size='l' isBlock onClick={() => void pick()}>
          {texts.avatar.fromAlbum}
        </Button>
      </View>
    </Sheet>
  )
  return { choose: () => void choose(), sheet }
}
