import { View } from '@tarojs/components'

import { TextLink } from '@/components/TextLink'
import { keeping } from '@/platform/keeping'
import { navigateTo } from '@/routes/navigate'

import styles from './notes.module.scss'
import { texts } from './texts'

/** Below the notes of one thing: where they are stored, and the way to all. */
export function NotesFoot() {
  return (
    <View className={styles.end}>
      <View className={styles.hint}>
        {texts.hereOnly}
        {keeping.isBrief && texts.brief}
      </View>
      <TextLink tone='brand' onClick={() => navigateTo('notes')}>
        {texts.all}
      </TextLink>
    </View>
  )
}
