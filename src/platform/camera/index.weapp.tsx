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
      onInitDone={props.onOpen}
      onError={props.onLost}
      onStop={props.onLost}
    />
  )
})

export const openCameraSettings: OpenCameraSettings = async () => {
  const { authSetting } = await Taro.getSetting()
  if (authSetting['scope.camera'] === false) await Taro.openSetting().catch(() => undefined)
}
