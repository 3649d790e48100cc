import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'

import type { SnapshotResource, SnapshotRules } from '@/api/snapshot'
import type { CameraHandle } from '@/platform/camera/types'
import { snapshotQueries } from '@/queries/snapshot'

import { startDraws } from './rules'
import { sendPhoto } from './sendPhoto'

interface SnapshotsOptions {
  resource: SnapshotResource
  rules: SnapshotRules
  camera: RefObject<CameraHandle>
  /** Without consent nothing is sent either. */
  hasAgreed: boolean
  /** The camera shows a picture. */
  isOpen: boolean
  positionSec: () => number
}

/** The number of photographs. While the camera is open, takes one now and then. */
export function useSnapshots(options: SnapshotsOptions) {
  const { resource, rules, camera, hasAgreed, isOpen, positionSec } = options
  const { type, id } = resource
  const client = useQueryClient()
  const { data: count, isError } = useQuery(snapshotQueries.count({ type, id }))
  const [isUnsent, setUnsent] = useState(false)
  const latest = useRef({ positionSec, count })
  latest.current = { positionSec, count }
  const isBusy = useRef(false)
  const ended = useRef(new AbortController())
  useEffect(() => {
    const controller = new AbortController()
    ended.current = controller
    return () => controller.abort()
  }, [hasAgreed])

  const take = useCallback(async () => {
    // One at a time, because a slow one must not be counted too late.
    if (isBusy.current) return
    isBusy.current = true
    try {
      const picture = await camera.current?.take()
      if (!picture) return
      const { signal } = ended.current
      const { positionSec: readPosition, count: countBefore = 0 } = latest.current
      const positionSec = Math.max(0, Math.floor(readPosition()))
      const isSent = await sendPhoto({ resource: { type, id }, picture, positionSec, count: countBefore, signal })
      setUnsent(!isSent && !signal.aborted)
      // Also after a refusal, because the maximum may be reached.
      if (!signal.aborted) await client.invalidateQueries({ queryKey: snapshotQueries.of({ type, id }) })
    } catch {
      // No picture this time. The camera itself reports when it is lost.
    } finally {
      isBusy.current = false
    }
  }, [client, camera, type, id])

  const isFull = count !== undefined && count >= rules.maxCount
  const isDrawing = isOpen && count !== undefined && !isFull
  useEffect(() => {
    if (isDrawing) return startDraws({ rules, onDrawn: () => void take() })
  }, [isDrawing, rules, take])

  return { count, isFull, isUnsent, isUnreachable: isError && count === undefined }
}
