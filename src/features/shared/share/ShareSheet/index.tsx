import { Text, View } from '@tarojs/components'
import { useEffect } from 'react'

import { Button } from '@/components/Button'
import { Cover } from '@/components/Cover'
import { Icon } from '@/components/Icon'
import { Sheet } from '@/components/Sheet'
import { shareAdapter } from '@/platform/share'
import { browserSheet } from '@/platform/shareSheet'
import { openLocation } from '@/routes/navigate'
import { useSiteName } from '@/stores/appConfig'
import type { ShareInfo } from '@/stores/share'

import { copyLink } from '../copyLink'
import { posterOf } from '../posterOf'
import { texts } from '../texts'
import styles from './index.module.scss'

export interface ShareSheetProps {
  info: ShareInfo
  isOpen: boolean
  onClose: () => void
}

/** The shared page, and the ways to share it from this browser. H5 only: the mini-program has WeChat's panel. */
export function ShareSheet({ info, isOpen, onClose }: ShareSheetProps) {
  const siteName = useSiteName()
  const way = isOpen ? shareAdapter.way() : 'link'
  const title = info.title || siteName
  const { thumb } = info
  useEffect(() => {
    if (way === 'sheet') browserSheet.preloadThumb(thumb)
  }, [way, thumb])
  const poster = posterOf(info)
  const openPoster = () => {
    onClose()
    if (poster) openLocation(poster)
  }
  const copy = () => {
    onClose()
    void copyLink(info)
  }
  const offer = async () => {
    onClose()
    const { desc, path } = info
    const isDone = await browserSheet.open({ title, text: desc || title, url: shareAdapter.linkOf(path), thumb })
    if (!isDone) await copyLink(info)
  }
  return (
    <Sheet isOpen={isOpen} title={texts.share} onClose={onClose}>
      <View className={styles.card}>
        {thumb !== '' && <Cover src={thumb} width={72} isLazy={false} />}
        <View className={styles.words}>
          <View className={styles.title}>{title}</View>
          <View className={styles.desc}>{info.desc || siteName}</View>
        </View>
      </View>
      {way === 'menu' && (
        <View className={styles.hint}>
          <Icon name='wechat' size={20} />
          <Text>{texts.wechatHint}</Text>
        </View>
      )}
      <View className={styles.ways}>
        {way === 'sheet' && (
          <Button size='l' isBlock onClick={() => void offer()}>
            {texts.send}
          </Button>
        )}
        {poster && (
          <Button kind='line' size='l' isBlock onClick={openPoster}>
            {texts.poster}
          </Button>
        )}
        <Button kind={way === 'link' ? 'primary' : 'line'} size='l' isBlock onClick={copy}>
          {texts.copy}
        </Button>
      </View>
    </Sheet>
  )
}
