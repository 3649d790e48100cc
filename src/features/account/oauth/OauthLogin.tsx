import { View } from '@tarojs/components'

import { Button } from '@/components/Button'
import { FieldError } from '@/components/FieldError'
import { useAppConfig } from '@/stores/appConfig'

import { canOauth, isOffered, oauthApps, startOauth } from './'
import styles from '../login/index.module.scss'
import { texts } from '../login/texts'
import { useAppleLogin } from './useAppleLogin'

interface OauthLoginProps {
  checkAgreed: () => boolean
  redirect: string | undefined
}

/** Leaves for the consent of the app that can be asked here, if the operator offers it. In an iOS app: Apple. */
export function OauthLogin({ checkAgreed, redirect = '' }: OauthLoginProps) {
  const config = useAppConfig((state) => state.config)
  const app = oauthApps.find((candidate) => isOffered(config, candidate) && canOauth(candidate))
  const apple = useAppleLogin(redirect)
  if (!app && !apple) return null
  return (
    <View className={styles.others}>
      <View className={styles.or}>{texts.otherWays}</View>
      {app && (
        <Button
          kind='line'
          size='l'
          icon={app === 'wechat' ? 'wechat' : undefined}
          isBlock
          onClick={() => checkAgreed() && startOauth({ app, action: 'login', returnTo: redirect })}
        >
          {texts.oauth[app]}
        </Button>
      )}
      {apple && (
        <View className={app && styles.otherWay}>
          <Button kind='line' size='l' isBlock isLoading={apple.isBusy} onClick={() => checkAgreed() && apple.start()}>
            {texts.apple}
          </Button>
          {apple.message && <FieldError text={apple.message} />}
        </View>
      )}
    </View>
  )
}
