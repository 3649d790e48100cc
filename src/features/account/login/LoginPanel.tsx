import { View } from '@tarojs/components'
import { useDidShow } from '@tarojs/taro'
import { useState } from 'react'

import { Banner } from '@/components/Banner'
import { supportWay } from '@/features/shared/support'
import { SupportButton } from '@/features/shared/support/SupportButton'
import { loginAdapter } from '@/platform/login'
import { navigateTo } from '@/routes/navigate'
import { useMiniServer } from '@/stores/miniSession'
import { openBindingItem } from '@/stores/openBinding'

import { Agreement } from './Agreement'
import { Behind } from './Behind'
import { sendOn } from './completeLogin'
import styles from './index.module.scss'
import { knownPhone } from './knownPhone'
import { LoginForm } from './LoginForm'
import { LoginHead } from './LoginHead'
import { MiniLogin } from './MiniLogin'
import { texts } from './texts'
import { useLoginForm } from './useLoginForm'
import { OauthLogin } from '../oauth/OauthLogin'

/** All logins that this end and this operator offer. */
export function LoginPanel({ redirect }: { redirect: string | undefined }) {
  const login = useLoginForm(redirect)
  const { form } = login
  const [isKnown] = useState(() => knownPhone.get() !== null)
  const isMissing = useMiniServer((server) => server.isMissing)
  const hasSession = loginAdapter.kind === 'session' && !isMissing
  const [openBinding, setOpenBinding] = useState(openBindingItem.get)
  useDidShow(() => {
    setOpenBinding(openBindingItem.get())
    sendOn(redirect)
  })
  const checkAgreed = () => form.check('isAgreed')
  const agreement = (
    <Agreement
      isChecked={form.values.isAgreed}
      error={form.errors.isAgreed}
      onChange={(isAgreed) => form.set('isAgreed', isAgreed)}
    />
  )
  return (
    <View className={styles.page}>
      <View>
        {openBinding && (
          <View className={styles.banner}>
            <Banner icon='info' onClick={() => navigateTo('bindMobile', { redirect })}>
              {texts.openBinding(openBinding.nickname)}
            </Banner>
          </View>
        )}
        <LoginHead {...texts.welcome[isKnown ? 'known' : 'new']} />
        <Behind redirect={redirect} />
        {hasSession && (
          <MiniLogin isAgreed={form.values.isAgreed} checkAgreed={checkAgreed} redirect={redirect}>
            {agreement}
          </MiniLogin>
        )}
        <LoginForm {...login} isSecondary={hasSession} />
        {!hasSession && agreement}
      </View>
      <View>
        <OauthLogin checkAgreed={checkAgreed} redirect={redirect} />
        {supportWay() && (
          <View className={styles.otherWay}>
            <SupportButton />
          </View>
        )}
      </View>
    </View>
  )
}
