import { Text, View } from '@tarojs/components'

import { TextLink } from '@/components/TextLink'

import { texts } from '../texts'
import styles from './media.module.scss'

/** In place of media that failed to load. */
export function Lost({ words, retry }: { words: string; retry: (() => void) | undefined }) {
  return (
    <View className={styles.lost}>
      <Text>{words}</Text>
      {retry && (
        <TextLink role='button' onClick={retry}>
          {texts.retry}
        </TextLink>
      )}
    </View>
  )
}
