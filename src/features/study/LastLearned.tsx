import { Text, View } from '@tarojs/components'

import { Button } from '@/components/Button'
import { Cover } from '@/components/Cover'
import { ProgressBar } from '@/components/ProgressBar'

import styles from './lastLearned.module.scss'
import { texts } from './texts'
import type { LastLearned as LastLearnedData } from '@/features/shared/lastLearned/useLastLearned'

/** The last learned thing of any kind, with one button that leads to the learner's position. */
export function LastLearned({ last }: { last: LastLearnedData }) {
  const { title, thumb, coverRatio, lesson, progress, place, goOn } = last
  return (
    <View className={styles.ground}>
      <View className={styles.card}>
        <View className={styles.head}>
          <Cover src={thumb} ratio={coverRatio} width={coverRatio === '3:4' ? 72 : 104} isLazy={false} />
          <View className={styles.words}>
            <Text className={styles.hint}>{texts.lastLearned}</Text>
            <Text className={styles.title}>{title}</Text>
            {lesson && <Text className={styles.place}>{lesson}</Text>}
            {!progress && place && <Text className={styles.place}>{place}</Text>}
          </View>
        </View>
        {progress && (
          <>
            <ProgressBar ratio={progress.ratio} label={progress.label} />
            <View className={styles.numbers}>
              <Text>{progress.label}</Text>
              {place && <Text>{place}</Text>}
            </View>
          </>
        )}
        <Button icon='play' size='l' isBlock onClick={goOn}>
          {texts.goOn}
        </Button>
      </View>
    </View>
  )
}
