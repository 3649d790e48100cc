import type { CSSProperties } from 'react'

import { cx } from '@/components/cx'
import { type Look, markTones, textTones } from '@/lib/html'

import styles from './index.module.scss'

/** Classes and inline style of words; both empty when they look like the text around. */
export function lookOf(look: Look): { className: string; style: CSSProperties | undefined } {
  const ground = look.background ? markTones(look.background) : undefined
  // Words on a coloured ground keep the theme's ink: any other pair of colours may be unreadable in one of
  // the themes.
  const ink = look.color && !ground ? textTones(look.color) : undefined
  const className = cx(
    look.isBold === true && styles.bold,
    look.isBold === false && styles.normal,
    look.isItalic && styles.italic,
    look.isUnderlined && styles.underlined,
    look.isStruck && styles.struck,
    look.isUnderlined && look.isStruck && styles.bothLines,
    look.isCode && styles.inlineCode,
    look.isFormula && styles.math,
    look.script && styles[look.script],
    look.href && styles.link,
    ink && !look.href && styles.inked,
    ground && styles.marked,
  )
  const style = {
    ...(ink && { '--tone-light': ink.light, '--tone-dark': ink.dark }),
    ...(ground && { '--ground-light': ground.light, '--ground-dark': ground.dark }),
    ...(look.sizePx && { fontSize: `${look.sizePx}px` }),
  }
  return { className, style: Object.keys(style).length > 0 ? (style as CSSProperties) : undefined }
}
