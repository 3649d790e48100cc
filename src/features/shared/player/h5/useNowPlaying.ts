import { useEffect } from 'react'

/**
 * Tells the system what plays. Behind a locked screen a phone stops the picture: its controls there, which name the
 * lesson then, go on with the sound.
 */
export function useNowPlaying(isOn: boolean, title: string, poster: string): void {
  useEffect(() => {
    if (!isOn || !('mediaSession' in navigator)) return
    const playing = new MediaMetadata({ title, artwork: poster ? [{ src: poster }] : [] })
    navigator.mediaSession.metadata = playing
    return () => {
      // Another lesson may have been told of meanwhile.
      if (navigator.mediaSession.metadata === playing) navigator.mediaSession.metadata = null
    }
  }, [isOn, title, poster])
}
