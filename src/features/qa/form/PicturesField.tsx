import { Image, Text, View } from '@tarojs/components'

import { Icon } from '@/components/Icon'
import { IconButton } from '@/components/IconButton'
import { Pressable } from '@/components/Pressable'
import { qaPicturesMost } from '@/config/limits'

import { texts } from '../texts'
import styles from './form.module.scss'
import type { FormPicture, Pictures } from './usePictures'

const words = texts.pictures
const decoration = { alt: '' }

/** Up to six pictures: chosen, put in order, sent again, taken away. */
export function PicturesField({ pictures }: { pictures: Pictures }) {
  return (
    <View className={styles.part}>
      <View className={styles.label}>{words.label}</View>
      <View className={styles.pictures} role='group' aria-label={words.label}>
        {pictures.items.map((item, index) => (
          <Slot key={item.key} item={item} number={index + 1} pictures={pictures} />
        ))}
        {pictures.canAdd && (
          <Pressable className={styles.add} onClick={pictures.choose}>
            <Icon name='camera' size={24} />
            <Text>{words.add}</Text>
          </Pressable>
        )}
      </View>
      <View className={styles.hint}>{words.hint(qaPicturesMost)}</View>
    </View>
  )
}

function Slot({ item, number, pictures }: { item: FormPicture; number: number; pictures: Pictures }) {
  const { key, src, url, percent, problem, canRetry } = item
  return (
    <View className={styles.slot}>
      <View className={styles.frame}>
        <Image className={styles.image} src={src} mode='aspectFill' nativeProps={decoration} />
        {url === '' && problem === '' && (
          <View className={styles.veil} role='status'>
            {words.sending(Math.round(percent))}
          </View>
        )}
        {problem !== '' && (
          <View className={styles.veil} role='alert'>
            {problem}
          </View>
        )}
      </View>
      <View className={styles.tools}>
        {number > 1 && (
          <IconButton icon='back' size={16} label={words.forward(number)} onClick={() => pictures.moveForward(key)} />
        )}
        {problem !== '' && canRetry && (
          <IconButton icon='refresh' size={16} label={words.retry(number)} onClick={() => pictures.retry(key)} />
        )}
        <IconButton icon='trash' size={16} label={words.remove(number)} onClick={() => pictures.remove(key)} />
      </View>
    </View>
  )
}
