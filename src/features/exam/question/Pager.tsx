import { type BaseEventOrig, View } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { type ReactNode, useContext, useEffect, useId, useRef, useState } from 'react'

import { Button } from '@/components/Button'
import { cx } from '@/components/cx'
import { LayerPage } from '@/components/layerPage'
import { toast } from '@/features/shared/dialog'
import { maxReadSec, useLearningClock } from '@/features/shared/learning/useLearningClock'
import { ActionBar } from '@/features/shared/page/ActionBar'
import { useTextSize, useTextSizeClass } from '@/features/shared/textSize'
import { frontPage } from '@/lib/layers'
import type { TextSize } from '@/platform/theme/types'
import { movesSideways } from '@/platform/sideways'
import { viewport } from '@/platform/viewport'
import { isZoomed } from '@/platform/zoom'

import { AnswerAside, AnswerSheet, type AnswerTilesProps, useIsBeside } from './AnswerSheet'
import styles from './pager.module.scss'
import { texts } from './texts'

interface PagerProps {
  tiles: AnswerTilesProps['tiles']
  index: number
  onGo: (index: number) => void
  /** Above the question, in full width. */
  head?: ReactNode
  /** The question at `index`. */
  children: ReactNode
}

/** A swipe goes so far sideways, and less than half as far up or down. */
const swipePx = 60

/** Taro's types lack this, but both ends report the fingers on the screen, and where one went down or up. */
type Touched = BaseEventOrig & {
  touches?: ArrayLike<unknown>
  changedTouches?: ArrayLike<{ clientX: number; clientY: number }>
}

/** Of the page in front. If that fails, the question is there all the same. */
const toTop = (): void => void Taro.pageScrollTo({ scrollTop: 0, duration: 0 }).catch(() => undefined)

function pointOf(event: Touched) {
  const touch = event.changedTouches?.[0]
  return touch ? { x: touch.clientX, y: touch.clientY } : null
}

const isOneFinger = ({ touches }: Touched) => (touches?.length ?? 1) === 1

/**
 * With very large text the labels of the buttons would break into several rows. Icons replace them then, because the
 * question needs the room.
 */
function useTight(size: TextSize) {
  const barId = useId()
  const itemId = useId()
  const [isTight, setTight] = useState(false)
  useEffect(() => {
    setTight(false)
    let itemPx = 0
    const stopItem = viewport.watchHeight(itemId, (px) => (itemPx = px))
    const stopBar = viewport.watchHeight(barId, (px) => setTight((before) => before || px > itemPx * 1.5))
    return () => {
      stopItem()
      stopBar()
    }
  }, [barId, itemId, size])
  return { barId, itemId, isTight }
}

/** One question a page. Swipes, buttons and the tiles of the sheet turn pages. */
export function Pager({ tiles, index, onGo, head, children }: PagerProps) {
  const [isSheetOpen, setSheetOpen] = useState(false)
  const [hasTurned, setTurned] = useState(false)
  const isBeside = useIsBeside()
  const { size } = useTextSize()
  const textSizeClass = useTextSizeClass()
  const { barId, itemId, isTight } = useTight(size)
  const clock = useLearningClock(maxReadSec)
  useEffect(() => clock.sign(), [clock, index])
  const start = useRef<{ x: number; y: number } | null>(null)
  const page = useContext(LayerPage)
  const shownIndex = useRef<number>()
  // Whoever turns: buttons here, a link of the room, or a page that takes the place of another at its foot.
  useEffect(() => {
    if (shownIndex.current !== undefined && shownIndex.current !== index) setTurned(true)
    shownIndex.current = index
    if (frontPage() === page) toTop()
  }, [index, page])
  const go = (to: number) => {
    if (to < 0 || to >= tiles.length) return toast(to < 0 ? texts.noPrevious : texts.noNext)
    onGo(to)
    if (to === index) toTop()
  }
  const onTouchEnd = (event: BaseEventOrig) => {
    const from = start.current
    const to = pointOf(event)
    start.current = null
    clock.sign()
    if (!from || !to || isZoomed() || movesSideways(event.target)) return
    const across = to.x - from.x
    if (Math.abs(across) < swipePx || Math.abs(to.y - from.y) > Math.abs(across) / 2) return
    go(index + (across < 0 ? 1 : -1))
  }
  return (
    <>
      <View className={styles.columns}>
        <View
          className={styles.ground}
          onTouchStart={(event) => {
            // Two fingers zoom.
            start.current = isOneFinger(event) ? pointOf(event) : null
          }}
          onTouchEnd={onTouchEnd}
        >
          {head}
          <View className={cx(styles.page, textSizeClass)}>{children}</View>
        </View>
        {isBeside && <AnswerAside tiles={tiles} current={index} onGo={go} />}
      </View>
      <View role='status' className={styles.spoken}>
        {hasTurned && texts.turnedTo(index + 1, tiles.length)}
      </View>
      <ActionBar>
        <View className={cx(styles.pager, isTight && styles.tight)} id={barId}>
          <View className={styles.pagerItem} id={itemId}>
            <Button kind='line' isBlock isDisabled={index === 0} label={texts.previous} onClick={() => go(index - 1)}>
              {isTight ? texts.back : texts.previous}
            </Button>
          </View>
          {!isBeside && (
            <View className={styles.pagerItem}>
              <Button
                kind='line'
                isBlock
                label={texts.sheet.open(index + 1, tiles.length)}
                onClick={() => setSheetOpen(true)}
                id='exam-sheet'
              >
                {isTight ? texts.sheet.at(index + 1, tiles.length) : texts.sheet.open(index + 1, tiles.length)}
              </Button>
            </View>
          )}
          <View className={styles.pagerItem}>
            <Button isBlock isDisabled={index >= tiles.length - 1} label={texts.next} onClick={() => go(index + 1)}>
              {isTight ? texts.forward : texts.next}
            </Button>
          </View>
        </View>
      </ActionBar>
      <AnswerSheet isOpen={isSheetOpen} onClose={() => setSheetOpen(false)} tiles={tiles} current={index} onGo={go} />
    </>
  )
}
