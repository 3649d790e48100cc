import { Button, View } from '@tarojs/components'

import { openSupport, supportWay } from '@/features/shared/support'
import { texts } from '@/features/shared/support/texts'

import { Cell } from '../Cell'
import styles from '../member.module.scss'

const byButton = () => undefined

/** As on H5. Only WeChat's own button opens WeChat's chat, so that button lies over the cell. */
export function SupportCell() {
  const way = supportWay()
  if (!way) return null
  if (way.kind !== 'contact') return <Cell label={texts.contact} icon='help' onClick={() => openSupport(way)} />
  return (
    <View className={styles.under}>
      <Cell label={texts.contact} icon='help' onClick={byButton} />
      <Button className={styles.cover} openType='contact'>
        {texts.contact}
      </Button>
    </View>
  )
}
