import { Text, View } from '@tarojs/components'
import { useEffect, useId, useRef, useState } from 'react'

import type { SnapshotResource, SnapshotRules } from '@/api/snapshot'
import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { TextLink } from '@/components/TextLink'
import { Camera, openCameraSettings } from '@/platform/camera'
import type { CameraHandle } from '@/platform/camera/types'
import { viewport } from '@/platform/viewport'

import { ConsentSheet } from './ConsentSheet'
import { SnapshotManager } from './SnapshotManager'
import styles from './snapshot.module.scss'
import { texts } from './texts'
import { useConsent } from './useConsent'
import { useSnapshots } from './useSnapshots'

export interface SnapshotWindowProps {
  memberId: number
  resource: SnapshotResource
  /** The consent is for this thing. */
  thing: string
  rules: SnapshotRules
  /** The page is in front. Behind another page no camera runs. */
  isVisible: boolean
  positionSec: () => number
  /**
   * `bottom` floats above the bottom bar. `here` hangs from its place over the content that follows. `inline` is part
   * of the page.
   */
  placement: 'bottom' | 'here' | 'inline'
}

type Eye = 'starting' | 'open' | 'lost'

/** First the question, then the camera's picture; as a window over the page, or as an icon. */
export function SnapshotWindow(props: SnapshotWindowProps) {
  const { memberId, resource, thing, rules, isVisible, positionSec, placement } = props
  const [isManaging, setManaging] = useState(false)
  const [eye, setEye] = useState<Eye>('starting')
  /** Numbers the attempts to open the camera. */
  const [attempt, setAttempt] = useState(0)
  const camera = useRef<CameraHandle>(null)
  const id = useId()
  const [heightPx, setHeightPx] = useState(0)
  // Reserves this height at the end of the page, so that the last lines are not below the window.
  useEffect(() => viewport.watchHeight(id, setHeightPx), [id])
  const consent = useConsent(memberId, thing, placement === 'here' && viewport.isLow())
  const { hasAgreed, isMinimised } = consent
  const isOpen = eye === 'open' && hasAgreed && isVisible
  const taken = useSnapshots({ resource, rules, camera, hasAgreed, isOpen, positionSec })
  const isRunning = hasAgreed && isVisible && taken.count !== undefined && !taken.isFull

  // A camera that is drawn anew must first open again.
  useEffect(() => {
    if (!isRunning) setEye('starting')
  }, [isRunning])

  const reopen = async () => {
    await openCameraSettings()
    setEye('starting')
    setAttempt((last) => last + 1)
  }
  return (
    <View
      className={cx(styles[placement], isMinimised && styles.short)}
      style={placement === 'bottom' && heightPx > 0 ? { height: `${heightPx}px` } : undefined}
    >
      <View
        id={id}
        className={cx(styles.window, isMinimised && styles.minimised)}
        role='region'
        aria-label={texts.title}
      >
        <Head isMinimised={isMinimised} isOpen={isOpen} onToggle={consent.toggle} />
        <View className={styles.body}>
          <View className={styles.sight}>
            {isRunning && (
              <Camera
                key={attempt}
                ref={camera}
                className={styles.camera}
                onOpen={() => setEye('open')}
                onLost={() => setEye('lost')}
              />
            )}
            {!(isRunning && eye === 'open') && <Icon name='camera' size={32} />}
          </View>
          <Words count={taken.count} maxCount={rules.maxCount} />
        </View>
        <View className={styles.state} role='status'>
          {stateOf(eye, taken)}
        </View>
        <View className={styles.foot}>
          <TextLink role='button' tone='brand' onClick={() => setManaging(true)}>
            {texts.manage}
          </TextLink>
          {eye === 'lost' && isRunning && (
            <TextLink role='button' onClick={() => void reopen()}>
              {texts.reopen}
            </TextLink>
          )}
          <TextLink role='button' onClick={() => void consent.withdraw()}>
            {texts.withdraw}
          </TextLink>
        </View>
      </View>
      <ConsentSheet
        isOpen={consent.isAsking}
        maxCount={rules.maxCount}
        onAnswer={consent.answer}
        onClose={consent.putOff}
        onManage={() => {
          consent.putOff()
          setManaging(true)
        }}
      />
      <SnapshotManager
        isOpen={isManaging}
        resource={resource}
        isFull={taken.isFull}
        positionSec={positionSec}
        onClose={() => setManaging(false)}
      />
    </View>
  )
}

type Taken = ReturnType<typeof useSnapshots>

/** Why no photograph is taken now; '' = nothing is wrong. */
function stateOf(eye: Eye, { isFull, isUnreachable, isUnsent }: Taken): string {
  if (isFull) return texts.full
  if (isUnreachable) return texts.unreachable
  if (eye !== 'open') return texts[eye]
  return isUnsent ? texts.unsent : ''
}

/** The title, and the button to switch between window and icon. */
function Head({ isMinimised, isOpen, onToggle }: { isMinimised: boolean; isOpen: boolean; onToggle: () => void }) {
  return (
    <View className={styles.head}>
      <View className={styles.title} role='heading' aria-level='2'>
        {texts.title}
      </View>
      <Pressable
        className={styles.toggle}
        label={isMinimised ? texts.icon[isOpen ? 'running' : 'off'] : texts.minimise}
        isExpanded={!isMinimised}
        onClick={onToggle}
      >
        {isMinimised ? (
          <Icon name='camera' size={24} className={isOpen ? styles.running : undefined} />
        ) : (
          <Text>{texts.minimise}</Text>
        )}
      </Pressable>
    </View>
  )
}

/** Says that nothing needs to be done, and shows the number of photographs. */
function Words({ count, maxCount }: { count: number | undefined; maxCount: number }) {
  return (
    <View className={styles.words}>
      {texts.hints.map((hint) => (
        <View key={hint}>{hint}</View>
      ))}
      {count !== undefined && <View className={styles.count}>{texts.count(count, maxCount)}</View>}
    </View>
  )
}
