import { Image, Text, View } from '@tarojs/components'

import { Icon } from '@/components/Icon'
import { IconButton } from '@/components/IconButton'
import { Pressable } from '@/components/Pressable'
import { toast } from '@/features/shared/dialog'
import { previewImages } from '@/platform/preview'

import type { ListedPicture, PictureList } from './pictureList'
import styles from './pictures.module.scss'
import { texts } from './texts'
import { usePictureItems } from './usePictureItems'

const decoration = { alt: '' }

/** Chooses, orders, retries and removes pictures. */
export function PicturesField({ list }: { list: PictureList }) {
  const items = usePictureItems(list)
  return (
    <View className={styles.field}>
      <View className={styles.label}>{texts.label}</View>
      <View className={styles.pictures} role='group' aria-label={texts.label}>
        {items.map((item, index) => (
          <Slot key={item.key} item={item} number={index + 1} list={list} />
        ))}
        {items.length < list.max && (
          <Pressable className={styles.add} onClick={() => void list.choose()}>
            <Icon name='camera' size={24} />
            <Text>{texts.add}</Text>
          </Pressable>
        )}
      </View>
      <View className={styles.hint}>{texts.hint(list.max)}</View>
    </View>
  )
}

/** As the server has it, once it is there. */
const addressOf = ({ src, url }: ListedPicture): string => url || src

const zoom = (list: PictureList, item: ListedPicture): void => {
  const urls = list.items().flatMap((one) => addressOf(one) || [])
  void previewImages(urls, addressOf(item)).catch(() => toast(texts.zoomFailed, 'error'))
}

function Slot({ item, number, list }: { item: ListedPicture; number: number; list: PictureList }) {
  const { key, src, url, percent, problem, canRetry } = item
  const mayRetry = problem !== '' && canRetry
  return (
    <View className={styles.slot}>
      <View className={styles.frame}>
        {src !== '' && (
          <Pressable
            className={styles.press}
            label={mayRetry ? texts.retry(number) : texts.zoom(number)}
            onClick={() => (mayRetry ? list.retry(key) : zoom(list, item))}
          >
            <Image className={styles.image} src={src} mode='aspectFill' nativeProps={decoration} />
          </Pressable>
        )}
        {url === '' && problem === '' && (
          <View className={styles.veil} role='status'>
            {texts.sending(Math.round(percent))}
          </View>
        )}
        {problem !== '' && (
          <View className={styles.veil} role='alert'>
            {mayRetry && <Icon name='refresh' size={16} />}
            {problem}
          </View>
        )}
      </View>
      <View className={styles.tools}>
        {number > 1 && src !== '' && (
          <IconButton icon='back' size={16} label={texts.forward(number)} onClick={() => list.moveForward(key)} />
        )}
        <IconButton icon='trash' size={16} label={texts.remove(number)} onClick={() => list.remove(key)} />
      </View>
    </View>
  )
}
