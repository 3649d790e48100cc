export { createPictureList, type ListedPicture, type PictureList, unsentOf, urlsOf } from './pictureList'
export { PicturesField } from './PicturesField'
export { usePictureItems } from './usePictureItems'
export { useResent } from './useResent'
