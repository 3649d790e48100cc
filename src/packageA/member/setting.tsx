import { View } from '@tarojs/components'

import { About } from '@/features/account/settings/About'
import { Account } from '@/features/account/settings/Account'
import styles from '@/features/account/settings/index.module.scss'
import { AppearanceSection } from '@/features/account/settings/AppearanceSection'
import { RecommendedApps } from '@/features/account/settings/RecommendedApps'
import { Storage } from '@/features/account/settings/Storage'
import { definePage } from '@/features/shared/page'

export default definePage('setting', function SettingPage() {
  return (
    <View className={styles.page}>
      <AppearanceSection />
      <Storage />
      <About />
      <RecommendedApps />
      <Account />
    </View>
  )
})
