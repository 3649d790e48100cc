/** Names that only Safari on iPhones has. */
export interface AppleVideo extends HTMLVideoElement {
  webkitEnterFullscreen?: () => void
  webkitExitFullscreen?: () => void
  webkitDisplayingFullscreen?: boolean
  webkitSupportsPresentationMode?: (mode: string) => boolean
  webkitSetPresentationMode?: (mode: 'picture-in-picture' | 'inline') => void
  webkitPresentationMode?: string
}

interface LockableOrientation extends ScreenOrientation {
  lock?: (orientation: 'landscape' | 'portrait') => Promise<void>
}

/** Turns a phone to the picture's orientation; landscape while that is unknown. Computers refuse, which is fine. */
function turnTo(video: HTMLVideoElement): void {
  const orientation: LockableOrientation | undefined = window.screen.orientation
  orientation?.lock?.(isUpright(video) ? 'portrait' : 'landscape').catch(() => undefined)
}

export const isFullscreen = (root: HTMLElement, video: AppleVideo): boolean =>
  document.fullscreenElement === root || video.webkitDisplayingFullscreen === true

/**
 * Full screen for the whole player where the browser can; else for the picture, with the system's controls (iPhone).
 */
export function enterFullscreen(root: HTMLElement, video: AppleVideo): void {
  if (root.requestFullscreen)
    root.requestFullscreen().then(
      () => turnTo(video),
      () => undefined,
    )
  else video.webkitEnterFullscreen?.()
}

/** Full screen would be the system's player (iPhone), which shows nothing of ours. */
export const isSystemOnly = (root: HTMLElement): boolean => !root.requestFullscreen

export const isUpright = ({ videoWidth, videoHeight }: HTMLVideoElement): boolean => videoHeight > videoWidth

/** Leaves the iPhone's own player, which would cover our messages. */
export function leaveSystemPlayer(video: AppleVideo): void {
  if (video.webkitDisplayingFullscreen) video.webkitExitFullscreen?.()
}

export function leaveFullscreen(video: AppleVideo): void {
  if (document.fullscreenElement) void document.exitFullscreen()
  else leaveSystemPlayer(video)
}

/** Put on the home screen of an iPhone: it promises a small window and opens none. */
const isOnHomeScreen = () => 'standalone' in navigator && navigator.standalone === true

export const canFloat = (video: AppleVideo): boolean =>
  !isOnHomeScreen() &&
  (document.pictureInPictureEnabled || video.webkitSupportsPresentationMode?.('picture-in-picture') === true)

export const isFloating = (video: AppleVideo): boolean =>
  document.pictureInPictureElement === video || video.webkitPresentationMode === 'picture-in-picture'

/** Opens or closes the picture-in-picture window. */
export function toggleFloating(video: AppleVideo): void {
  const isOut = isFloating(video)
  if (document.pictureInPictureEnabled) {
    const moved: Promise<unknown> = isOut ? document.exitPictureInPicture() : video.requestPictureInPicture()
    moved.catch(() => undefined)
  } else {
    video.webkitSetPresentationMode?.(isOut ? 'inline' : 'picture-in-picture')
  }
}

/** Calls back when the small window opens or closes. @returns the function that stops it */
export function watchFloating(video: AppleVideo, listener: () => void): () => void {
  const names = ['enterpictureinpicture', 'leavepictureinpicture', 'webkitpresentationmodechanged']
  names.forEach((name) => video.addEventListener(name, listener))
  return () => names.forEach((name) => video.removeEventListener(name, listener))
}

/**
 * This begins to sound on the page in front: what else plays, in the small window, ends. iPhones, which have only
 * Apple's names, let no two videos sound.
 */
export function leaveOthers(media: HTMLMediaElement | null): void {
  const other = document.pictureInPictureElement
  if (!(other instanceof HTMLMediaElement) || other === media) return
  other.pause()
  document.exitPictureInPicture().catch(() => undefined)
}

export function leaveFloating(video: AppleVideo): void {
  if (isFloating(video)) toggleFloating(video)
}
