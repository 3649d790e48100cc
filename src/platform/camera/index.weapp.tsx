import { Camera as NativeCamera } from '@tarojs/components'
import Taro from '@tarojs/taro'
import { forwardRef, useEffect, useImperativeHandle, useRef, useState } from 'react'

import { askPrivacy } from '../privacy'
import type { LocalPicture } from '../upload/types'
import type { CameraHandle, CameraProps, CameraView, OpenCameraSettings } from './types'

const takePhoto = () =>
  new Promise<LocalPicture>((resolve, reject) => {
    // WeChat clears its own temporary files.
    const success = ({ tempImagePath: path }: { tempImagePath: string }) => resolve({ path, release: () => undefined })
    Taro.createCameraContext().takePhoto({ quality: 'normal', success, fail: reject })
  })

/** WeChat's error of a camera: the learner does not allow it. */
let isForbidden = false

export const Camera: CameraView = forwardRef<CameraHandle, CameraProps>(function Camera(props, ref) {
  const [isAllowed, setAllowed] = useState(false)
  const latest = useRef(props)
  latest.current = props

  useEffect(() => {
    let isGone = false
    void askPrivacy().then((isWilling) => {
      if (isGone) return
      if (isWilling) setAllowed(true)
      else latest.current.onLost()
    })
    return () => {
      isGone = true
    }
  }, [])

  useImperativeHandle(ref, () => ({ take: takePhoto }))

  if (!isAllowed) return null
  return (
    <NativeCamera
      className={props.className}
      devicePosition='front'
      flash='off'
      onInitDone={() => {
        isForbidden = false
        props.onOpen()
      }}
      onError={() => {
        isForbidden = true
        props.onLost()
      }}
      onStop={props.onLost}
    />
  )
})

export const openCameraSettings: OpenCameraSettings = async () => {
  // Nothing is asked before: WeChat opens its settings only in a tap.
  if (isForbidden) await Taro.openSetting().catch(() => undefined)
}
