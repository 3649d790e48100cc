import type { PreviewImages } from './types'

/** Loaded when first needed: Taro's viewer on H5 brings a slider library along. */
export const previewImages: PreviewImages = async (urls, current) => {
  const { openViewer } = await import('./viewer')
  openViewer(urls, current)
}
