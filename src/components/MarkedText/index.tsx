import { Text } from '@tarojs/components'

import { markWords } from '@/lib/findWords'

import styles from './index.module.scss'

interface MarkedTextProps {
  text: string
  /** In lower case. */
  words: readonly string[]
}

/** Highlights these words in a text. */
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
