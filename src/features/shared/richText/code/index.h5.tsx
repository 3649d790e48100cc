import { View } from '@tarojs/components'

import { useCode } from '@/features/shared/lazyCode/useCode'

import styles from './code.module.scss'
import type { CodeFrameProps } from './types'

const load = () => import('./h5/Program')

export function CodeFrame({ text, language = '', isInert, children }: CodeFrameProps) {
  const program = useCode(true, load)
  const code = children(program ? <program.Program text={text} language={language} /> : text)
  if (isInert) return <>{code}</>
  return (
    <View className={styles.frame}>
      {code}
      {program && <program.Bar text={text} language={language} />}
    </View>
  )
}
