import type { PreviewImages } from './types'
import { openViewer } from './viewer'

export const previewImages: PreviewImages = async (urls, current) => openViewer(urls, current)
