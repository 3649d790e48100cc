import { Text, View } from '@tarojs/components'

import { Spinner } from '@/components/Spinner'
import { Delayed } from '@/features/shared/page'

import styles from '../login/index.module.scss'
import { texts } from '../login/texts'

/** Shown until the server has answered a login or a binding. */
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
