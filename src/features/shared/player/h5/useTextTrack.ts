import { type RefObject, useEffect } from 'react'

import { texts } from '../texts'
import type { AppleVideo } from './fullscreen'

const events = ['webkitbeginfullscreen', 'webkitendfullscreen']

const trackEvents = ['addtrack', 'change']

/** Safari would show a stream's own subtitles below ours. Its full screen is left to the system. */
function hushOthers(video: AppleVideo): () => void {
  const { textTracks } = video
  const hush = () => {
    if (video.webkitDisplayingFullscreen) return
    for (const track of Array.from(textTracks)) if (track.mode === 'showing') track.mode = 'disabled'
  }
  hush()
  trackEvents.forEach((name) => textTracks.addEventListener(name, hush))
  video.addEventListener('webkitendfullscreen', hush)
  return () => {
    trackEvents.forEach((name) => textTracks.removeEventListener(name, hush))
    video.removeEventListener('webkitendfullscreen', hush)
  }
}

/**
 * In an iPhone's own full screen our subtitles are invisible, so the element's text track shows them there, and only
 * there.
 * @param vtt the subtitles that are switched on; '' = none
 * @param isOffered the learner can choose subtitles, so the stream's own ones are hidden
 */
export function useTextTrack(ref: RefObject<AppleVideo>, vtt: string, isOffered: boolean): void {
  useEffect(() => (isOffered && ref.current ? hushOthers(ref.current) : undefined), [ref, isOffered])
  useEffect(() => {
    const video = ref.current
    if (!video || vtt === '') return
    const address = URL.createObjectURL(new Blob([vtt], { type: 'text/vtt' }))
    const track = document.createElement('track')
    Object.assign(track, { kind: 'subtitles', label: texts.subtitles.name, srclang: 'zh', src: address })
    const follow = () => {
      track.track.mode = video.webkitDisplayingFullscreen ? 'showing' : 'hidden'
    }
    video.append(track)
    follow()
    events.forEach((name) => video.addEventListener(name, follow))
    return () => {
      events.forEach((name) => video.removeEventListener(name, follow))
      track.remove()
      URL.revokeObjectURL(address)
    }
  }, [ref, vtt])
}
