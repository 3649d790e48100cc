import type { PreviewImages } from './types'

export const previewImages: PreviewImages = async (urls, current) => {
  const { showPictures } = await import('./showPictures')
  showPictures(urls, current)
}
