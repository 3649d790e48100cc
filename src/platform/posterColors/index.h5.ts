import { readColors } from './read'

/** `npm run brand` writes them into the page. */
export const posterColors = readColors(document.documentElement.dataset.poster)
