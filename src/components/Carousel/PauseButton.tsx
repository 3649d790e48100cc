import { View } from '@tarojs/components'

import { Icon } from '../Icon'
import { Pressable } from '../Pressable'
import styles from './pauseButton.module.scss'
import { texts } from './texts'

interface PauseButtonProps {
  isPaused: boolean
  onToggle: () => void
}

/** Moving content must be stoppable, even without a mouse to rest on it. */
export function PauseButton({ isPaused, onToggle }: PauseButtonProps) {
  return (
    <Pressable className={styles.button} label={isPaused ? texts.goOn : texts.pause} onClick={onToggle}>
      <View className={styles.mark}>
        <Icon name={isPaused ? 'play' : 'pause'} size={16} />
      </View>
    </Pressable>
  )
}
