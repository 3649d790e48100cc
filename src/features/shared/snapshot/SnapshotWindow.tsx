import { Text, View } from '@tarojs/components'
import { useEffect, useId, useRef, useState } from 'react'

import type { SnapshotResource, SnapshotRules } from '@/api/snapshot'
import { cx } from '@/components/cx'
import { Icon } from '@/components/Icon'
import { Pressable } from '@/components/Pressable'
import { TextLink } from '@/components/TextLink'
import { ask } from '@/features/shared/dialog'
import { Camera, openCameraSettings } from '@/platform/camera'
import type { CameraHandle } from '@/platform/camera/types'
import { viewport } from '@/platform/viewport'

import { type Consent, consentOf, storeConsent } from './consent'
import { ConsentSheet } from './ConsentSheet'
import { SnapshotManager } from './SnapshotManager'
import styles from './snapshot.module.scss'
import { texts } from './texts'
import { useSnapshots } from './useSnapshots'

export interface SnapshotWindowProps {
  memberId: number
  resource: SnapshotResource
  rules: SnapshotRules
  /** The page is in front: behind another one no camera runs. */
  isLooked: boolean
  positionSec: () => number
  /** Floats above the bar at the bottom; hangs from the place where it is put, over what follows; or stands there. */
  placement: 'bottom' | 'here' | 'inline'
}

/** The question first, then what the camera sees; as a window over the page, or as an icon. */
export function SnapshotWindow(props: SnapshotWindowProps) {
  const { memberId, resource, rules, isLooked, positionSec, placement } = props
  const [consent, setConsent] = useState(() => consentOf(memberId))
  const [isAsking, setAsking] = useState(consent === null)
  const [isManaging, setManaging] = useState(false)
  const [eye, setEye] = useState<'starting' | 'open' | 'lost'>('starting')
  /** Counts the attempts at opening the camera. */
  const [attempt, setAttempt] = useState(0)
  const camera = useRef<CameraHandle>(null)
  const id = useId()
  const [heightPx, setHeightPx] = useState(0)
  // So much room at the end of the page: its last lines can be scrolled out from below the window.
  useEffect(() => viewport.watchHeight(id, setHeightPx), [id])
  const hasAgreed = consent?.hasAgreed === true
  const isMinimised = !hasAgreed || consent.isMinimised
  const isOpen = eye === 'open' && hasAgreed && isLooked
  const taken = useSnapshots({ resource, rules, camera, hasAgreed, isOpen, positionSec })
  const { count, isFull, isUnsent, isUnreachable } = taken
  const isRunning = hasAgreed && isLooked && count !== undefined && !isFull

  // Each time it is drawn anew it has to open first.
  useEffect(() => {
    if (!isRunning) setEye('starting')
  }, [isRunning])

  const decide = (next: Consent) => {
    storeConsent(memberId, next)
    setConsent(next)
    setAsking(false)
  }
  const withdraw = async () => {
    if (await ask(texts.withdrawn)) decide({ hasAgreed: false, isMinimised: true })
  }
  const reopen = async () => {
    await openCameraSettings()
    setEye('starting')
    setAttempt((last) => last + 1)
  }
  const toggle = () => {
    if (hasAgreed) decide({ hasAgreed, isMinimised: !isMinimised })
    else setAsking(true)
  }

  const stateOf = (): string => {
    if (isFull) return texts.full
    if (isUnreachable) return texts.unreachable
    if (eye !== 'open') return texts[eye]
    return isUnsent ? texts.unsent : ''
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
        <View className={styles.head}>
          <View className={styles.title} role='heading' aria-level='2'>
            {texts.title}
          </View>
          <Pressable
            className={styles.toggle}
            label={isMinimised ? texts.icon[isOpen ? 'running' : 'off'] : texts.minimise}
            isExpanded={!isMinimised}
            onClick={toggle}
          >
            {isMinimised ? (
              <Icon name='camera' size={24} className={isOpen ? styles.running : undefined} />
            ) : (
              <Text>{texts.minimise}</Text>
            )}
          </Pressable>
        </View>
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
          <View className={styles.words}>
            {texts.hints.map((hint) => (
              <View key={hint}>{hint}</View>
            ))}
            {count !== undefined && <View className={styles.count}>{texts.count(count, rules.maxCount)}</View>}
          </View>
        </View>
        <View className={styles.state} role='status'>
          {stateOf()}
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
          <TextLink role='button' onClick={() => void withdraw()}>
            {texts.withdraw}
          </TextLink>
        </View>
      </View>
      <ConsentSheet
        isOpen={isAsking}
        maxCount={rules.maxCount}
        onAnswer={(isYes) => decide({ hasAgreed: isYes, isMinimised: !isYes })}
        onClose={() => setAsking(false)}
      />
      <SnapshotManager
        isOpen={isManaging}
        resource={resource}
        isFull={isFull}
        positionSec={positionSec}
        onClose={() => setManaging(false)}
      />
    </View>
  )
}
