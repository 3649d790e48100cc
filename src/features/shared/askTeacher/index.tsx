import { View } from '@tarojs/components'

import { TextLink } from '@/components/TextLink'
import { formatLocation, type RouteLocation } from '@/routes/codec'
import { navigateTo } from '@/routes/navigate'
import { useSwitch } from '@/stores/appConfig'

import styles from './index.module.scss'
import { texts } from './texts'

interface AskTeacherProps {
  /** The learner's position as text, with which the question begins. Read when the button is pressed. */
  about: () => string
  /** The question links back to this page. */
  from: RouteLocation
}

/** Opens the form for a question that begins with the learner's position. Draws nothing without the add-on. */
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
