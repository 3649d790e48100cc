import { View } from '@tarojs/components'

import { Button } from '@/components/Button'
import { useAppConfig } from '@/stores/appConfig'

import { canOauth, isOffered, oauthApps, startOauth } from './'
import styles from '../login/index.module.scss'
import { texts } from '../login/texts'

interface OauthLoginProps {
  checkAgreed: () => boolean
  redirect: string | undefined
}

/** The app whose consent can be asked here, where the operator offers it: there and back. */
export function OauthLogin({ checkAgreed, redirect = '' }: OauthLoginProps) {
  const config = useAppConfig((state) => state.config)
  const app = oauthApps.find((candidate) => isOffered(config, candidate) && canOauth(candidate))
  if (!app) return null
  const start = () => {
    if (checkAgreed()) startOauth({ app, action: 'login', returnTo: redirect })
  }
  return (
    <View className={styles.others}>
      <View className={styles.or}>{texts.otherWays}</View>
      <Button kind='line' size='l' icon={app === 'wechat' ? 'wechat' : undefined} isBlock onClick={start}>
        {texts.oauth[app]}
      </Button>
    </View>
  )
}
