import { type RefObject, useEffect } from 'react'

import { texts } from '../texts'
import type { AppleVideo } from './fullscreen'

const events = ['webkitbeginfullscreen', 'webkitendfullscreen']

/** An iPhone's own full screen shows none of our lines: there the element's own track does, and nowhere else. */
export function useTextTrack(ref: RefObject<AppleVideo>, vtt: string): void {
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
