import { useEffect, useRef, useState } from 'react'

import { updateAvatar } from '@/api/profile'
import { avatarMaxBytes } from '@/config/limits'
import { toast } from '@/features/shared/dialog'
import { refreshMember } from '@/features/shared/session'
import { ApiError, errorText, serverText } from '@/http/apiError'
import { pictures } from '@/platform/upload'

import { texts } from '../texts'

export type AvatarUpload =
  | { kind: 'idle' }
  | { kind: 'sending'; percent: number }
  /** `canRetry`: the same picture may succeed next time. */
  | { kind: 'failed'; message: string; canRetry: boolean }

const idle: AvatarUpload = { kind: 'idle' }

/** A refusal without a text of its own gets one that says what failed. */
function wordsFor(error: unknown): string {
  const isAnswered = error instanceof ApiError && (error.kind === 'rejected' || error.kind === 'status')
  return isAnswered ? (serverText(error) ?? texts.avatar.failed) : errorText(error)
}

/** Sends one picture at a time. A failed one stays for another try. */
export function useAvatarUpload() {
  const [upload, show] = useState<AvatarUpload>(idle)
  const path = useRef<string>()
  const running = useRef<AbortController>()
  useEffect(() => () => running.current?.abort(), [])

  /** For a picture that cannot be sent at all. */
  const refuse = (message: string) => show({ kind: 'failed', message, canRetry: false })

  async function run(controller: AbortController, picked: string): Promise<void> {
    const filePath = await pictures.fit(picked, avatarMaxBytes)
    const bytes = await pictures.measure(filePath).catch(() => null)
    if (bytes === null) return refuse(texts.avatar.unreadable)
    if (bytes > avatarMaxBytes) return refuse(texts.avatar.refused.size)
    await updateAvatar(filePath, {
      signal: controller.signal,
      onProgress: (percent) => show({ kind: 'sending', percent }),
    })
    toast(texts.avatar.done, 'success')
    show(idle)
    // If this fails, the next visit reads the record anyway.
    refreshMember().catch(() => undefined)
  }

  async function send(filePath: string): Promise<void> {
    if (running.current) return
    const controller = new AbortController()
    running.current = controller
    path.current = filePath
    show({ kind: 'sending', percent: 0 })
    try {
      await run(controller, filePath)
    } catch (error) {
      const isCancelled = error instanceof ApiError && error.kind === 'aborted'
      show(isCancelled ? idle : { kind: 'failed', message: wordsFor(error), canRetry: true })
    } finally {
      running.current = undefined
    }
  }

  return {
    upload,
    send: (filePath: string) => void send(filePath),
    cancel: () => running.current?.abort(),
    retry: () => path.current !== undefined && void send(path.current),
    refuse,
    drop: () => show(idle),
  }
}
