import type { ForwardRefExoticComponent, RefAttributes } from 'react'

import type { LocalPicture } from '../upload/types'

export interface CameraHandle {
  /**
   * What the camera sees now, as a JPEG of at most 1280 px.
   * @throws when it sees nothing (yet)
   */
  take(): Promise<LocalPicture>
}

export interface CameraProps {
  className?: string
  /** There is a picture. */
  onOpen: () => void
  /** There is none: refused, missing, used by another app, taken away. */
  onLost: () => void
}

/**
 * The front camera, without sound, and what it sees. It is asked for when this is drawn, and is off as soon as this is
 * gone.
 */
export type CameraView = ForwardRefExoticComponent<CameraProps & RefAttributes<CameraHandle>>

/**
 * Leads to where the learner takes a refusal back, before the camera is drawn once more. On H5 there is no such place:
 * the browser asks again or has its own switch.
 */
export type OpenCameraSettings = () => Promise<void>
