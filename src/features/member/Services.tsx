import { Text, View } from '@tarojs/components'

import { Icon, type IconName } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { SectionHeader } from '@/components/SectionHeader'
import { openProtocol, useProtocols } from '@/features/shared/protocols'
import { open } from '@/routes/navigate'

import styles from './member.module.scss'
import { texts } from './texts'

interface Entry {
  label: string
  icon: IconName
  onClick: () => void
}

/** The grid of everything that is mine. */
export function Services() {
  const protocols = useProtocols()
  const entries: Entry[] = [
    { label: texts.entries.study, icon: 'study', onClick: () => open('study') },
    { label: texts.entries.notices, icon: 'horn', onClick: () => open('notices') },
    ...(['user', 'privacy', 'about'] as const).flatMap((name): Entry[] =>
      protocols[name]
        ? [{ label: texts.entries[name], icon: icons[name], onClick: () => openProtocol(protocols[name]) }]
        : [],
    ),
  ]
  return (
    <View className={styles.card}>
      <SectionHeader title={texts.services} />
      <View className={styles.grid}>
        {entries.map(({ label, icon, onClick }) => (
          <Pressable key={label} className={styles.cell} role='link' onClick={onClick}>
            <Icon name={icon} isDuo />
            <Text className={styles.cellName}>{label}</Text>
          </Pressable>
        ))}
      </View>
    </View>
  )
}

const icons = { user: 'article', privacy: 'shield', about: 'help' } as const
