import { Text, View } from '@tarojs/components'

import { Spinner } from '@/components/Spinner'
import { TextLink } from '@/components/TextLink'

import styles from './index.module.scss'
import { texts } from './texts'

/** The wait for an answer; `onRestart` for who has left the check half-way. */
export function Asking({ onRestart }: { onRestart?: () => void }) {
  return (
    <View className={styles.asking}>
      <View className={styles.wait} role='status'>
        <Spinner />
        <Text>{texts.asking}</Text>
      </View>
      {onRestart && (
        <TextLink role='button' tone='brand' onClick={onRestart}>
          {texts.unfinished}
        </TextLink>
      )}
    </View>
  )
}
