import { Text, View } from '@tarojs/components'

import { TextLink } from '@/components/TextLink'
import { openAgreement } from '@/features/shared/agreements'
import { useAppConfig } from '@/stores/appConfig'

import styles from '../home.module.scss'

/** A website in China must show these. */
export default function Licences() {
  const licences = useAppConfig(({ config }) => config?.licences) ?? []
  return (
    <View className={styles.licences}>
      {licences.map(({ text, url }) =>
        url ? (
          <TextLink key={text} onClick={() => openAgreement(url)}>
            {text}
          </TextLink>
        ) : (
          <Text key={text}>{text}</Text>
        ),
      )}
    </View>
  )
}
