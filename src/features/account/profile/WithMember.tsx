import { useDidShow } from '@tarojs/taro'
import type { ReactNode } from 'react'

import type { Member } from '@/api/member'
import { Delayed, Failure } from '@/features/shared/page'
import { useMember } from '@/features/shared/session/useMember'

import { texts } from './texts'

interface WithMemberProps {
  skeleton?: ReactNode
  children: (user: Member) => ReactNode
}

/** For what needs the member's record. Reads it anew each time the page is shown; a failed read leaves the old one. */
export function WithMember({ skeleton, children }: WithMemberProps) {
  const { user, error, refresh } = useMember()
  useDidShow(() => void refresh())
  if (user) return <>{children(user)}</>
  if (error !== null) return <Failure error={error} onRetry={() => void refresh()} title={texts.failed} />
  return <Delayed>{skeleton}</Delayed>
}
