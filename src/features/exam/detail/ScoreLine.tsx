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
  const marked = attempts
    .filter(({ status }) => status === 'marked')
    .slice(0, maxPoints)
    .reverse()
  if (marked.length < 2) return null
  const { line, score: scoreText, passLine } = texts.attempts
  const words = marked.map(({ score, fullScore }) => scoreText(score, fullScore))
  // Draws of different worth are compared by the share that was won. Then no one height is the pass mark's.
  const isByShare = new Set(marked.map(({ fullScore }) => fullScore)).size > 1
  const heights = marked.map(({ score, fullScore }) => (isByShare ? score / Math.max(fullScore, score, 1) : score))
  const top = isByShare ? 1 : Math.max(passScore, ...heights, 1)
  const yOf = (height: number) => 100 - (height / top) * 100
  const points = heights.map((height, index) => ({ x: (index / (heights.length - 1)) * 100, y: yOf(height) }))
  return (
    <View className={styles.chart} role='img' aria-label={line(words)}>
      {passScore > 0 && !isByShare && (
        <View className={styles.pass} style={{ top: `${yOf(passScore)}%` }}>
          <View className={styles.passWord}>{passLine(passScore)}</View>
        </View>
      )}
      <View className={styles.line} style={{ clipPath: bandOf(points) }} />
      {points.map(({ x, y }, index) => (
        <View key={index} className={styles.point} style={{ left: `${x}%`, top: `${y}%` }} />
      ))}
    </View>
  )
}
