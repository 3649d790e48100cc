import { useTextTrack } from '@/features/shared/player/h5/useTextTrack'

import { show } from '../../../components/show'

function Probe({ video, isOffered }: { video: HTMLVideoElement; isOffered: boolean }) {
  useTextTrack({ current: video }, '', isOffered)
  return null
}

/** A video with a track of the stream's that Safari has chosen by itself. */
function aVideo() {
  const track = { mode: 'showing' }
  const textTracks = Object.assign(new EventTarget(), { 0: track, length: 1 })
  const video = document.createElement('video')
  Object.defineProperty(video, 'textTracks', { value: textTracks })
  return { video, track, textTracks }
}

test('what a stream carries is not shown beside our own line; in the system’s full screen it may be', async () => {
  const { video, track, textTracks } = aVideo()
  await show(Probe, { video, isOffered: false })
  expect(track.mode).toBe('showing')
  await show(Probe, { video, isOffered: true })
  expect(track.mode).toBe('disabled')
  Object.assign(video, { webkitDisplayingFullscreen: true })
  track.mode = 'showing'
  textTracks.dispatchEvent(new Event('change'))
  expect(track.mode).toBe('showing')
  Object.assign(video, { webkitDisplayingFullscreen: false })
  video.dispatchEvent(new Event('webkitendfullscreen'))
  expect(track.mode).toBe('disabled')
})
