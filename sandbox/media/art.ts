/** Every picture of the academy as SVG text: drawn from its name alone, so the same name is always the same picture. */
export { courseCover, courseFigure } from './drawing/covers'
export { avatar, gridIcon, logo, paymentIcon } from './drawing/marks'
export { slider } from './drawing/sliders'
