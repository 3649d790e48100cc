import { Text, View } from '@tarojs/components'

import { ListRow } from '@/components/ListRow'
import { StateView } from '@/components/StateView'
import { linkTo } from '@/features/shared/link'
import { payAdapter } from '@/platform/pay'
import type { RouteLocation } from '@/routes/codec'
import { useAppConfig, useSwitches } from '@/stores/appConfig'

import styles from './recharge.module.scss'
import { texts as walletTexts } from './texts'

const { methods: texts } = walletTexts

interface Method {
  label: string
  points?: string
  /** The page where it is done. */
  target?: RouteLocation
}

/** How points are earned here, with links. Where selling is forbidden, nothing of buying. */
export function PointMethods() {
  const methods = useMethods()
  if (methods.length === 0) return <StateView kind='empty' title={texts.empty} />
  return (
    <View className={styles.page}>
      <View className={styles.card}>
        {methods.map(({ label, points, target }) => (
          <ListRow
            key={label}
            label={label}
            isStrong
            value={points && <Text className={target ? undefined : styles.noArrow}>{points}</Text>}
            {...(target ? linkTo(target) : {})}
          />
        ))}
      </View>
    </View>
  )
}

const courses: RouteLocation = { name: 'vodIndex', params: {} }

function useMethods(): Method[] {
  const rewards = useAppConfig(({ config }) => config?.pointRewards)
  const isOn = useSwitches()
  const { register = 0, lesson = 0, course = 0, perYuan = 0, invite = 0 } = rewards ?? {}
  return [
    ...(isOn('daySignIn') ? [{ label: texts.signIn, target: { name: 'signCenter', params: {} } } as const] : []),
    ...(register > 0 ? [{ label: texts.register, points: texts.points(register) }] : []),
    ...(lesson > 0 ? [{ label: texts.lesson, points: texts.points(lesson), target: courses }] : []),
    ...(course > 0 ? [{ label: texts.course, points: texts.points(course), target: courses }] : []),
    ...(perYuan > 0 && payAdapter.canSell ? [{ label: texts.order, points: texts.ratio(perYuan) }] : []),
    ...(invite > 0 ? [{ label: texts.invite, points: texts.points(invite) }] : []),
    ...(isOn('wenda') ? [{ label: texts.answer, target: { name: 'qaIndex', params: {} } } as const] : []),
  ]
}
