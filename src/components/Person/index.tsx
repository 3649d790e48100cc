import { View } from '@tarojs/components'

import { Avatar } from '../Avatar'
import styles from './index.module.scss'

interface PersonProps {
  name: string
  /** '' = drawn from the name. */
  avatar: string
  /** Beside the name: 讲师. */
  role?: string
  /** '' = none. */
  intro: string
}

/** A teacher: picture, name and a few words. */
export function Person({ name, avatar, role, intro }: PersonProps) {
  return (
    <View className={styles.person}>
      <Avatar src={avatar} name={name} size={44} />
      <View className={styles.words}>
        <View className={styles.name}>
          {name}
          {role && <View className={styles.role}>{role}</View>}
        </View>
        {intro !== '' && <View className={styles.intro}>{intro}</View>}
      </View>
    </View>
  )
}
