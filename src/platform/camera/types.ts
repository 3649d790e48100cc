import type { ForwardRefExoticComponent, RefAttributes } from 'react'

import type { LocalPicture } from '../upload/types'

export interface CameraHandle {
  /**
   * The camera's picture now, as a JPEG of at most 1280 px.
   * @throws when there is none (yet)
   */
  take(): Promise<LocalPicture>
}

export interface CameraProps {
  className?: string
  onOpen: () => void
  /** No picture: refused, missing, used by another app, taken away. */
  onLost: () => void
}

/**
 * The front camera, without sound, and its picture. Drawing it requests the camera; removing it switches the camera
 * off.
 */
export type CameraView = ForwardRefExoticComponent<CameraProps & RefAttributes<CameraHandle>>

/**
 * Opens the settings where a learner can undo a refusal. A no-op on H5, where the browser asks again or has a switch
 * of its own.
 */
export type OpenCameraSettings = () => Promise<void>
