import { type RefObject, useCallback, useState } from 'react'

/** A phone plays no sound before a press. A live stream then starts muted, because it would be missed otherwise. */
export function useSilentStart(ref: RefObject<HTMLVideoElement>, isLive: boolean) {
  const [isSilenced, setSilenced] = useState(false)
  const [isMuted, setMuted] = useState(false)
  const begin = useCallback(() => {
    const video = ref.current
    video?.play().catch((error: unknown) => {
      if (!isLive || !(error instanceof DOMException) || error.name !== 'NotAllowedError') return
      video.muted = true
      setMuted(true)
      setSilenced(true)
      video.play().catch(() => undefined)
    })
  }, [ref, isLive])
  const toggleMuted = () => {
    if (ref.current) ref.current.muted = !isMuted
    setMuted(!isMuted)
    setSilenced(false)
  }
  return { isSilenced, isMuted, begin, toggleMuted }
}
