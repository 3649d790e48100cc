import type { PreviewImages } from './types'

/** Loaded when first needed. */
export const previewImages: PreviewImages = async (urls, current) => {
  const { showPictures } = await import('./showPictures')
  showPictures(urls, current)
}
