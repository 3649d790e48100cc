import { Text, View } from '@tarojs/components'

import { Spinner } from '@/components/Spinner'
import { Delayed } from '@/features/shared/screen'

import styles from './index.module.scss'
import { texts } from './texts'

/** The wait for the server's word on a login, or on a binding. */
export function SigningIn({ isBinding }: { isBinding: boolean }) {
  return (
    <Delayed>
      <View className={styles.signingIn} role='status'>
        <Spinner />
        <Text>{isBinding ? texts.binding : texts.signingIn}</Text>
      </View>
    </Delayed>
  )
}
