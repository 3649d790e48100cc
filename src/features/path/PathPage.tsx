import { View } from '@tarojs/components'

import type { PathDetail } from '@/api/path'
import { Cover } from '@/components/Cover'
import { ProgressBar } from '@/components/ProgressBar'
import { StateView } from '@/components/StateView'
import { RichText } from '@/features/shared/richText'
import type { ShareInfo } from '@/stores/share'
import { useSwitches } from '@/stores/appConfig'

import { factsOf } from './facts'
import { targetOf } from './pages'
import styles from './path.module.scss'
import { PathDock } from './PathDock'
import { percentOf } from './progress'
import { Step } from './Step'
import { texts } from './texts'

interface PathPageProps {
  detail: PathDetail
  share: ShareInfo | undefined
}

/** A learning path: where it leads, its steps in order, and the one purchase that opens all of them. */
export function PathPage({ detail, share }: PathPageProps) {
  const { path, steps } = detail
  const isOn = useSwitches()
  const percent = percentOf(detail)
  return (
    <View>
      <View className={styles.head}>
        <View className={styles.cover}>
          <Cover src={path.thumb} isLazy={false} />
        </View>
        <View className={styles.words}>
          <View className={styles.title} role='heading' aria-level='2'>
            {path.name}
          </View>
          <View className={styles.facts}>{factsOf(path)}</View>
        </View>
      </View>
      {path.html !== '' && (
        <View className={styles.desc}>
          <RichText html={path.html} />
        </View>
      )}
      {percent !== null && percent > 0 && (
        <View className={styles.progress}>
          <ProgressBar ratio={percent / 100} label={texts.progress(percent)} />
          <View className={styles.percent}>{texts.progress(percent)}</View>
        </View>
      )}
      {steps.length === 0 && <StateView kind='empty' {...texts.noSteps} isCompact />}
      <View className={styles.steps}>
        {steps.map((step, index) => (
          <Step key={step.id} step={step} number={index + 1} targetOf={(part) => targetOf(part, isOn)} />
        ))}
      </View>
      <PathDock detail={detail} share={share} targetOf={(part) => targetOf(part, isOn)} />
    </View>
  )
}
