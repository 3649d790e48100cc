import { View } from '@tarojs/components'

import type { Attempt } from '@/api/paper'

import styles from './scoreLine.module.scss'
import { texts } from '../texts'

/** Only the newest attempts are drawn. */
const maxPoints = 20

/**
 * A band of 2 px along the points, in percent of its box. Both ends cut it out of a plain background with `clip-path`.
 */
function bandOf(points: readonly { x: number; y: number }[]): string {
  const at = (shift: number) => points.map(({ x, y }) => `${x}% calc(${y}% + ${shift}px)`)
  return `polygon(${[...at(-1), ...at(1).reverse()].join(', ')})`
}

interface ScoreLineProps {
  /** Newest first. */
  attempts: readonly Attempt[]
  passScore: number
}

/** Draws the marks of the attempts against the pass mark. It is decoration: the rows below say each of them. */
export function ScoreLine({ attempts, passScore }: ScoreLineProps) {
  const scores = attempts
    .filter(({ status }) => status === 'marked')
    .slice(0, maxPoints)
    .map(({ score }) => score)
    .reverse()
  if (scores.length < 2) return null
  const top = Math.max(passScore, ...scores, 1)
  const heightOf = (score: number) => 100 - (score / top) * 100
  const points = scores.map((score, index) => ({ x: (index / (scores.length - 1)) * 100, y: heightOf(score) }))
  return (
    <View className={styles.chart} role='img' aria-label={texts.attempts.line(scores)}>
      {passScore > 0 && (
        <View className={styles.pass} style={{ top: `${heightOf(passScore)}%` }}>
          <View className={styles.passWord}>{texts.attempts.passLine(passScore)}</View>
        </View>
      )}
      <View className={styles.line} style={{ clipPath: bandOf(points) }} />
      {points.map(({ x, y }, index) => (
        <View key={index} className={styles.point} style={{ left: `${x}%`, top: `${y}%` }} />
      ))}
    </View>
  )
}
