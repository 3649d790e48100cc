import { forwardRef, useEffect, useImperativeHandle, useRef } from 'react'

import { fittingJpeg, photoSize } from '../upload/jpeg'
import type { CameraHandle, CameraProps, CameraView, OpenCameraSettings } from './types'

const front: MediaStreamConstraints = {
  audio: false,
  video: { facingMode: 'user', width: { ideal: 1280 }, height: { ideal: 960 } },
}

/** Browsers offer the camera on https only. */
const openStream = async () => {
  if (!navigator.mediaDevices) throw new Error('No camera: the page did not come by https')
  return navigator.mediaDevices.getUserMedia(front)
}

const stopTracks = (stream: MediaStream) => stream.getTracks().forEach((track) => track.stop())

export const Camera: CameraView = forwardRef<CameraHandle, CameraProps>(function Camera(props, ref) {
  const video = useRef<HTMLVideoElement>(null)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    let isGone = false
    let stop = () => undefined as void
    const lose = () => {
      if (!isGone) latest.current.onLost()
    }
    const start = async () => {
      const stream = await openStream()
      stop = () => stopTracks(stream)
      // The page was left while the browser was asking.
      if (!video.current) return stop()
      stream.getTracks().forEach((track) => track.addEventListener('ended', lose))
      video.current.srcObject = stream
      await video.current.play()
      if (!isGone) latest.current.onOpen()
    }
    start().catch(lose)
    return () => {
      isGone = true
      stop()
    }
  }, [])

  useImperativeHandle(ref, () => ({
    async take() {
      const { videoWidth: width = 0, videoHeight: height = 0 } = video.current ?? {}
      if (!video.current || width === 0) throw new Error('The camera has no picture')
      return fittingJpeg(video.current, photoSize({ width, height }))
    },
  }))

  return <video ref={video} className={props.className} muted playsInline aria-hidden />
})

export const openCameraSettings: OpenCameraSettings = async () => undefined
