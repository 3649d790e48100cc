import { Text, View } from '@tarojs/components'

import { Spinner } from '@/components/Spinner'
import { Delayed } from '@/features/shared/screen'

import styles from './index.module.scss'
import { texts } from './texts'

export function SigningIn() {
  return (
    <Delayed>
      <View className={styles.signingIn} role='status'>
        <Spinner />
        <Text>{texts.signingIn}</Text>
      </View>
    </Delayed>
  )
}
