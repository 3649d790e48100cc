import type { CSSProperties } from 'react'

import { cx } from '@/components/cx'
import { markTones, type TextStyle, textTones } from '@/lib/html'

import styles from './index.module.scss'

/** Classes and inline style of a text. Both are empty when it looks like its surroundings. */
export function textStyleOf(textStyle: TextStyle): { className: string; style: CSSProperties | undefined } {
  const ground = textStyle.background ? markTones(textStyle.background) : undefined
  // On a coloured background the theme's text colour stays: another pair of colours may be unreadable in one theme.
  const ink = textStyle.color && !ground ? textTones(textStyle.color) : undefined
  const className = cx(
    textStyle.isBold === true && styles.bold,
    textStyle.isBold === false && styles.normal,
    textStyle.isItalic && styles.italic,
    textStyle.isUnderlined && styles.underlined,
    textStyle.isStruck && styles.struck,
    textStyle.isUnderlined && textStyle.isStruck && styles.bothLines,
    textStyle.isCode && styles.inlineCode,
    textStyle.isFormula && styles.math,
    textStyle.script && styles[textStyle.script],
    textStyle.href && styles.link,
    ink && !textStyle.href && styles.inked,
    ground && styles.marked,
  )
  const style = {
    ...(ink && { '--tone-light': ink.light, '--tone-dark': ink.dark }),
    ...(ground && { '--ground-light': ground.light, '--ground-dark': ground.dark }),
    ...(textStyle.sizePx && { fontSize: `calc(${textStyle.sizePx}px * var(--reading-scale, 1))` }),
  }
  return { className, style: Object.keys(style).length > 0 ? (style as CSSProperties) : undefined }
}
