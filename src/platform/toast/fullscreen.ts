import { line } from './index.h5'

/**
 * H5: in full screen nothing outside of it is drawn, so the messages move in with it, and out again. They move as it
 * changes and not as they come: screen readers hear what is filled in an element that was there before.
 */
document.addEventListener('fullscreenchange', () => (document.fullscreenElement ?? document.body).append(line))
