/** Every picture of the academy as SVG text. The same name is always the same picture. */
export { bookCover } from './drawing/bookCovers'
export { courseCover, courseFigure } from './drawing/covers'
export { avatar, emblem, gridIcon, logo, paymentIcon } from './drawing/marks'
export { slider } from './drawing/sliders'
