import Taro from '@tarojs/taro'
import { useEffect, useState } from 'react'

import { emptyFolder } from '@/platform/download/weapp/emptyFolder'

/** In characters. WeChat draws nothing of a page that gets more than 1 MB of data at a time. */
const mostInData = { photo: 4_000, drawing: 200_000 }

const photo = /^data:image\/(\w+);base64,/

let folder: string | undefined
let count = 0

/** WeChat takes a larger photo from a file, which is there as long as the picture. */
export function useCarried(src: string): string | undefined {
  const [start, type] = (src.length > mostInData.photo && photo.exec(src)) || []
  const [path, setPath] = useState<string>()
  useEffect(() => {
    if (!start) return undefined
    // An app that was killed has left its files.
    folder ??= emptyFolder('carried')
    const filePath = `${folder}/${(count += 1)}.${type}`
    const files = Taro.getFileSystemManager()
    files.writeFile({
      ...{ filePath, data: src.slice(start.length), encoding: 'base64' },
      success: () => setPath(filePath),
      fail: () => setPath(''),
    })
    return () => {
      files.unlink({ filePath, fail: () => undefined })
      setPath(undefined)
    }
  }, [src, start, type])
  if (start) return path
  return src.length > mostInData.drawing ? '' : src
}
