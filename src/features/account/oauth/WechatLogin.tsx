import { View } from '@tarojs/components'

import { Button } from '@/components/Button'
import { canOauth, startOauth } from './'
import { useAppConfig } from '@/stores/appConfig'

import styles from '../login/index.module.scss'
import { texts } from '../login/texts'

interface WechatLoginProps {
  checkAgreed: () => boolean
  redirect: string | undefined
}

/** Inside WeChat, where the operator offers it: WeChat's consent and back. */
export function WechatLogin({ checkAgreed, redirect = '' }: WechatLoginProps) {
  const isOffered = useAppConfig(({ config }) => config?.hasWechatLogin ?? false)
  if (!isOffered || !canOauth('wechat')) return null
  const start = () => {
    if (checkAgreed()) startOauth({ action: 'login', returnTo: redirect })
  }
  return (
    <View className={styles.others}>
      <View className={styles.or}>{texts.otherWays}</View>
      <Button kind='line' size='l' icon='wechat' isBlock onClick={start}>
        {texts.wechat}
      </Button>
    </View>
  )
}
