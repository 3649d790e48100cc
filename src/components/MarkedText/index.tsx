import { Text } from '@tarojs/components'

import { markWords } from '@/lib/findWords'

import styles from './index.module.scss'

interface MarkedTextProps {
  text: string
  /** In small letters. */
  words: readonly string[]
}

/** A text in which these words stand out. */
export function MarkedText({ text, words }: MarkedTextProps) {
  return (
    <>
      {markWords(text, words).map((part, index) => (
        <Text key={index} className={part.isHit ? styles.hit : undefined}>
          {part.text}
        </Text>
      ))}
    </>
  )
}
