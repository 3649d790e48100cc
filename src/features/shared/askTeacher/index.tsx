import { View } from '@tarojs/components'

import { TextLink } from '@/components/TextLink'
import { formatLocation, type RouteLocation } from '@/routes/codec'
import { navigateTo } from '@/routes/navigate'
import { useSwitch } from '@/stores/appConfig'

import styles from './index.module.scss'
import { texts } from './texts'

interface AskTeacherProps {
  /** Where the learner is, in words that the question begins with; asked with the press. */
  about: () => string
  /** Where the question leads back to. */
  from: RouteLocation
}

/** Leads to a question that begins with where the learner is; without the add-on there is none. */
export function AskTeacher({ about, from }: AskTeacherProps) {
  if (useSwitch('wenda') !== true) return null
  const ask = () => navigateTo('qaCreate', { about: about(), from: formatLocation(from) })
  return (
    <View className={styles.ask}>
      <TextLink tone='brand' onClick={ask}>
        {texts.ask}
      </TextLink>
    </View>
  )
}
