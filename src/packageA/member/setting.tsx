import { View } from '@tarojs/components'

import { About } from '@/features/setting/About'
import { Account } from '@/features/setting/Account'
import styles from '@/features/setting/index.module.scss'
import { Looks } from '@/features/setting/Looks'
import { Storage } from '@/features/setting/Storage'
import { screen } from '@/features/shared/screen'

export default screen('setting', function Setting() {
  return (
    <View className={styles.page}>
      <Looks />
      <Storage />
      <About />
      <Account />
    </View>
  )
})
