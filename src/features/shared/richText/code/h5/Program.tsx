import { View } from '@tarojs/components'

import { Pressable } from '@/components/Pressable'
import { useCode } from '@/features/shared/lazyCode/useCode'
import { copyText } from '@/features/shared/share/copyText'

import styles from './program.module.scss'

const texts = { copy: '复制', label: '复制代码', copied: '代码已复制' }

const load = () => import('./Highlighted')

interface ProgramProps {
  text: string
  language: string
}

/** Without colours until the highlighter has come. */
export function Program({ text, language }: ProgramProps) {
  const code = useCode(language !== '', load)
  return code ? <code.Highlighted text={text} language={language} /> : <>{text}</>
}

/** Says the language, and copies. */
export const Bar = ({ text, language }: ProgramProps) => (
  <View className={styles.bar}>
    <View>{language}</View>
    <Pressable className={styles.copy} label={texts.label} onClick={() => void copyText(text, texts.copied)}>
      {texts.copy}
    </Pressable>
  </View>
)
