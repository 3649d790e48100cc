import { useState } from 'react'

import type { SnapshotResource } from '@/api/snapshot'
import { usePageVisible } from '@/features/shared/page/usePageVisible'
import { useSwitch } from '@/stores/appConfig'
import { useSession } from '@/stores/session'

import type { SnapshotWindowProps } from './SnapshotWindow'
import { useCode } from '../lazyCode/useCode'

const load = () => import('./SnapshotGate')

interface SnapshotProps {
  resource: SnapshotResource
  /** The thing that the consent is for, where it is more than the resource: a lesson's course. */
  thing?: string
  /** The learner's position; absent = the seconds since the page was opened. */
  positionSec?: () => number
  /** See `SnapshotWindowProps`. */
  placement?: SnapshotWindowProps['placement']
}

/**
 * Photographs of the learner, where the academy wants them. Put it once on a page, while its content is open to this
 * member. Otherwise its code is not loaded.
 */
export function Snapshot({ resource, thing, positionSec, placement = 'bottom' }: SnapshotProps) {
  const agreedFor = thing ?? `${resource.type}-${resource.id}`
  const isOn = useSwitch('snapshort') === true
  const memberId = useSession(({ isLogin, user }) => (isLogin ? user?.id : undefined))
  // Here and not in the code that loads later, because the page may be hidden before that has loaded.
  const isVisible = usePageVisible()
  const [openedAtMs] = useState(Date.now)
  const code = useCode(isOn && memberId !== undefined, load)
  if (!code || memberId === undefined) return null
  return (
    <code.SnapshotGate
      key={`${memberId} ${agreedFor}`}
      memberId={memberId}
      resource={resource}
      thing={agreedFor}
      isVisible={isVisible}
      placement={placement}
      positionSec={positionSec ?? (() => (Date.now() - openedAtMs) / 1000)}
    />
  )
}
