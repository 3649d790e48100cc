import { Text, View } from '@tarojs/components'

import { Spinner } from '@/components/Spinner'
import { Delayed, Failure } from '@/features/shared/page'
import { useAppConfig } from '@/stores/appConfig'

import styles from '../login/index.module.scss'
import { texts } from '../login/texts'

/** Shown until the server has answered a login or a binding. A login waits for the config. */
export function SigningIn({ isBinding }: { isBinding: boolean }) {
  const failure = useAppConfig((state) => (state.config || isBinding ? null : state.failure))
  if (failure) return <Failure error={failure.error} onRetry={failure.retry} />
  return (
    <Delayed>
      <View className={styles.signingIn} role='status'>
        <Spinner />
        <Text>{isBinding ? texts.binding : texts.signingIn}</Text>
      </View>
    </Delayed>
  )
}
