import { Text, View } from '@tarojs/components'

import { Icon, type IconName } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { SectionHeader } from '@/components/SectionHeader'
import { openProtocol, useProtocols } from '@/features/shared/protocols'
import { openTarget } from '@/routes/navigate'
import { routeSpec } from '@/routes/registry'
import { useSiteName, useSwitches } from '@/stores/appConfig'

import styles from './member.module.scss'
import { services } from './services'
import { texts } from './texts'

interface CellProps {
  label: string
  icon: IconName
  onClick: () => void
}

const Cell = ({ label, icon, onClick }: CellProps) => (
  <Pressable className={styles.cell} role='link' onClick={onClick}>
    <Icon name={icon} isDuo />
    <Text className={styles.cellName}>{label}</Text>
  </Pressable>
)

/** The grid of everything that is mine and open here. */
export function Services() {
  const isOn = useSwitches()
  const siteName = useSiteName()
  const { about } = useProtocols()
  const open = services.filter(({ target }) => {
    const { switch: feature } = routeSpec(target.name)
    return feature === undefined || isOn(feature)
  })
  return (
    <View className={styles.card}>
      <SectionHeader title={texts.services.title} />
      <View className={styles.grid}>
        {open.map(({ target, label, icon }) => (
          <Cell key={label} label={label} icon={icon} onClick={() => openTarget(target)} />
        ))}
        {about && (
          <Cell label={texts.services.about(siteName)} icon='article' onClick={() => openProtocol(about)} />
        )}
      </View>
    </View>
  )
}
