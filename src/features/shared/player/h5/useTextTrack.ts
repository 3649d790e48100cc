import { type RefObject, useEffect } from 'react'

import { texts } from '../texts'
import type { AppleVideo } from './fullscreen'

const events = ['webkitbeginfullscreen', 'webkitendfullscreen']

const trackEvents = ['addtrack', 'change']

/** What a stream carries, Safari would show by itself, below our own line. Its full screen is the system's. */
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
 * An iPhone's own full screen shows none of our lines: there the element's own track does, and nowhere else.
 * @param vtt what is switched on; '' = nothing
 * @param isOffered the learner has the choice, so that what the stream carries is not shown beside it
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
