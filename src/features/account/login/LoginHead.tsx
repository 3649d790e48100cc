import { Image, View } from '@tarojs/components'
import { useState } from 'react'

import { cx } from '@/components/cx'
import { brandEnv } from '@/config/brand'
import { useAppConfig, useSiteName } from '@/stores/appConfig'

import styles from './index.module.scss'

interface LoginHeadProps {
  title: string
  hint: string
}

/** Head of the login forms: the academy's logo, else a picture; a title, and what the login is good for. */
export function LoginHead({ title, hint }: LoginHeadProps) {
  const logo = useAppConfig(({ config }) => config?.logo || brandEnv.logo)
  const name = useSiteName()
  const [failedLogo, setFailedLogo] = useState('')
  const hasLogo = logo !== '' && logo !== failedLogo
  return (
    <View className={cx(styles.head, hasLogo && styles.withLogo)}>
      {hasLogo ? (
        <View className={styles.logo}>
          <Image
            className={styles.logoPicture}
            src={logo}
            mode='aspectFit'
            nativeProps={{ alt: name }}
            onError={() => setFailedLogo(logo)}
          />
        </View>
      ) : (
        <View className={styles.door} aria-hidden />
      )}
      <View className={styles.words}>
        <View className={styles.title} role='heading' aria-level='2'>
          {title}
        </View>
        <View className={styles.hint}>{hint}</View>
      </View>
    </View>
  )
}
